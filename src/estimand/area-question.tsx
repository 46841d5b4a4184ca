import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Places } from '#src/site/places.tsx'
import { plainText } from './pieces.ts'
import { Pieces } from './pieces-view.tsx'
import { readEstimand } from './read.ts'
import { eventLines, sentenceOf } from './statement.ts'
import { type ExampleName, estimandWords, exampleHref, exampleTexts, sayIn } from './words.ts'

/** By therapeutic area. */
export const areaExamples: Readonly<Partial<Record<string, ExampleName>>> = {
  oncology: 'oncology',
  vaccines: 'vaccine',
  cardiology: 'diabetes',
  neurology: 'pain',
}

export function AreaQuestion({ area }: Places['areaQuestion']) {
  const language = useLanguage()
  const name = areaExamples[area]
  if (!name) return null
  const answer = readEstimand(exampleTexts(name, language))
  if (answer.state !== 'stated') return null
  const words = estimandWords(language)
  const say = sayIn(language)
  return (
    <div>
      <h3 className="font-600">
        <Text>{words.examples.area}</Text>
      </h3>
      <p className="mt-2 max-w-text">
        <Pieces pieces={sentenceOf({ ...answer.estimand, events: [] }, words, say)} />
      </p>
      <ul className="bullets mt-2 max-w-text" aria-label={words.attributes.events}>
        {eventLines(answer.estimand, words, say).map((line) => (
          <li key={plainText(line)}>
            <Pieces pieces={line} />
          </li>
        ))}
      </ul>
      <a className="onward-link" href={`${exampleHref(name, language)}#result`}>
        <Text>{words.examples.open}</Text>
      </a>
    </div>
  )
}
