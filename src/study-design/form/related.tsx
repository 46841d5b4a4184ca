import { designNames } from '@marom/trial-designs'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith, termHref } from '#content/routes.ts'
import { carriedParameters } from '#src/study-design/compare/carried.ts'
import { designWords } from '#src/study-design/words.ts'
import { designTerms } from '#src/words/words.ts'
import type { DesignProps } from './types.ts'

/** The terms of the glossary that lead to the design. */
export function Terms({ name, words }: Pick<DesignProps, 'name' | 'words'>) {
  const language = useLanguage()
  const terms = designTerms(language)[name] ?? []
  if (terms.length === 0) return null
  return (
    <section className="no-print" aria-labelledby="terms-title">
      <h2 id="terms-title" className="text-h3">
        {words.terms}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {terms.map(({ slug, title }) => (
          <li key={slug}>
            <a className="term-link" href={termHref(slug, language)}>
              <Text>{title}</Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The other designs, with the comparison that the page carries along. */
export function Others({ name, words, carried }: Pick<DesignProps, 'name' | 'words' | 'carried'>) {
  const language = useLanguage()
  return (
    <nav aria-labelledby="others-title" className="no-print">
      <h2 id="others-title" className="text-h3">
        {words.others.title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {designNames
          .filter((other) => other !== name)
          .map((other) => (
            <li key={other}>
              <a
                className="onward-link"
                href={hrefWith(`study-design/${other}`, language, carriedParameters(carried))}
              >
                <Text>{designWords(other, language).heading}</Text>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
