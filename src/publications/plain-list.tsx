import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/publications/plain-list/en.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { SampleNote } from '#src/blocks/sample-note.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'
import { allCounts, undatedCount } from './list.ts'
import { PublicationsPerYear } from './publications-per-year.tsx'

export const publications = definePage<typeof en>({
  copy: wordsOf('publications/plain-list'),
  Page: Publications,
})

/** Only says that a list is to come. The list of articles and books is `scientific-articles`. */
function Publications({ copy }: PageProps<typeof en>) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.subtitle} />
      <CategoryBar active="scientific-articles" />
      <div className="wrap section split">
        <div className="lg:col-span-6">
          <p className="text-h3 font-700">
            <Text>{copy.comingSoon}</Text>
          </p>
          <SampleNote about={['publications']} />
        </div>
        <div className="lg:col-span-6">
          <PublicationsPerYear counts={allCounts()} undated={undatedCount()} />
        </div>
      </div>
    </>
  )
}
