import { useAtom, useStore } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useCallback, useDeferredValue, useRef } from 'react'
import { type GlossaryFilter as Filter, filterAddress, glossaryFilterAtom } from '../state/glossary.ts'
import { pushAddress, replaceAddressLater } from '../ui/address.ts'
import { Announcement } from '../ui/announcement.tsx'
import { fill } from '../ui/fill.ts'
import { ActiveFilters } from '../ui/glossary/active-filters.tsx'
import { Letters } from '../ui/glossary/letters.tsx'
import { SearchField } from '../ui/glossary/search-field.tsx'
import { useAddress } from '../ui/glossary/use-address.ts'
import { useResult } from '../ui/glossary/use-result.ts'
import type { GlossaryStart, GlossaryWords } from '../ui/glossary/words.ts'
import { useLanguage } from '../ui/language.tsx'
import { Text } from '../ui/text.tsx'

interface Props {
  words: GlossaryWords
  /** The page's own address in its language. */
  base: string
  alphabet: string
  start: GlossaryStart
}

/** Search field, letters and active filters of the glossary. Without script they are a form and links. */
export function GlossaryFilter({ words, base, alphabet, start }: Props) {
  useHydrateAtoms([[glossaryFilterAtom, { q: start.q, letter: start.letter }]])
  const [filter, setFilter] = useAtom(glossaryFilterAtom)
  const { counts, shown } = useResult(filter, words, start)
  const counter = useRef<HTMLParagraphElement>(null)
  const language = useLanguage()
  const store = useStore()
  // The list answers the key in the frame of the key; what stands around it follows in the next.
  const laterFilter = useDeferredValue(filter)
  const laterCounts = useDeferredValue(counts)

  useAddress(base, alphabet, setFilter)

  const choose = useCallback(
    (change: Partial<Filter>) => {
      const next = { ...store.get(glossaryFilterAtom), ...change }
      store.set(glossaryFilterAtom, next)
      pushAddress(filterAddress(base, next))
    },
    [store, base],
  )
  const remove = useCallback(
    (change: Partial<Filter>) => {
      choose(change)
      // The chip that had the focus is gone: the count is where its removal shows.
      counter.current?.focus({ preventScroll: true })
    },
    [choose],
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted without script
    <form
      role="search"
      aria-label={words.label}
      action={base}
      onSubmit={(event) => {
        event.preventDefault()
        choose({})
      }}
    >
      {language === 'he' && <input type="hidden" name="lang" value={language} />}
      <SearchField
        words={words}
        start={start.q}
        filter={filter}
        onType={(q) => {
          const next = { ...store.get(glossaryFilterAtom), q }
          store.set(glossaryFilterAtom, next)
          replaceAddressLater(filterAddress(base, next))
        }}
      />
      <p ref={counter} tabIndex={-1} className="figures mt-2">
        <Text>{fill(words.showing, { shown, total: start.total })}</Text>
      </p>
      <Letters
        words={words}
        alphabet={alphabet}
        counts={laterCounts}
        active={laterFilter.letter}
        onChoose={choose}
      />
      <ActiveFilters words={words} base={base} filter={laterFilter} onRemove={remove} />
      <Announcement text={shown === 0 ? words.empty : fill(words.showing, { shown, total: start.total })} />
    </form>
  )
}
