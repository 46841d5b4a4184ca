import { useAtom, useStore } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useCallback, useDeferredValue, useRef } from 'react'
import { fill } from '#client/text/fill.ts'
import { pushAddress, replaceAddressLater } from '#client/ui/address.ts'
import { Announcement } from '#client/ui/announcement.tsx'
import { ChangingText } from '#client/ui/text.tsx'
import { ActiveFilters } from './active-filters.tsx'
import {
  type GlossaryFilter as Filter,
  filterAddress,
  glossaryFilterAtom,
  groupFilter,
  type TermOrder,
} from './filter.ts'
import { Groups } from './groups.tsx'
import { OrderLinks } from './order-links.tsx'
import { SearchField } from './search-field.tsx'
import { useAddress } from './use-address.ts'
import { useResult } from './use-result.ts'
import { type GlossaryStart, type GlossaryWords, listAnchor, type OrderAddresses } from './words.ts'

interface Props {
  words: GlossaryWords
  addresses: OrderAddresses
  /** The address of the flash cards. */
  study: string
  order: TermOrder
  start: GlossaryStart
}

export function GlossaryFilter({ words, addresses, study, order, start }: Props) {
  const base = addresses[order.by]
  useHydrateAtoms([[glossaryFilterAtom, { q: start.q, letter: start.letter, topic: start.topic }]])
  const [filter, setFilter] = useAtom(glossaryFilterAtom)
  const { counts, shown } = useResult(filter, words, start)
  const showing = fill(words.showing, { shown, total: start.total })
  // The list changes in the same frame as the key. Letters and chips follow in the next frame.
  const laterFilter = useDeferredValue(filter)
  const laterCounts = useDeferredValue(counts)
  useAddress(base, order, setFilter)
  const { counter, type, choose, chooseGroup, remove } = useChoices(base, order)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `search` element cannot be submitted without script
    <form
      role="search"
      aria-label={words.label}
      action={base + listAnchor}
      onSubmit={(event) => {
        event.preventDefault()
        choose({})
      }}
    >
      {[...new URLSearchParams(base.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OrderLinks words={words} addresses={addresses} by={order.by} q={laterFilter.q} />
      <SearchField words={words} start={start.q} filter={filter} onType={type}>
        <p ref={counter} tabIndex={-1} className="figures grow basis-0 md:basis-auto lg:basis-full">
          <ChangingText>{showing}</ChangingText>
        </p>
      </SearchField>
      <div className="mt-1 lg:mt-5 flex flex-wrap items-start gap-x-4 gap-y-2">
        <Groups
          words={words}
          order={order}
          counts={laterCounts}
          active={laterFilter[order.by]}
          onChoose={chooseGroup}
        >
          {shown > 0 && <StudyLink words={words} address={filterAddress(study, laterFilter)} />}
        </Groups>
        <ActiveFilters words={words} base={base} order={order} filter={laterFilter} onRemove={remove} />
      </div>
      <Announcement text={shown === 0 ? words.empty : showing} />
    </form>
  )
}

/** What changes the filter and its address. `counter` takes the focus of a removed chip. */
function useChoices(base: string, order: TermOrder) {
  const store = useStore()
  const counter = useRef<HTMLParagraphElement>(null)
  const change = useCallback(
    (changed: Partial<Filter>) => {
      const next = { ...store.get(glossaryFilterAtom), ...changed }
      store.set(glossaryFilterAtom, next)
      return filterAddress(base, next)
    },
    [store, base],
  )
  const choose = useCallback((changed: Partial<Filter>) => pushAddress(change(changed)), [change])
  const chooseGroup = useCallback(
    (group: string | null) => choose(groupFilter(order, group)),
    [choose, order],
  )
  const remove = useCallback(
    (changed: Partial<Filter>) => {
      choose(changed)
      counter.current?.focus({ preventScroll: true })
    },
    [choose],
  )
  const type = (q: string) => replaceAddressLater(change({ q }))
  return { counter, type, choose, chooseGroup, remove }
}

function StudyLink({ words, address }: { words: GlossaryWords; address: string }) {
  return (
    <div className="mt-5">
      <a className="link" href={address}>
        {words.study}
      </a>
    </div>
  )
}
