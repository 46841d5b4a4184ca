/** `npm run test:all` tries everything. Other runs take a few items of each large kind. */
export const isWhole = process.env.TEST_ALL !== undefined

/** All items, or one of `step` in a short run, among them the first. */
export const oneIn = <Item>(step: number, list: readonly Item[]): Item[] =>
  list.filter((_, place) => isWhole || place % step === 0)
