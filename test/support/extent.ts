/** Whether all is tried (`npm run test:all`): else loops over many of a kind take a telling part. */
export const isWhole = process.env.TEST_ALL !== undefined

/** Whether a journey is tried in a language at a width: all four pairs, else one in each language. */
export const isTaken = (language: 'en' | 'he', width: number): boolean =>
  isWhole || (language === 'en') === width > 640
