export interface Builder {
  name: string
  /** The program that Node runs. What it imports is found by itself. */
  entry: string
  /** Other files that it reads, as globs. */
  reads?: readonly string[]
  /** One output for each folder that it writes to: without it, the builder runs again. */
  writes: readonly string[]
  /** Builders whose output it reads; or all that stand before it. */
  after?: readonly string[] | 'all'
  /** Files of `.build/` that it imports and that do not change its output. */
  ignores?: readonly string[]
  /** It writes nothing of use for `wrangler dev`: the Worker does the same at a request. */
  isForDeploy?: boolean
}
