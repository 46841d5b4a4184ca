/** A released schema: the last commit of main that had it. Its file as SQL is `<schema>.sql`. */
export interface Release {
  schema: number
  commit: string
}

/** The release that today's replaces, and that a rollback brings back. */
export const releaseBefore: Release = { schema: 2, commit: '84404fff6c71a9a7df773a023f2521209cc8e8e8' }
