import { Fragment } from 'react'
import { GlossaryFilter } from '#client/glossary/glossary-filter.tsx'
import type { GlossaryWords } from '#client/glossary/words.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/key-concepts/en.ts'
import { href, routes, type StaticPageName } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { never } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Island } from '#src/site/layout/island.tsx'
import { wordsOf } from '#src/words/words.ts'
import { type GlossarySearch, isLetter, isTopic, searchGlossary } from './search.ts'
import { definedTermSet } from './structured-data.ts'
import { addressesIn, NoTerms, TermList } from './term-list.tsx'

type Copy = typeof en
type Props = PageProps<Copy, GlossarySearch>

export const keyConcepts = definePage<Copy, GlossarySearch>({
  copy: wordsOf('glossary/key-concepts'),
  reads: { by: (order) => order === 'topic', q: never, letter: isLetter, topic: isTopic },
  load: ({ language, query }) => searchGlossary(language, query),
  head: ({ copy: { description }, data: { terms } }) => ({
    description: fill(description, { total: terms.length }),
    isState: false,
    mainEntity: definedTermSet,
  }),
  Page: KeyConcepts,
  assets: { styles: 'list' },
})

function KeyConcepts({ copy, language, data }: Props) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} parents={[{ label: copy.parent, page: 'blog' }]} />
      <CategoryBar active="key-concepts" />
      <section className="wrap py-5 md:py-10 lg:py-14" aria-labelledby="dictionary-title">
        <h2 id="dictionary-title" className="text-h2">
          <Text>{copy.dictionary}</Text>
        </h2>
        <p className="text-body md:text-lead text-muted md:mt-2 mb-3 md:mb-10">
          <Text>{fill(copy.explore, { total: data.terms.length })}</Text>
        </p>
        <div className="split max-lg:gap-2">
          <div className="lg:col-span-4 no-print">
            <div className="glossary-filter">
              <Filter copy={copy} data={data} />
            </div>
          </div>
          <div className="lg:col-span-8">
            <TermList copy={copy} data={data} language={language} />
            <NoTerms copy={copy} data={data} language={language} />
            <div className="mt-4 grid gap-4 no-print">
              <Elsewhere {...copy.site} page="search" />
              <Elsewhere {...copy.print} page="biostatistic-glossary" />
              <Files copy={copy} />
            </div>
          </div>
        </div>
      </section>
    </>
  )
}

function Elsewhere({ text, link, page }: Copy['site'] & { page: StaticPageName }) {
  return (
    <p>
      <Text>{text}</Text>{' '}
      <a className="link" href={href(page, useLanguage())}>
        <Text>{link}</Text>
      </a>
    </p>
  )
}

function Files({ copy }: Pick<Props, 'copy'>) {
  const { name, href: license } = site.glossaryLicense
  return (
    <p>
      <Text>{copy.files.label}</Text>{' '}
      {(['csv', 'json'] as const).map((type) => (
        <Fragment key={type}>
          <a className="link" href={`${routes['key-concepts']}.${type}`} lang="en" dir="ltr">
            {type.toUpperCase()}
          </a>{' '}
        </Fragment>
      ))}
      <br />
      <Text>{copy.files.license}</Text>{' '}
      <a className="link" href={license} rel="license" lang="en" dir="ltr">
        {name}
      </a>
    </p>
  )
}

function Filter({ copy, data }: Pick<Props, 'copy' | 'data'>) {
  const language = useLanguage()
  const { filter, terms, shown, counts } = data
  const words: GlossaryWords = { ...copy.filter, empty: `${copy.empty.title}. ${copy.empty.text}` }
  return (
    <Island
      name="glossary-filter"
      component={GlossaryFilter}
      props={{
        words,
        addresses: addressesIn(language),
        study: href('term-study', language),
        order: data.order,
        start: { ...filter, shown, total: terms.length, counts },
      }}
    />
  )
}
