import { type PublicationFilters as Filters, filtersAddress, isShown } from '#client/publications/filters.ts'
import { PublicationList } from '#client/publications/publication-list.tsx'
import type { en } from '#content/publications/scientific-articles/en.ts'
import { href, routes } from '#content/routes.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { SampleNote } from '#src/blocks/sample-note.tsx'
import { never } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Island } from '#src/site/layout/island.tsx'
import { useMessages } from '#src/words/messages.ts'
import { wordsOf } from '#src/words/words.ts'
import { citationEndings, citationFormats } from './citations/formats.ts'
import { PublicationEntry } from './entry.tsx'
import { PublicationFilters } from './filters.tsx'
import { allCounts, allPublications, allYears, filtersOf, undatedCount } from './list.ts'
import { PublicationsPerYear } from './publications-per-year.tsx'
import { publicationList } from './structured-data.ts'

type Props = PageProps<typeof en, Filters>

/** The island finds the form by this id. */
const formId = 'publication-filters'

export const scientificArticles = definePage<typeof en, Filters>({
  copy: wordsOf('publications/scientific-articles'),
  Page: ScientificArticles,
  head: () => ({
    isState: false,
    mainEntity: publicationList,
    tags: () => <link rel="unapi-server" type="application/xml" title="unAPI" href="/unapi" />,
  }),
  reads: {
    q: never,
    year: (year) => allYears().includes(year),
    type: (type) => type === 'article' || type === 'book',
  },
  load: ({ query }) => filtersOf(query),
})

function ScientificArticles(props: Props) {
  const { copy, language, data: filters } = props
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} parents={[{ label: copy.parent, page: 'blog' }]}>
        <Tiles words={copy.stats} />
      </Opening>
      <CategoryBar active="scientific-articles" />
      <div className="wrap split py-5 lg:py-10 print:mt-8">
        <div className="lg:col-span-8">
          <PublicationFilters id={formId} filters={filters} years={allYears()} words={copy.filters} />
          <Results {...props} />
          <ListFiles filters={filters} />
        </div>
        <div className="lg:col-span-4">
          <PublicationsPerYear
            counts={allCounts()}
            undated={undatedCount()}
            chosen={filters.year === '' ? undefined : Number(filters.year)}
          />
          <SampleNote about="links" className="mt-8 text-muted" />
          <p className="text-small text-muted mt-4">
            <a className="link inline-block min-h-6" href={href('publications', language)}>
              {copy.plainPage}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}

/** With script the links follow the filters. */
function ListFiles({ filters }: { filters: Filters }) {
  const t = useMessages()
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-small no-print">
      <span>{t('cite.list')}</span>
      {citationEndings.map((ending) => [
        ' ',
        <a
          key={ending}
          className="footer-link min-w-6 min-h-6"
          data-follows-filters=""
          href={filtersAddress(`${routes['scientific-articles']}.${ending}`, filters)}
          download={`publications.${ending}`}
        >
          <bdi dir="ltr" lang="en">
            {citationFormats[ending].name}
          </bdi>
        </a>,
      ])}
    </p>
  )
}

function Tiles({ words }: { words: (typeof en)['stats'] }) {
  const publications = allPublications()
  const count = (type: string) => publications.filter((publication) => publication.type === type).length
  const tiles = [
    [words.total, publications.length],
    [words.books, count('book')],
    [words.articles, count('article')],
  ] as const
  return (
    <dl className="mt-4 flex flex-wrap gap-x-4 md:mt-6 md:gap-x-8">
      {tiles.map(([label, value]) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-2">
          <dt className="text-muted text-small sm:text-body">{label}</dt>
          <dd className="text-h3 font-700 figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** All publications are in the HTML; the filters hide some. */
function Results({ copy, language, data: filters }: Props) {
  const entries = allPublications().map((publication) => ({
    publication,
    isHidden: !isShown(publication.filtered, filters),
  }))
  return (
    <section className="mt-4" aria-labelledby="results-title">
      <h2 id="results-title" className="sr-only">
        {copy.stats.total}
      </h2>
      <Island
        name="publication-list"
        component={PublicationList}
        props={{
          count: copy.results.count,
          shown: entries.filter(({ isHidden }) => !isHidden).length,
          total: entries.length,
          empty: copy.empty,
          base: href('scientific-articles', language),
          form: formId,
        }}
      >
        <ul className="publication-rows border-t border-t-solid border-line">
          {entries.map(({ publication, isHidden }) => (
            <PublicationEntry
              key={publication.anchor}
              publication={publication}
              isHidden={isHidden}
              words={copy.results}
            />
          ))}
        </ul>
      </Island>
    </section>
  )
}
