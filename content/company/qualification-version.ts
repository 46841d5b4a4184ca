/** A test asks for a new version when the page states something else. */
export const qualificationVersion = {
  number: '1.2',
  /** ISO day. */
  day: '2026-12-01',
  /** The digest of what this version states; the test prints the next one. */
  states: '00ebd8b6b2caee58',
} as const
