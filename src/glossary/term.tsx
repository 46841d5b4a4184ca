import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/term/en.ts'
import type { Language } from '#content/locales.ts'
import { href, termHref } from '#content/routes.ts'
import type { TermEntry } from '#content/types.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { TermMeaning } from '#src/blocks/term-meaning.tsx'
import { citationEndings } from '#src/publications/index.ts'
import { definePage, type NotFoundAnswer, type PageProps } from '#src/site/define-page.ts'
import { Notice } from '#src/site/notice.tsx'
import { glossaryRecords, isTerm, termEntry, wordsOf } from '#src/words/words.ts'
import { definedTerm } from './structured-data.ts'
import { TermAround } from './term-around.tsx'
import { TermCite } from './term-cite.tsx'
import { Definition, Formula, Note, OtherDefinitions } from './term-entry.tsx'
import { figureOf, isFigureValue, TermFigure } from './term-figure.tsx'
import { TermSources } from './term-sources.tsx'
import { TermTopic } from './term-topic.tsx'
import { TermUsedIn } from './term-used-in.tsx'
import { summaryOf } from './terms.ts'

type ShownTerm = TermEntry & { drawn: string | undefined }

type Props = PageProps<typeof en, ShownTerm>

const words = wordsOf('glossary/term')

export const term = definePage<typeof en, ShownTerm>({
  copy: words,
  reads: { figure: isFigureValue },
  load: async ({ params, language, query, env }) => {
    const entry = await termEntry(params.slug ?? '', env)
    if (!entry) return null
    return { ...entry, drawn: await figureOf(entry, { language, value: query.figure, env }) }
  },
  head: ({ data, language }) => ({
    title: data.term[language],
    description: summaryOf(data, language),
    picture: data.hasFigure ? `terms/${data.slug}-${language}.png` : undefined,
    mainEntity: (facts) => definedTerm(facts, data),
  }),
  Page: TermPage,
  items: {
    list: () => glossaryRecords().map(({ slug }) => ({ slug })),
    has: isTerm,
    endings: ['md', 'json', ...citationEndings],
    notFound: termNotFound,
  },
  assets: { styles: 'term' },
})

function TermPage(props: Props) {
  const { copy, language, data } = props
  const { usedIn, neighbors, place } = data.words[language]
  const hasMore = data.words[language].note.length > 0 || data.formula !== undefined
  return (
    <>
      <Opening
        heading={data.term[language]}
        parents={[
          { label: copy.insights, page: 'blog' },
          { label: copy.parent, page: 'key-concepts' },
        ]}
      />
      <CategoryBar active="key-concepts" />
      <div className="wrap py-5 md:py-10 lg:py-14 grid gap-8 md:gap-12">
        <TermMeaning />
        <Meanings {...props} hasMore={hasMore} />
        <TermTopic words={copy.topic} topic={data.topic} place={place} />
        <TermAround words={copy.around} term={data.term[language]} neighbors={neighbors} />
        <div className="grid gap-12 lg:grid-cols-2">
          <TermUsedIn words={copy} uses={usedIn} />
          <div className="grid gap-6 content-start">
            <TermSources words={copy} sources={data.sources} />
            <TermCite words={copy} entry={data} />
            <p className="no-print">
              <a className="onward-link" href={href('key-concepts', language)}>
                <Text>{copy.all}</Text>
              </a>
            </p>
          </div>
        </div>
      </div>
    </>
  )
}

/** Without a figure, formula and note are at its place: no half of the width is empty. */
function Meanings({ hasMore, ...props }: Props & { hasMore: boolean }) {
  const { slug, drawn } = props.data
  const more = (
    <>
      <Formula {...props} />
      <Note {...props} />
    </>
  )
  if (drawn)
    return (
      <div className="beside-figure">
        <Definition {...props} />
        <TermFigure slug={slug} drawn={drawn} />
        <div className="grid gap-12 content-start">
          <OtherDefinitions {...props} />
          {more}
        </div>
      </div>
    )
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <div className={hasMore ? 'grid gap-12 content-start' : 'contents'}>
        <Definition {...props} />
        <OtherDefinitions {...props} />
      </div>
      {hasMore && <div className="grid gap-12 content-start">{more}</div>}
    </div>
  )
}

function termNotFound(language: Language, slug: string): NotFoundAnswer {
  const copy = words(language)
  const action = { label: copy.all, href: href('key-concepts', language) }
  const { notFoundTitle: title, notFoundText: text } = copy
  return {
    head: { title, description: text },
    body: (
      <Notice heading={title} text={text} action={action} isNotFound>
        <Near label={copy.near} slug={slug} language={language} />
      </Notice>
    ),
  }
}

const singular = (slug: string) => slug.split('-').map((word) => word.replace(/s$/, ''))

/** The terms with all words of the slug, e.g. `hazard-ratio-hr` for `hazard-ratios`. */
function Near({ label, slug, language }: { label: string; slug: string; language: Language }) {
  const asked = singular(slug.toLowerCase())
  const near = glossaryRecords().filter((record) => {
    const own = singular(record.slug)
    return asked.every((word) => word !== '' && own.includes(word))
  })
  if (near.length === 0) return null
  return (
    <>
      <p className="mt-5">{label}</p>
      <ul className="mt-1">
        {near.slice(0, 6).map((record) => (
          <li key={record.slug}>
            <a className="onward-link" href={termHref(record.slug, language)}>
              <Text>{record.term[language]}</Text>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
