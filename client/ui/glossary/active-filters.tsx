import { type MouseEvent, memo } from 'react'
import { isPlainClick } from '../../plain-click.ts'
import { filterAddress, type GlossaryFilter, noFilter } from '../../state/glossary.ts'
import { fill } from '../fill.ts'
import type { GlossaryWords } from './words.ts'

/** What is being filtered by, each part with a link that removes it. */
export const ActiveFilters = memo(function ActiveFilters({
  words,
  base,
  filter,
  onRemove,
}: {
  words: GlossaryWords
  base: string
  filter: GlossaryFilter
  onRemove: (change: Partial<GlossaryFilter>) => void
}) {
  const remove = (change: Partial<GlossaryFilter>) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onRemove(change)
  }
  const chips = [
    { key: 'q', label: filter.q.trim(), change: { q: '' } },
    {
      key: 'letter',
      label: filter.letter && fill(words.letter, { letter: filter.letter }),
      change: { letter: null },
    },
  ]
  if (!chips.some(({ label }) => label)) return null
  return (
    <ul className="mt-5 flex flex-wrap items-center gap-2" aria-label={words.active}>
      {chips.map(
        ({ key, label, change }) =>
          label && (
            <li key={key} className="max-w-full">
              <a
                className="filter-chip"
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
