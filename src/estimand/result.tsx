import { LanguageProvider, useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type Language, locales, otherLanguages } from '#content/locales.ts'
import { usePlace } from '#src/site/places.tsx'
import { estimandAsParameter } from './as-parameter.ts'
import { Designs, Keep, type ResultProps, Terms } from './onward.tsx'
import { Pieces } from './pieces-view.tsx'
import type { Estimand } from './read.ts'
import { questionsOf, rowsOf, sentenceOf } from './statement.ts'
import { estimandWords, sayIn } from './words.ts'

export function EstimandResult(props: ResultProps) {
  const { words, estimand, texts } = props
  const language = useLanguage()
  const inOrder = [language, ...otherLanguages(language)]
  const Collect = usePlace('collect')
  return (
    <>
      <section id="result" aria-labelledby="sentence-title">
        <h2 id="sentence-title" className="text-h2">
          {words.sentence.title}
        </h2>
        <p className="mt-2 text-muted max-w-text no-print">
          <Text>{words.sentence.lead}</Text>
        </p>
        {inOrder.map((one) => (
          <Sentence key={one} language={one} estimand={estimand} />
        ))}
        {Collect && (
          <p className="mt-4 no-print">
            <Collect parameters={{ estimand: estimandAsParameter(texts) }} />
          </p>
        )}
      </section>
      <section aria-labelledby="table-title">
        <h2 id="table-title" className="text-h3">
          {words.table.title}
        </h2>
        {inOrder.map((one) => (
          <AttributeTable key={one} language={one} estimand={estimand} />
        ))}
      </section>
      <Questions {...props} />
      <Designs {...props} />
      <Terms {...props} />
      <Keep {...props} />
    </>
  )
}

interface InLanguage {
  language: Language
  estimand: Estimand
}

function Sentence({ language, estimand }: InLanguage) {
  return (
    <LanguageProvider language={language}>
      <blockquote className="quote mt-4" lang={language} dir={locales[language].dir}>
        <p>
          <Pieces pieces={sentenceOf(estimand, estimandWords(language), sayIn(language))} />
        </p>
      </blockquote>
    </LanguageProvider>
  )
}

function AttributeTable({ language, estimand }: InLanguage) {
  const words = estimandWords(language)
  return (
    <LanguageProvider language={language}>
      <table className="data-table mt-6" lang={language} dir={locales[language].dir}>
        <caption className="text-start text-small text-muted mb-2">
          <Text>{words.table.caption}</Text>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.attributes.title}</th>
            <th scope="col">{words.attributes.value}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(estimand, words, sayIn(language)).map(({ name, lines }) => (
            <tr key={name}>
              <th scope="row">
                <Text>{name}</Text>
              </th>
              <td>
                {lines.map((line, index) => {
                  const key = index
                  return (
                    <p key={key}>
                      <Pieces pieces={line} />
                    </p>
                  )
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </LanguageProvider>
  )
}

function Questions({ words, estimand }: ResultProps) {
  const language = useLanguage()
  const questions = questionsOf(estimand, words, sayIn(language))
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className="text-h3">
        {words.questions.title}
      </h2>
      <p className="mt-2 text-muted">
        <Text>{words.questions.lead}</Text>
      </p>
      <ul className="bullets mt-3 max-w-text">
        {questions.map((question, index) => {
          const key = index
          return (
            <li key={key}>
              <Pieces pieces={question} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
