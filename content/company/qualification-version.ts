/** A test asks for a new version when the page states something else. */
export const qualificationVersion = {
  number: '1.1',
  /** ISO day. */
  day: '2026-11-26',
  /** The digest of what this version states; the test prints the next one. */
  states: '610946ab34cdc31b',
} as const
