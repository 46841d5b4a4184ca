import { builders } from '#src/build/builders.ts'
import { isCurrent } from '#src/build/inputs.ts'

/** The tests read the packed words, which may be older than `content/`. */
export function setup(): void {
  const packer = builders.find(({ name }) => name === 'content')
  if (packer && !isCurrent(packer))
    throw new Error('.build/content.bin is older than content/: run "npm run build".')
}
