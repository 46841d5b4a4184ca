import type { Bindings } from '#src/env.ts'

/**
 * A file of `public/` that the build wrote.
 * @param path from the root of the site; the caller takes no part of it from a visitor unchecked
 * @returns undefined where the build wrote no such file
 */
export async function staticFile({ ASSETS }: Bindings, path: string): Promise<Response | undefined> {
  const response = await ASSETS.fetch(`https://assets.local${path}`)
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status !== 404) throw new Error(`The static file ${path} answers ${response.status}`)
  return undefined
}

/**
 * Reads a static file once in an isolate.
 * @param read makes the value of the file's answer; without it the file is JSON of that type
 */
export function keptFile<Value>(
  path: string,
  read: (response: Response) => Promise<Value> = (response) => response.json<Value>(),
): (env: Bindings) => Promise<Value> {
  // The value and not its promise: a request may not wait for what another one reads.
  let kept: Value | undefined
  return async (env) => {
    if (kept !== undefined) return kept
    const response = await staticFile(env, path)
    if (!response) throw new Error(`There is no file ${path}. Run "npm run build".`)
    kept = await read(response)
    return kept
  }
}
