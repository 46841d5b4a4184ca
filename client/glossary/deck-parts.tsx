import type { Ref } from 'react'
import { fill } from '#client/text/fill.ts'
import { ChangingText, Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/term-study/en.ts'
import type { Round } from './deck-round.ts'

export type DeckWords = (typeof en)['deck']

interface ProgressProps {
  words: DeckWords
  total: number
  /** For each card; empty on the server. */
  known: readonly boolean[]
  round: Round
}

export const countOf = (known: readonly boolean[]) => known.filter(Boolean).length

/** A mark for each card, and the same in words. */
export function Progress({ words, total, known, round }: ProgressProps) {
  const count = countOf(known)
  const { place, isRepeat, isDone } = round
  const text = isDone
    ? fill(words.end, { known: count, total })
    : fill(isRepeat ? words.again : words.place, { place: place + 1, total, known: count })
  return (
    <div className="needs-script no-print" data-markdown="skip">
      <div
        className="deck-marks"
        role="progressbar"
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={count}
        aria-valuetext={text}
      >
        {Array.from({ length: total }, (_, index) => {
          const key = index
          const isHere = index === place && !isDone
          return <span key={key} data-known={known[index] || undefined} data-now={isHere || undefined} />
        })}
      </div>
      <p className="mt-2 text-small text-muted">
        <ChangingText>{text}</ChangingText>
      </p>
    </div>
  )
}

interface EndProps {
  words: DeckWords
  total: number
  count: number
  heading: Ref<HTMLHeadingElement>
  onRepeat: () => void
}

/** In the place of the cards. The links below it lead to other cards. */
export function End({ words, total, count, heading, onRepeat }: EndProps) {
  const isWhole = count === total
  return (
    <div className="deck-card deck-end">
      <h3 ref={heading} tabIndex={-1} className="text-h2">
        <ChangingText>{fill(words.end, { known: count, total })}</ChangingText>
      </h3>
      <p className="mt-4 max-w-text">{isWhole ? words.all : words.left}</p>
      <button type="button" className={isWhole ? 'btn-quiet mt-6' : 'btn-primary mt-6'} onClick={onRepeat}>
        {isWhole ? words.restart : words.repeat}
      </button>
    </div>
  )
}

interface ControlsProps {
  words: DeckWords
  isShown: boolean
  isFirst: boolean
  isLast: boolean
  onRate: (isKnown: boolean) => void
  onTurn: (step: number) => void
}

/** What the visitor says of a card is asked after the answer was shown. */
export function Controls({ words, isShown, isFirst, isLast, onRate, onTurn }: ControlsProps) {
  return (
    <div className="deck-controls needs-script no-print" data-markdown="skip">
      <button type="button" className="btn-primary" disabled={!isShown} onClick={() => onRate(true)}>
        {words.known}
      </button>{' '}
      <button type="button" className="btn-quiet" disabled={!isShown} onClick={() => onRate(false)}>
        {words.notYet}
      </button>
      <span>
        <button
          type="button"
          className="icon-button"
          aria-label={words.previous}
          disabled={isFirst}
          onClick={() => onTurn(-1)}
        >
          <span aria-hidden="true" className="i-lucide-arrow-left mirror" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.next}
          disabled={isLast}
          onClick={() => onTurn(1)}
        >
          <span aria-hidden="true" className="i-lucide-arrow-right mirror" />
        </button>
      </span>
      <p className="deck-keys">
        <Text>{words.keys}</Text>
      </p>
    </div>
  )
}
