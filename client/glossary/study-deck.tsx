import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Announcement } from '#client/ui/announcement.tsx'
import { keep, readKept } from '#client/ui/tab-storage.ts'
import type { StorageKey } from '#content/storage.ts'
import { DeckFigure } from './deck-figure.tsx'
import { Controls, countOf, type DeckWords, End, Progress } from './deck-parts.tsx'
import { firstRound, following, type Round, repeated } from './deck-round.ts'

interface Props {
  words: DeckWords
  /** The number of cards. */
  total: number
  children?: ReactNode
}

const key: StorageKey = 'study'

/** Slugs of terms. */
function readKnown(): string[] {
  const kept = readKept(key)
  return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
}

const slugOf = ({ dataset }: HTMLElement) => dataset.term ?? ''

/** The cards are in the document. This state says which of them is here, and which are known. */
function useDeck() {
  const list = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const [cards, setCards] = useState<readonly HTMLDetailsElement[]>([])
  const [slugs, setSlugs] = useState<readonly string[]>([])
  const [round, setRound] = useState<Round>({ place: 0, isRepeat: false, isDone: false })
  /** The card whose answer is shown. */
  const [open, setOpen] = useState<HTMLDetailsElement | null>(null)
  const knownIn = (all: readonly string[]) => cards.map((card) => all.includes(slugOf(card)))
  const card = cards[round.place]

  useEffect(() => {
    const found = [...(list.current?.querySelectorAll('details') ?? [])]
    const kept = readKnown()
    setCards(found)
    setSlugs(kept)
    setRound(firstRound(found.map((one) => kept.includes(slugOf(one)))))
  }, [])
  useEffect(() => {
    for (const one of cards) one.toggleAttribute('data-here', one === card)
    if (!card) return
    const follow = () => setOpen(card.open ? card : null)
    follow()
    card.addEventListener('toggle', follow)
    if (hasMoved.current) (round.isDone ? heading.current : card.querySelector('summary'))?.focus()
    return () => card.removeEventListener('toggle', follow)
  }, [cards, card, round])

  function go(next: Round) {
    if (card) card.open = false
    hasMoved.current = true
    setRound(next)
  }
  function save(all: readonly string[]) {
    setSlugs(all)
    keep(key, all)
    return knownIn(all)
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
    const known = knownIn(slugs)
    if (known.includes(false)) return go(repeated(known))
    const here = cards.map(slugOf)
    go(firstRound(save(slugs.filter((slug) => !here.includes(slug)))))
  }
  const isShown = open !== null && open === card
  return { list, heading, card, round, isShown, known: knownIn(slugs), turn, rate, repeat }
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
      <DeckFigure file={isAnswered ? card?.dataset.figure : undefined} />
    </div>
  )
}
