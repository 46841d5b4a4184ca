import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import {
  type CardName,
  cardGroups,
  cardWords,
  groupTitles,
  monitoringQuestion,
} from '#content/study-design/cards.ts'
import { designWords } from '#src/study-design/words.ts'
import { wordsOf } from '#src/words/words.ts'
import { height, width } from './picture.tsx'
import { pictures } from './pictures.ts'

interface CardProps {
  name: CardName
  language: Language
}

export function Drawing({ name, language }: CardProps) {
  const { facts, marks } = pictures[name]()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      fill="none"
      role="img"
      aria-label={fill(cardWords[name][language].finding, facts)}
    >
      {marks}
    </svg>
  )
}

/** The answer of the example, what it is for, and the picture. */
export function CardFigure(props: CardProps) {
  const { facts } = pictures[props.name]()
  const { unit, basis } = cardWords[props.name][props.language]
  return (
    <div className="design-figure">
      <p>
        <span className="design-size">
          <strong>{facts.n}</strong> <Text>{fill(unit, facts)}</Text>
        </span>{' '}
        <Text>{fill(basis, facts)}</Text>
      </p>
      <Drawing {...props} />
    </div>
  )
}

function textsOf(name: CardName, language: Language) {
  if (name === 'estimand') {
    const { heading, invitation } = wordsOf('estimand')(language)
    return { heading, question: invitation.text, address: href('estimand', language) }
  }
  if (name === 'monitoring') {
    const { heading } = wordsOf('study-design/monitoring')(language)
    return {
      heading,
      question: monitoringQuestion[language],
      address: href('study-design-monitoring', language),
    }
  }
  return { ...designWords(name, language), address: href(`study-design/${name}`, language) }
}

/** All of it can be pressed. */
function Card({ name, language }: CardProps) {
  const { heading, question, address } = textsOf(name, language)
  return (
    <li className="design-card">
      <CardFigure name={name} language={language} />
      <a className="link font-700" href={address}>
        <Text>{heading}</Text>
      </a>
      <p>
        <Text>{question}</Text>
      </p>
    </li>
  )
}

const cardsOf: Readonly<Record<(typeof cardGroups)[number], readonly CardName[]>> = {
  estimand: ['estimand'],
  comparison: ['two-means', 'two-proportions', 'time-to-event'],
  conduct: ['cluster-randomized', 'group-sequential', 'monitoring'],
  sameness: ['bioequivalence'],
  signal: ['one-proportion', 'simon-two-stage'],
  estimation: ['precision', 'rare-events'],
}

/** The question of each group, with the designs that answer it. */
export function Cards({ language }: { language: Language }) {
  return cardGroups.map((group) => (
    <section key={group} aria-labelledby={`designs-${group}`} data-cards={cardsOf[group].length}>
      <h3 id={`designs-${group}`}>
        <Text>{groupTitles[language][group]}</Text>
      </h3>
      <ul>
        {cardsOf[group].map((name) => (
          <Card key={name} name={name} language={language} />
        ))}
      </ul>
    </section>
  ))
}
