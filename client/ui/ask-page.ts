/**
 * `XMLHttpRequest` parses HTML without a trusted type, because scripts in its document never run.
 * @param parts selectors of what the page must have: the sign-in page of a network has none of it
 * @throws if no such page arrives and if the signal aborts
 */
export function askPage(address: string, signal: AbortSignal, ...parts: string[]): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`No page from ${address}: open it to see why`))
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () => {
      const { status, responseURL, responseXML: page } = request
      const isAsked = status === 200 && responseURL === new URL(address, location.href).href
      return isAsked && page && parts.every((part) => page.querySelector(part)) ? resolve(page) : fail()
    }
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })
}
