/** A test asks for a new version when the page states something else. */
export const qualificationVersion = {
  number: '1.2',
  /** ISO day. */
  day: '2026-12-01',
  /** The digest of what this version states; the test prints the next one. */
  states: '3d11b29b2d16baf3',
} as const
