import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/pages/publications/en.ts'
import { href } from '#content/routes.ts'
import { PublicationsPerYear } from '../plots/publications-per-year.tsx'
import { allCounts, undatedCount } from '../publications.ts'
import { CategoryBar } from '../sections/category-bar.tsx'
import { Opening } from '../sections/opening.tsx'
import { wordsOf } from '../words.ts'
import { definePage, type PageProps } from './page.ts'

export const publications = definePage<typeof en>({
  copy: wordsOf<typeof en>('pages/publications'),
  Page: Publications,
})

/** Says that a list is to come, and where there is one already: its years stand beside it. */
function Publications({ copy, language }: PageProps<typeof en>) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.subtitle} />
      <CategoryBar active="scientific-articles" />
      <div className="wrap section split items-start">
        <div className="lg:col-span-7">
          <p className="text-h3 font-700">
            <Text>{copy.comingSoon}</Text>
          </p>
          <p className="mt-4">
            <a className="onward-link" href={href('scientific-articles', language)}>
              <Text>{copy.link}</Text>
              <span aria-hidden="true" className="i-lucide-arrow-right mirror ms-2" />
            </a>
          </p>
        </div>
        <div className="lg:col-span-5">
          <PublicationsPerYear counts={allCounts()} undated={undatedCount()} />
        </div>
      </div>
    </>
  )
}
