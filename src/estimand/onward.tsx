import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href, hrefWith } from '#content/routes.ts'
import type { Texts } from '#src/study-design/index.ts'
import { designWords, questionParameters } from '#src/study-design/index.ts'
import { glossaryRecords } from '#src/words/words.ts'
import { designsFor, termsOf } from './choices.ts'
import { type Estimand, parametersOfEstimand } from './read.ts'
import type { EstimandWords } from './statement.ts'
import { questionOf } from './words.ts'

export interface ResultProps {
  words: EstimandWords
  estimand: Estimand
  texts: Texts
}

export function Designs({ words, estimand, texts }: ResultProps) {
  const language = useLanguage()
  const question = questionOf(texts)
  const designs = designsFor(estimand.summary)
  const t = words.designs
  return (
    <section aria-labelledby="designs-title" className="no-print">
      <h2 id="designs-title" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-2 text-muted">
        <Text>{designs.length > 0 ? t.lead : t.none}</Text>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {designs.map(({ name, parameters, note }) => (
          <li key={name}>
            <a
              className="onward-link"
              href={hrefWith(`study-design/${name}`, language, {
                ...parameters,
                ...questionParameters(question),
              })}
            >
              <Text>{designWords(name, language).heading}</Text>
            </a>
            {note && (
              <>
                {' '}
                <span className="block text-small text-muted">
                  <Text>{t.notes[note]}</Text>
                </span>
              </>
            )}
          </li>
        ))}
        <li>
          <a className="onward-link" href={href('home', language, 'contact')}>
            {t.ask}
          </a>
        </li>
      </ul>
    </section>
  )
}

export function Terms({ words, estimand }: ResultProps) {
  const language = useLanguage()
  const slugs = termsOf(
    estimand.summary,
    estimand.events.map(({ strategy }) => strategy),
  )
  const terms = slugs.flatMap((slug) => glossaryRecords().find((term) => term.slug === slug) ?? [])
  return (
    <section aria-labelledby="terms-title" className="no-print">
      <h2 id="terms-title" className="text-h3">
        {words.terms.title}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {terms.map(({ slug, term }) => (
          <li key={slug}>
            <a className="onward-link" href={href('key-concepts', language, slug)}>
              <Text>{term[language]}</Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Keep({ words, texts }: ResultProps) {
  const language = useLanguage()
  const address = hrefWith('estimand', language, parametersOfEstimand(texts))
  const t = words.keep
  return (
    <section aria-labelledby="keep-title" className="no-print">
      <h2 id="keep-title" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-2 text-muted max-w-text">
        <Text>{t.lead}</Text>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <a className="onward-link" href={address}>
            <Text>{t.link}</Text>
          </a>
        </li>
      </ul>
    </section>
  )
}
