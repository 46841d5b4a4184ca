export interface Builder {
  name: string
  /** The program that Node runs. Its imports are found automatically. */
  entry: string
  /** Other files that it reads, as globs. */
  reads?: readonly string[]
  /** One output in each folder that it writes to. If it is missing, the builder runs again. */
  writes: readonly string[]
  /** The builders whose output it reads, or all builders before it in the list. */
  after?: readonly string[] | 'all'
  /** Imported files of `.build/` that do not change its output. */
  ignores?: readonly string[]
  /** Does not run for `wrangler dev`, where the Worker does the same work at a request. */
  isForDeploy?: boolean
  /** Takes the longest: the others get less of the processor beside it. */
  isLongest?: true
}
