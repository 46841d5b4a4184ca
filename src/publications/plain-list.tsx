import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/publications/plain-list/en.ts'
import { href } from '#content/routes.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'
import { allPublications } from './list.ts'

export const publications = definePage<typeof en>({
  copy: wordsOf('publications/plain-list'),
  Page: Publications,
})

/** Only says that a list is to come. The list of articles and books is `scientific-articles`. */
function Publications({ copy, language }: PageProps<typeof en>) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.subtitle} />
      <CategoryBar active="scientific-articles" />
      <div className="wrap section">
        <p className="text-h3 font-700">
          <Text>{copy.comingSoon}</Text>
        </p>
        <p className="mt-4">
          <a className="onward-link" href={href('scientific-articles', language)}>
            <Text>{fill(copy.articles, { count: allPublications().length })}</Text>
          </a>
        </p>
      </div>
    </>
  )
}
