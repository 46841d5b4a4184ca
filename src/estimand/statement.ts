import type { en } from '#content/estimand/en.ts'
import { riskSummaries, type StrategyName, strategies } from './choices.ts'
import { isDeath } from './death.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { Estimand, IntercurrentEvent } from './read.ts'

export type EstimandWords = typeof en

/** A language's phrase for a typed text, or the text as it was typed. */
export type Say = (text: string) => Piece

/** A row of the table: an attribute and its value. Each event has its own line. */
interface AttributeRow {
  name: string
  lines: readonly (readonly Piece[])[]
}

/**
 * The detail of a strategy, e.g. `; scenario: …`. A missing but needed one is "to be specified".
 */
function noteOf({ strategy, detail }: IntercurrentEvent, { sentence }: EstimandWords, say: Say): Piece[] {
  if (detail === '' && !strategies[strategy].needsDetail) return []
  return [`; ${sentence.notes[strategy]}: `, detail === '' ? sentence.toSpecify : say(detail)]
}

/** ICH E9(R1) names the strategy after its event: for death it is "while alive". */
function nameOf({ event, strategy }: IntercurrentEvent): StrategyName | 'while-alive' {
  return strategy === 'while-on-treatment' && isDeath(event) ? 'while-alive' : strategy
}

function clauseOf(one: IntercurrentEvent, words: EstimandWords, say: Say): Piece[] {
  return piecesOf(words.sentence.clauses[nameOf(one)], {
    event: say(one.event),
    note: noteOf(one, words, say),
  })
}

export function sentenceOf(estimand: Estimand, words: EstimandWords, say: Say): Piece[] {
  const { population, treatment, comparator, variable, summary, events } = estimand
  const t = words.sentence
  const typed = { treatment: say(treatment), comparator: say(comparator), variable: say(variable) }
  const head = piecesOf(summary === 'proportion' ? t.frameOneArm : t.frame, {
    summary: piecesOf(t.summaries[summary], typed),
    population: say(population),
  })
  const clauses = events.flatMap((one, index) => {
    const isLast = index === events.length - 1
    const joint = index === 0 ? t.first : isLast ? t.last : t.next
    return [joint, ...clauseOf(one, words, say)]
  })
  return [...head, ...clauses, t.end]
}

/** Each event with its strategy. */
export function eventLines({ events }: Pick<Estimand, 'events'>, words: EstimandWords, say: Say): Piece[][] {
  return events.map((one) => [
    say(one.event),
    `: ${words.strategies[nameOf(one)]}`,
    ...noteOf(one, words, say),
  ])
}

/** In the order of ICH E9(R1). */
export function rowsOf(estimand: Estimand, words: EstimandWords, say: Say): AttributeRow[] {
  const { population, treatment, comparator, variable, summary, events } = estimand
  const t = words.attributes
  const compared =
    comparator === ''
      ? [say(treatment)]
      : piecesOf(t.versus, { treatment: say(treatment), comparator: say(comparator) })
  const lines = eventLines({ events }, words, say)
  return [
    { name: t.treatment, lines: [compared] },
    { name: t.population, lines: [[say(population)]] },
    { name: t.variable, lines: [[say(variable)]] },
    { name: t.events, lines: lines.length > 0 ? lines : [[t.none]] },
    { name: t.summary, lines: [[words.summaries[summary]]] },
  ]
}

/** Questions for the protocol. */
export function questionsOf({ summary, events }: Estimand, words: EstimandWords, say: Say): Piece[][] {
  const t = words.questions
  const ofEvents = events.flatMap(({ event, strategy }) => {
    const isCut = strategy === 'while-on-treatment' && riskSummaries.has(summary)
    const asked = isCut ? [...t.strategies[strategy], t.riskWhile] : t.strategies[strategy]
    return asked.map((question) => piecesOf(question, { event: say(event) }))
  })
  return [...(events.length === 0 ? [[t.noEvents]] : ofEvents), [t.summaries[summary]]]
}
