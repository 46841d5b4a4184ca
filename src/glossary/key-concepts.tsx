import { Fragment } from 'react'
import { GlossaryFilter } from '#client/glossary/glossary-filter.tsx'
import type { GlossaryWords } from '#client/glossary/words.ts'
import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/key-concepts/en.ts'
import { alphabets } from '#content/glossary/letters.ts'
import type { Language } from '#content/locales.ts'
import { href, routes, termHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { never } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Island } from '#src/site/layout/island.tsx'
import { usePlace } from '#src/site/places.tsx'
import { wordsOf } from '#src/words/words.ts'
import { OriginalTerm } from './original-term.tsx'
import { type GlossarySearch, isLetter, searchGlossary } from './search.ts'
import { definedTermSet } from './structured-data.ts'

type Copy = typeof en
type Props = PageProps<Copy, GlossarySearch>

export const keyConcepts = definePage<Copy, GlossarySearch>({
  copy: wordsOf('glossary/key-concepts'),
  mainEntity: definedTermSet,
  reads: { q: never, letter: isLetter },
  load: ({ language, query }) => searchGlossary(language, query),
  head: ({ copy: { title, description }, data: { terms } }) => ({
    title,
    description: fill(description, { total: terms.length }),
  }),
  Page: KeyConcepts,
})

function KeyConcepts({ copy, language, data }: Props) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} parents={[{ label: copy.parent, page: 'blog' }]} />
      <CategoryBar active="key-concepts" />
      <section className="wrap py-10 lg:py-14" aria-labelledby="dictionary-title">
        <h2 id="dictionary-title" className="text-h2 rule">
          <Text>{copy.dictionary}</Text>
        </h2>
        <p className="text-lead text-muted mt-4 mb-10">
          <Text>{fill(copy.explore, { total: data.terms.length })}</Text>
        </p>
        <div className="split">
          <div className="lg:col-span-4 no-print">
            <div className="lg:sticky lg:inset-bs-25 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1 lg:-m-1">
              <Filter copy={copy} data={data} />
              <p className="mt-6">
                <Text>{copy.site.text}</Text>{' '}
                <a className="link" href={href('search', language)}>
                  <Text>{copy.site.link}</Text>
                </a>
              </p>
              <p className="mt-4">
                <Text>{copy.print.text}</Text>{' '}
                <a className="link" href={href('biostatistic-glossary', language)}>
                  <Text>{copy.print.link}</Text>
                </a>
              </p>
            </div>
          </div>
          <div className="lg:col-span-8">
            <TermList copy={copy} data={data} language={language} />
            <Empty copy={copy} data={data} language={language} />
            <div className="no-print">
              <Files copy={copy} />
            </div>
          </div>
        </div>
      </section>
    </>
  )
}

function Files({ copy }: Pick<Props, 'copy'>) {
  const { name, href: license } = site.glossaryLicense
  return (
    <p className="mt-4">
      <Text>{copy.files.label}</Text>{' '}
      {(['csv', 'tbx', 'json'] as const).map((type) => (
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
        base: href('key-concepts', language),
        study: href('term-study', language),
        alphabet: alphabets[language],
        start: { ...filter, shown, total: terms.length, counts },
      }}
    />
  )
}

function Empty({ copy, data, language }: ListProps) {
  return (
    <div id="no-terms" className="failure lg:mt-3" hidden={data.shown > 0}>
      <h3 className="text-lead font-700">{copy.empty.title}</h3>
      <p className="mt-1 text-muted">{copy.empty.text}</p>
      <p className="mt-5 no-print">
        <a className="btn-quiet" href={href('key-concepts', language)}>
          {copy.empty.clear}
        </a>
      </p>
    </div>
  )
}

interface ListProps extends Pick<Props, 'copy' | 'data'> {
  language: Language
}

/**
 * Every term is in the document, hidden or not, so that the browser can filter without the server.
 */
function TermList({ copy, data, language }: ListProps) {
  const Planning = usePlace('termPlanning')
  const rows = data.terms.map((term, index) => ({ ...term, isHidden: !data.isShown[index] }))
  const groups = Map.groupBy(rows, ({ letter }) => letter)
  return (
    <div id="terms" className="terms">
      {[...groups].map(([letter, group]) => {
        const count = group.filter(({ isHidden }) => !isHidden).length
        return (
          <section key={letter} data-letter={letter} hidden={count === 0}>
            <h3>
              {`${letter} `}
              <span data-count="">
                {fill(count === 1 ? copy.filter.one : copy.filter.many, { count: count || group.length })}
              </span>
            </h3>
            {group.map(({ slug, isHidden, record }) => (
              <details key={slug} id={slug} hidden={isHidden}>
                <summary>
                  <Text>{record.term[language]}</Text>
                  <OriginalTerm record={record} />
                </summary>
                <p>
                  <Text>{record.definition[language]}</Text>
                </p>
                <div className="no-print">
                  <a className="link" href={termHref(slug, language)}>
                    {copy.entry}
                  </a>
                </div>
                {Planning && <Planning slug={slug} />}
              </details>
            ))}
          </section>
        )
      })}
    </div>
  )
}
