internal import Diagnostics
internal import Paravent

/// Has closures and webhooks answer the handlers' actions of one request.
struct HandlerCaller: Sendable {
  let handlers: ActionHandlers
  let webhooks: Webhooks
  let settings: ServerSettings
  let metrics: Metrics
  let identity: RequestIdentity
}

extension HandlerCaller {
  /// What answers a handler, a closure's name or a webhook's URL; `nil` where nothing does.
  func target(of handler: String) -> String? {
    handlers[handler] == nil ? webhooks[handler]?.url : handler
  }

  /// The milliseconds that a host may give at most: a year.
  private static let longest = 365 * 86_400_000

  /// When handlers that are called from now on must have answered, by `MonotonicClock.milliseconds`.
  var end: Int { MonotonicClock.milliseconds + min(settings.webhookTimeout, Self.longest) }

  /// Returns what becomes of the screen, in order; a closure goes before a webhook.
  ///
  /// - Parameter end: When all handlers of the request must have answered, by `MonotonicClock.milliseconds`.
  func replies(to call: HandlerCall, until end: Int) throws(HandlerFailure) -> [ActionReply] {
    let rest = end - MonotonicClock.milliseconds
    guard rest > 0 else {
      throw HandlerFailure(status: 504, message: "the handlers before it took all the time of the request")
    }
    if let closure = handlers[call.handler] {
      return [try ClosureCall().answer(call.arguments, by: closure, until: end)]
    }
    guard let target = webhooks[call.handler] else { throw .unanswered(call.handler) }
    do throws(HandlerFailure) {
      let webhook = Webhook(
        target: target, timeout: rest, answerLimit: settings.webhookLimit, fields: identity.fields(for: target))
      let replies = try webhook.answer(call)
      metrics.count(replies.contains { if case .failure = $0 { true } else { false } } ? .refusal : .success)
      return replies
    } catch {
      metrics.count(error.status == 504 ? .timeout : .failure)
      throw error
    }
  }
}
