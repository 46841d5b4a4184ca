import { builders } from '#src/build/builders.ts'
import { hashOf, keptHash, sourcesOf } from '#src/build/inputs.ts'

/**
 * The types of words are those of today's `content/`; what was packed of it may be older.
 * @throws with what to do
 */
export async function setup() {
  const packers = builders.filter(({ name }) => name === 'content')
  const sources = await sourcesOf(packers)
  if (packers.some((builder) => hashOf(builder, sources) !== keptHash(builder)))
    throw new Error('.build/content.bin is older than content/: run "npm run build".')
}
