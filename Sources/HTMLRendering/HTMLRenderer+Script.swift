internal import CAssets

extension HTMLRenderer {
  /// The script of pages that name one by `HTMLOptions.scriptURL`, in UTF-8: it posts actions without loading the page
  /// anew, and follows a stream of events. The page's policy allows these bytes and no others.
  public static let script = Array(
    UnsafeBufferPointer(start: paravent_page_script(), count: paravent_page_script_size()))
}
