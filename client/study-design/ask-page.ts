/**
 * The page at an address of this site, parsed. `XMLHttpRequest` because it is the one parser of
 * HTML that needs no trusted type: scripts in what it parses never run.
 * @throws when no page arrives, and when the signal aborts
 */
export function askPage(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`No page from ${address}: open it to see why`))
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () =>
      request.status === 200 && request.responseXML ? resolve(request.responseXML) : fail()
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })
}
