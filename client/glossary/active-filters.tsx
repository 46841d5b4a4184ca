import { type MouseEvent, memo } from 'react'
import { fill } from '#client/text/fill.ts'
import { isPlainClick } from '#client/ui/plain-click.ts'
import { filterAddress, type GlossaryFilter, noFilter, type TermOrder } from './filter.ts'
import type { GlossaryWords } from './words.ts'

interface Props {
  words: GlossaryWords
  base: string
  order: TermOrder
  filter: GlossaryFilter
  onRemove: (change: Partial<GlossaryFilter>) => void
}

export const ActiveFilters = memo(function ActiveFilters({ words, base, order, filter, onRemove }: Props) {
  const remove = (change: Partial<GlossaryFilter>) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onRemove(change)
  }
  const chips = chipsOf(filter, order, words)
  if (!chips.some(({ label }) => label)) return null
  return (
    <ul className="max-w-full flex flex-wrap items-center gap-2" aria-label={words.active}>
      {chips.map(
        ({ key, label, change }) =>
          label && (
            <li key={key} className="max-w-full">
              <a
                className="inline-flex items-center gap-2 max-w-full min-h-11 px-3 rounded-full border border-solid border-accent bg-accent-soft text-ink no-underline hover:border-ink"
                href={filterAddress(base, { ...filter, ...change })}
                onClick={remove(change)}
                aria-label={fill(words.remove, { filter: label })}
              >
                <bdi className="truncate">{label}</bdi>
                <span aria-hidden="true" className="i-lucide-x" />
              </a>
            </li>
          ),
      )}
      <li>
        <a className="link inline-flex items-center min-h-11 px-2" href={base} onClick={remove(noFilter)}>
          {words.clear}
        </a>
      </li>
    </ul>
  )
})

function chipsOf({ q, letter, topic }: GlossaryFilter, order: TermOrder, words: GlossaryWords) {
  return [
    { key: 'q', label: q.trim(), change: { q: '' } },
    { key: 'letter', label: letter && fill(words.letter, { letter }), change: { letter: null } },
    { key: 'topic', label: topic && order.groups[topic], change: { topic: null } },
  ]
}
