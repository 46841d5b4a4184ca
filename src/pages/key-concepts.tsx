import { renderToStaticMarkup } from 'react-dom/server'
import { fill } from '#client/ui/fill.ts'
import type { GlossaryWords } from '#client/ui/glossary/words.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { alphabets } from '#content/glossary/letters.ts'
import type { Language } from '#content/locales.ts'
import type { en } from '#content/pages/key-concepts/en.ts'
import { href } from '#content/routes.ts'
import { type GlossarySearch, searchGlossary } from '../glossary.tsx'
import { Island } from '../layout/island.tsx'
import { CategoryBar } from '../sections/category-bar.tsx'
import { Opening } from '../sections/opening.tsx'
import { wordsOf } from '../words.ts'
import { definePage, type PageProps } from './page.ts'

type Copy = typeof en
type Props = PageProps<Copy, GlossarySearch>

export const keyConcepts = definePage<Copy, GlossarySearch>({
  copy: wordsOf<typeof en>('pages/key-concepts'),
  reads: ['q', 'letter'],
  freeText: ['q'],
  load: ({ language, query }) => searchGlossary(language, query),
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
            <div className="glossary-filter">
              <Filter copy={copy} data={data} />
              <p className="mt-6">
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
          </div>
        </div>
      </section>
    </>
  )
}

function Filter({ copy, data }: Pick<Props, 'copy' | 'data'>) {
  const language = useLanguage()
  const { filter, terms, shown, counts } = data
  const words: GlossaryWords = { ...copy.filter, empty: `${copy.empty.title}. ${copy.empty.text}` }
  return (
    <Island
      name="glossary-filter"
      props={{
        words,
        base: href('key-concepts', language),
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

const wholeLists: Partial<Record<Language, string>> = {}

/** Every term is in the document, hidden or not, so that the browser can widen the filter by itself. */
function TermList(props: ListProps) {
  const { data, language } = props
  const isWhole = data.shown === data.terms.length
  const html = (isWhole && wholeLists[language]) || renderToStaticMarkup(<Letters {...props} />)
  // What nearly everybody sees first is the same for all.
  if (isWhole) wholeLists[language] = html
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <div id="terms" className="terms" dangerouslySetInnerHTML={{ __html: html }} />
}

function Letters({ copy, data, language }: ListProps) {
  const rows = data.terms.map((term, index) => ({ ...term, isHidden: !data.isShown[index] }))
  const groups = Map.groupBy(rows, ({ letter }) => letter)
  return [...alphabets[language]].map((letter) => {
    const group = groups.get(letter)
    if (!group) return null
    const count = group.filter(({ isHidden }) => !isHidden).length
    return (
      <section key={letter} data-letter={letter} hidden={count === 0}>
        <h3>
          {`${letter} `}
          <span data-count="">
            {fill(count === 1 ? copy.filter.one : copy.filter.many, { count: count || group.length })}
          </span>
        </h3>
        {group.map(({ slug, isHidden, html }) => (
          <details
            key={slug}
            id={slug}
            hidden={isHidden}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered once
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </section>
    )
  })
}
