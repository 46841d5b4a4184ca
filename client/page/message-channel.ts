/**
 * Firefox loses a message that is posted while a page is left for its back/forward cache. React's
 * scheduler posts one and waits for it before it posts another: a page that came back would render
 * nothing more. So each channel hears once more when the page comes back. The build puts this in
 * the place of the browser's own.
 */
class RepeatingChannel extends globalThis.MessageChannel {
  constructor() {
    super()
    addEventListener('pageshow', ({ persisted }) => persisted && this.port2.postMessage(null))
  }
}

export { RepeatingChannel as MessageChannel }
