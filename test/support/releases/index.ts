/** A released schema: the last commit of main that had it. Its file as SQL is `<schema>.sql`. */
export interface Release {
  schema: number
  commit: string
}

/** The release that today's replaces, and that a rollback brings back. */
export const releaseBefore: Release = { schema: 1, commit: 'c5704b49e95dceb8befd958fe9dd3baa3a3f69de' }
