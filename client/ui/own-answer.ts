/**
 * Asks for a file of this site. The sign-in page of a network and the notice of a proxy have status 200
 * too, or come by a redirect.
 * @param type begins the content type
 * @throws if this site did not answer
 */
export async function ownAnswer(address: string, type: string): Promise<Response> {
  const response = await fetch(address)
  const { ok, redirected, headers, status } = response
  if (!ok || redirected || !headers.get('content-type')?.startsWith(type))
    throw new Error(`${address} answered ${status}, but no ${type}: open it to see why`)
  return response
}
