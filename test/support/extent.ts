/** Whether all is tried (`npm run test:all`): else loops over many of a kind take a telling part. */
export const isWhole = process.env.TEST_ALL !== undefined
