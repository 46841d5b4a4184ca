import { builders } from '#src/build/builders.ts'
import { isCurrent } from '#src/build/inputs.ts'

/**
 * The types of words are those of today's `content/`; what was packed of it may be older.
 * @throws with what to do
 */
export function setup(): void {
  const packer = builders.find(({ name }) => name === 'content')
  if (packer && !isCurrent(packer))
    throw new Error('.build/content.bin is older than content/: run "npm run build".')
}
