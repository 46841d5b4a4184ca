/** Of these files only what matches is an input; without a match, only the name. */
export interface Extract {
  files: string | readonly string[]
  /** Global. */
  only: RegExp
}

export interface Builder {
  name: string
  /** The program that Node runs. Its imports are found automatically. */
  entry: string
  /** Other files that it reads, as globs. */
  reads?: readonly (string | Extract)[]
  /** A file that it writes with the list of the files that it read, e.g. those that esbuild found. */
  readsListedIn?: string
  /** One output in each folder that it writes to. If it is missing, the builder runs again. */
  writes: readonly string[]
  /** The builders whose output it reads, or all builders before it in the list. */
  after?: readonly string[] | 'all'
  /** Imported files of `.build/` that do not change its output. */
  ignores?: readonly string[]
  /** `npm start` shows pages before it has run. */
  isLater?: true
  /** Files that the Worker imports, with what `npm start` writes before the builder has run. */
  untilThen?: Readonly<Record<string, string>>
  /** Does not run for `npm start`, where no page shows its output. */
  isForDeploy?: true
  /** Its output has names of functions, which a bundle may change otherwise. */
  keepsNames?: true
  /** Takes the longest: the others get less of the processor beside it. */
  isLongest?: true
}

/** What may change which files a program imports. */
export const imports = /\b(?:from|import)\s*\(?\s*['"`][^'"`]+['"`]/g

/** Nothing in the files matters but their names. */
export const names = /(?!)/g
