/** `npm run test:all` tries everything. */
const isWhole = process.env.TEST_ALL !== undefined

/** How often a long loop runs: in `npm test`, and in `npm run test:all`. */
export const inShort = (short: number, whole: number): number => (isWhole ? whole : short)
