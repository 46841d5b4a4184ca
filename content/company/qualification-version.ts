/** A test asks for a new version when the page states something else. */
export const qualificationVersion = {
  number: '1.5',
  /** ISO day. */
  day: '2026-12-01',
  /** The digest of what this version states; the test prints the next one. */
  states: '4076ae1238433794',
} as const
