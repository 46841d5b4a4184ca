import type { Bindings } from '#src/env.ts'

/** Undefined if there is no such file. The caller checks parts of `path` that a visitor sent. */
export async function staticFile({ ASSETS }: Bindings, path: string): Promise<Response | undefined> {
  const response = await ASSETS.fetch(`https://assets.local${path}`)
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status !== 404) throw new Error(`The static file ${path} answers ${response.status}`)
  return undefined
}

/** A deploy uploads the files with the Worker. To check them in each isolate would cost CPU. */
// biome-ignore lint/plugin: the build of this version wrote a value of this type
const jsonOf = <Value>(response: Response) => response.json<Value>()

/** A static file as JSON. Undefined if there is no such file. */
export async function jsonFile<Value>(env: Bindings, path: string): Promise<Value | undefined> {
  const response = await staticFile(env, path)
  return response && jsonOf<Value>(response)
}

/** Reads a static file once in an isolate, by default as JSON. */
export function keptFile<Value>(
  path: string,
  read: (response: Response) => Promise<Value> = jsonOf,
): (env: Bindings) => Promise<Value> {
  // Not the promise: in workerd a request cannot wait for the I/O of another request.
  let kept: Value | undefined
  return async (env) => {
    if (kept !== undefined) return kept
    const response = await staticFile(env, path)
    if (!response) throw new Error(`There is no file ${path}. Run "npm run build".`)
    kept = await read(response)
    return kept
  }
}
