import { LanguageProvider } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/term/en.ts'
import type { Language } from '#content/locales.ts'
import { locales, otherLanguages } from '#content/locales.ts'
import { href, termHref } from '#content/routes.ts'
import type { TermEntry } from '#content/types.ts'
import { CategoryBar } from '#src/blocks/category-bar.tsx'
import { Inlines } from '#src/blocks/inlines.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { BothLink, inBoth } from '#src/blocks/side-by-side.tsx'
import { TermMeaning } from '#src/blocks/term-meaning.tsx'
import { definePage, type NotFoundAnswer, type PageProps } from '#src/site/define-page.ts'
import { Notice } from '#src/site/notice.tsx'
import { glossaryRecords, isTerm, termEntry, wordsOf } from '#src/words/words.ts'
import { termSides } from './sides.ts'
import { definedTerm } from './structured-data.ts'
import { figureOf, isFigureValue, TermFigure } from './term-figure.tsx'
import { TermSources } from './term-sources.tsx'
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
  isState: ({ query }) => query.figure !== undefined,
  notFound: termNotFound,
  head: ({ data, language }) => ({ title: data.term[language], description: summaryOf(data, language) }),
  picture: ({ slug, hasFigure }, language) => (hasFigure ? `terms/${slug}-${language}.png` : undefined),
  Page: TermPage,
  both: inBoth((language, entry) => termSides(entry, language)),
  mainEntity: definedTerm,
  items: {
    list: () => glossaryRecords().map(({ slug }) => ({ slug })),
    has: isTerm,
    endings: ['md', 'json'],
  },
})

function TermPage(props: Props) {
  const { copy, language, data } = props
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
      <div className="wrap py-10 lg:py-14 grid gap-12">
        <TermMeaning />
        <div className={data.drawn ? 'beside-figure' : 'contents'}>
          <Definitions {...props} />
          <TermFigure slug={data.slug} drawn={data.drawn} />
          <div className={data.drawn ? 'grid gap-12 content-start' : 'contents'}>
            <Formula {...props} />
            <Note {...props} />
          </div>
        </div>
        <BothLink />
        <SeeAlso {...props} />
        <TermUsedIn words={copy} uses={data.words[language].usedIn} />
        <TermSources words={copy} sources={data.sources} />
        <p className="no-print">
          <a className="onward-link" href={href('key-concepts', language)}>
            <Text>{copy.all}</Text>
          </a>
        </p>
      </div>
    </>
  )
}

/** The page's own language first. */
function Definitions({ copy, language, data }: Props) {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
      {[language, ...otherLanguages(language)].map((one) => (
        <section key={one} aria-labelledby={`definition-${one}`}>
          <h2 id={`definition-${one}`} className="text-h3">
            {copy.languages[one]}
          </h2>
          <div lang={one} dir={locales[one].dir} className="mt-3 max-w-text">
            <LanguageProvider language={one}>
              <p className="font-700">
                <dfn className="not-italic">
                  <Text>{data.term[one]}</Text>
                </dfn>
              </p>
              <p className="mt-2">
                {one === language ? (
                  <Inlines of={data.words[one].definition} />
                ) : (
                  <Text>{data.definition[one]}</Text>
                )}
              </p>
            </LanguageProvider>
          </div>
        </section>
      ))}
    </div>
  )
}

function Formula({ copy, language, data: { formula } }: Props) {
  if (!formula) return null
  return (
    <section aria-labelledby="formula-title">
      <h2 id="formula-title" className="text-h3">
        {copy.formula}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that the build wrote */}
      <div className="formula mt-4" dir="ltr" dangerouslySetInnerHTML={{ __html: formula.mathml }} />
      <p className="mt-4 text-small" data-markdown="skip">
        {copy.asText}{' '}
        <bdi dir="ltr" lang="en" translate="no">
          {formula.text}
        </bdi>
      </p>
      <p className="mt-2 max-w-text">
        <Text>{formula.where[language]}</Text>
      </p>
    </section>
  )
}

function Note({ copy, language, data }: Props) {
  const { note } = data.words[language]
  if (note.length === 0) return null
  return (
    <section aria-labelledby="note-title">
      <h2 id="note-title" className="text-h3">
        {copy.note}
      </h2>
      <div className="prose mt-3">
        {note.map((inlines) => (
          <p key={inlines.map(({ text }) => text).join('')}>
            <Inlines of={inlines} />
          </p>
        ))}
      </div>
    </section>
  )
}

function SeeAlso({ copy, language, data: { see } }: Props) {
  if (see.length === 0) return null
  return (
    <section aria-labelledby="see-title">
      <h2 id="see-title" className="text-h3">
        {copy.see}
      </h2>
      <ul className="mt-3 grid gap-2 justify-items-start">
        {see.map(({ slug, term: name }) => (
          <li key={slug}>
            <a className="link" href={termHref(slug, language)}>
              <Text>{name[language]}</Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function termNotFound(language: Language): NotFoundAnswer {
  const copy = words(language)
  const action = { label: copy.all, href: href('key-concepts', language) }
  return {
    head: { title: copy.notFoundTitle, description: copy.notFoundText },
    body: <Notice heading={copy.notFoundTitle} text={copy.notFoundText} action={action} isNotFound />,
  }
}
