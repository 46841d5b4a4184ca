import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import type { Places } from '#src/site/places.tsx'
import { readQuestion } from '#src/study-design/index.ts'
import { plainText } from './pieces.ts'
import { readEstimand } from './read.ts'
import { sentenceOf } from './statement.ts'
import { type ExampleName, estimandWords, exampleHref, exampleTexts, sayIn } from './words.ts'

/** The question of an example without its intercurrent events. */
export function questionSentence(name: ExampleName, language: Language): string {
  const answer = readEstimand(exampleTexts(name, language))
  if (answer.state !== 'stated') return ''
  return plainText(sentenceOf({ ...answer.estimand, events: [] }, estimandWords(language), sayIn(language)))
}

/** What a design is for: a line with a link back, or a sentence before its methods. */
export function DesignQuestion({ example, isSentence }: Places['designQuestion']) {
  const language = useLanguage()
  const name = readQuestion(example)
  if (!name) return null
  if (isSentence) return <Text>{`${questionSentence(name, language)} `}</Text>
  const { line, back } = estimandWords(language).forDesign
  return (
    <p className="mb-4">
      <Text>{fill(line, exampleTexts(name, language))}</Text>{' '}
      <a className="link" href={`${exampleHref(name, language)}#result`}>
        <Text>{back}</Text>
      </a>
    </p>
  )
}
