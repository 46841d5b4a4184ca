import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { typed } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { frameWords } from '#src/study-design/index.ts'
import { estimandSource } from './choices.ts'
import { EstimandForm } from './form.tsx'
import { type EstimandAnswer, estimandParameters, readEstimand } from './read.ts'
import { EstimandResult } from './result.tsx'
import type { EstimandWords } from './statement.ts'
import { estimandWords, exampleLinks } from './words.ts'

type Props = PageProps<EstimandWords, EstimandAnswer>

export const estimand = definePage<EstimandWords, EstimandAnswer>({
  copy: estimandWords,
  reads: typed(estimandParameters),
  load: ({ query }) => readEstimand(query),
  isPosted: true,
  Page: EstimandPage,
})

function EstimandPage({ copy, language, data: answer }: Props) {
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: frameWords(language).parent, page: 'study-design' }]}
      >
        <p className="mt-4 text-small text-muted max-w-text no-print">
          <Text>{copy.privacy}</Text>
        </p>
      </Opening>
      <div className="wrap split pb-14 lg:pb-24">
        <div className="lg:col-span-5">
          <Examples words={copy} />
          <EstimandForm words={copy} answer={answer} />
        </div>
        <div className="lg:col-span-7 grid grid-cols-1 gap-14 content-start">
          {answer.state === 'stated' && (
            <EstimandResult words={copy} estimand={answer.estimand} texts={answer.texts} />
          )}
          <About words={copy} />
        </div>
      </div>
    </>
  )
}

function Examples({ words }: { words: EstimandWords }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="examples-title" className="mb-8 no-print">
      <h2 id="examples-title" className="text-h3">
        {words.examples.title}
      </h2>
      <ul className="mt-2 grid gap-1 justify-items-start">
        {exampleLinks(language).map(({ label, href }) => (
          <li key={label}>
            <a className="onward-link" href={`${href}#result`}>
              <Text>{label}</Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function About({ words }: { words: EstimandWords }) {
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className="text-h3">
        {words.about.title}
      </h2>
      <ul className="bullets mt-3 max-w-text">
        {words.about.entries.map((entry) => (
          <li key={entry}>
            <Text>{entry}</Text>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small max-w-text" dir="ltr" lang="en">
        {estimandSource}
      </p>
      <p className="mt-4 max-w-text">
        <Text>{words.aid}</Text>
      </p>
    </section>
  )
}
