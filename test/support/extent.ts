/** `npm run test:all` tries everything. Other runs take a few items of each large kind. */
export const isWhole = process.env.TEST_ALL !== undefined

/** How often a long loop runs: in `npm test`, and in `npm run test:all`. */
export const inShort = (short: number, whole: number): number => (isWhole ? whole : short)

/** All items, or one of `step` in `npm test`, among them the first. */
export const oneIn = <Item>(step: number, list: readonly Item[]): Item[] =>
  list.filter((_, place) => isWhole || place % step === 0)

/** `TEST_TRANSLATED=1` runs the journeys on pages that a translator changes. */
export const isTranslated = Boolean(process.env.TEST_TRANSLATED)

/** Of the four pairs of language and width two are tried: English wide and Hebrew narrow. */
export const isTaken = (language: 'en' | 'he', width: number): boolean =>
  isWhole || (language === 'en') === width > 640
