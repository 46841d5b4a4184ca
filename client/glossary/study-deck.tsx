import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '#client/ui/fill.ts'
import { keep, readKept } from '#client/ui/tab-storage.ts'
import { Text } from '#client/ui/text.tsx'
import type { StorageKey } from '#content/storage.ts'

interface Props {
  words: { label: string; previous: string; next: string; known: string; place: string }
  children?: ReactNode
}

const key: StorageKey = 'study'

/** Slugs of terms. */
function readKnown(): string[] {
  const kept = readKept(key)
  return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
}

export function StudyDeck({ words, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<HTMLDetailsElement[]>([])
  const [place, setPlace] = useState(0)
  const [known, setKnown] = useState<readonly string[]>([])

  useEffect(() => {
    setCards([...(list.current?.querySelectorAll('details') ?? [])])
    setKnown(readKnown())
  }, [])
  useEffect(() => {
    cards.forEach((card, index) => {
      card.hidden = index !== place
    })
  }, [cards, place])

  const card = cards[place]
  const slug = card?.dataset.term ?? ''
  const knownHere = cards.filter(({ dataset }) => known.includes(dataset.term ?? '')).length

  function go(step: number) {
    const next = place + step
    if (next < 0 || next >= cards.length) return
    if (card) card.open = false
    setPlace(next)
    // The card is still hidden now and cannot have the focus.
    requestAnimationFrame(() => cards[next]?.querySelector('summary')?.focus())
  }
  function toggle() {
    const next = known.includes(slug) ? known.filter((one) => one !== slug) : [...known, slug]
    setKnown(next)
    keep(key, next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards with its buttons, no fields
    <div
      role="group"
      aria-label={words.label}
      onKeyDown={({ key: name }) => {
        const isRtl = document.documentElement.dir === 'rtl'
        const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
        const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
        if (name === forward) go(1)
        if (name === back) go(-1)
      }}
    >
      <div ref={list}>{children}</div>
      <div
        className="needs-script mt-6 flex flex-wrap items-center gap-3"
        data-markdown="skip"
        hidden={cards.length === 0}
      >
        <button type="button" className="btn-quiet" disabled={place === 0} onClick={() => go(-1)}>
          {words.previous}
        </button>
        <button
          type="button"
          className="btn-quiet"
          disabled={place >= cards.length - 1}
          onClick={() => go(1)}
        >
          {words.next}
        </button>
        <button
          type="button"
          className="letter-button px-4"
          aria-pressed={known.includes(slug)}
          onClick={toggle}
        >
          {words.known}
        </button>
        <p role="status">
          <Text>{fill(words.place, { place: place + 1, total: cards.length, known: knownHere })}</Text>
        </p>
      </div>
    </div>
  )
}
