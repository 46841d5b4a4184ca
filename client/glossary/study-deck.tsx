import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { keep, readKept } from '#client/ui/tab-storage.ts'
import type { StorageKey } from '#content/storage.ts'
import { DeckFigure } from './deck-figure.tsx'
import { Controls, countOf, type DeckWords, End, Progress } from './deck-parts.tsx'
import { firstRound, following, type Round, repeated } from './deck-round.ts'

const key: StorageKey = 'study'

interface Props {
  words: DeckWords
  /** The number of cards. */
  total: number
  children?: ReactNode
}

export function StudyDeck({ words, total, children }: Props) {
  const { list, heading, card, round, isShown, known, turn, rate, repeat } = useDeck()
  const isAnswered = isShown && !round.isDone

  function press({ key: name }: KeyboardEvent) {
    const isRtl = document.documentElement.dir === 'rtl'
    if (name === 'ArrowLeft') turn(isRtl ? 1 : -1)
    if (name === 'ArrowRight') turn(isRtl ? -1 : 1)
    if (name === '1' || name === '2') rate(name === '1')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards with its buttons, no fields
    <div role="group" aria-label={words.label} className="deck" onKeyDown={press}>
      <Announcement text={isAnswered ? (card?.querySelector('.deck-answer')?.textContent ?? '') : ''} />
      <Progress words={words} total={total} known={known} round={round} />
      <div ref={list} className="deck-cards" hidden={round.isDone}>
        {children}
      </div>
      <DeckFigure file={isAnswered ? card?.dataset.figure : undefined} />
      {round.isDone ? (
        <End words={words} total={total} count={countOf(known)} heading={heading} onRepeat={repeat} />
      ) : (
        <Controls
          words={words}
          isShown={isShown}
          isFirst={round.place === 0}
          isLast={round.place === total - 1}
          onRate={rate}
          onTurn={turn}
        />
      )}
    </div>
  )
}

/** The cards are in the document. This state says which of them is here, and which are known. */
function useDeck() {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const [round, setRound] = useState<Round>({ place: 0, isRepeat: false, isDone: false })
  const { list, cards, slugs, save } = useCards(setRound)
  const card = cards[round.place]
  const isShown = useShownAnswer(cards, round)
  useEffect(() => {
    if (card && hasMoved.current) (round.isDone ? heading.current : card.querySelector('summary'))?.focus()
  }, [card, round])

  function go(next: Round) {
    if (card) card.open = false
    hasMoved.current = true
    setRound(next)
  }
  function turn(step: number) {
    const place = round.place + step
    if (!round.isDone && place >= 0 && place < cards.length) go({ ...round, place })
  }
  function rate(isKnown: boolean) {
    if (!card?.open || round.isDone) return
    const others = slugs.filter((slug) => slug !== slugOf(card))
    go(following(round, save(isKnown ? [...others, slugOf(card)] : others)))
  }
  /** What was not known; the cards from their beginning if all were. */
  function repeat() {
    const known = cards.map(isIn(slugs))
    if (known.includes(false)) return go(repeated(known))
    const here = cards.map(slugOf)
    go(firstRound(save(slugs.filter((slug) => !here.includes(slug)))))
  }
  return { list, heading, card, round, isShown, known: cards.map(isIn(slugs)), turn, rate, repeat }
}

/** The cards, and the slugs of known terms. `begin` takes the first round. */
function useCards(begin: (round: Round) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<readonly HTMLDetailsElement[]>([])
  const [slugs, setSlugs] = useState<readonly string[]>([])

  useEffect(() => {
    const found = [...(list.current?.querySelectorAll('details') ?? [])]
    const kept = readKnown()
    setCards(found)
    setSlugs(kept)
    begin(firstRound(found.map(isIn(kept))))
  }, [begin])

  function save(all: readonly string[]) {
    setSlugs(all)
    keep(key, all)
    return cards.map(isIn(all))
  }
  return { list, cards, slugs, save }
}

/** Shows the card only, and says whether its answer is shown. */
function useShownAnswer(cards: readonly HTMLDetailsElement[], round: Round) {
  const [open, setOpen] = useState<HTMLDetailsElement | null>(null)
  useEffect(() => {
    const card = cards[round.place]
    for (const one of cards) one.toggleAttribute('data-here', one === card)
    if (!card) return
    const follow = () => setOpen(card.open ? card : null)
    follow()
    card.addEventListener('toggle', follow)
    return () => card.removeEventListener('toggle', follow)
  }, [cards, round])
  return open !== null && open === cards[round.place]
}

/** Slugs of terms. */
function readKnown(): string[] {
  const kept = readKept(key)
  return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
}

const slugOf = ({ dataset }: HTMLElement) => dataset.term ?? ''

const isIn = (slugs: readonly string[]) => (card: HTMLElement) => slugs.includes(slugOf(card))
