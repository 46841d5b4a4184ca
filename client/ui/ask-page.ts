/**
 * `XMLHttpRequest` parses HTML without a trusted type, because scripts in its document never run.
 * @throws if no page arrives and if the signal aborts
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
