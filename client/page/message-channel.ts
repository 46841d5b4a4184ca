/**
 * Firefox loses a message that is posted while a page enters the back/forward cache. React's
 * scheduler waits for this message, so the page would not render after Back.
 */
class RepeatingChannel extends globalThis.MessageChannel {
  constructor() {
    super()
    addEventListener('pageshow', ({ persisted }) => persisted && this.port2.postMessage(null))
  }
}

export { RepeatingChannel as MessageChannel }
