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
  /// Returns what becomes of the screen, in order; a closure goes before a webhook.
  func replies(to call: HandlerCall) throws(HandlerFailure) -> [ActionReply] {
    if let closure = handlers[call.handler] { return [try ClosureCall().answer(call.arguments, by: closure)] }
    guard let target = webhooks[call.handler] else {
      throw HandlerFailure(status: 501, message: "nothing answers the handler \(Wording.quoted(call.handler))")
    }
    do throws(HandlerFailure) {
      let replies = try Webhook(target: target, settings: settings, fields: identity.fields).answer(call)
      metrics.count(replies.contains { if case .failure = $0 { true } else { false } } ? .refusal : .success)
      return replies
    } catch {
      metrics.count(error.status == 504 ? .timeout : .failure)
      throw error
    }
  }
}
