import { ReadMore } from '#client/company/read-more.tsx'
import type { Leader } from '#content/types.ts'
import { Paragraphs } from '#src/company/paragraphs.tsx'
import { Island } from '#src/site/layout/island.tsx'

/** Cut after four lines until the visitor opens it. */
export function Biography({
  leader,
  words,
  headingId,
}: {
  leader: Leader
  words: { readMore: string; showLess: string }
  headingId: string
}) {
  return (
    <Island
      name="read-more"
      component={ReadMore}
      props={{ more: words.readMore, less: words.showLess, describedBy: headingId }}
    >
      <Paragraphs text={leader.bio} className="mt-4 first:mt-0" />
    </Island>
  )
}
