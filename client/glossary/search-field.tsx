import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { GlossaryFilter } from './filter.ts'
import type { GlossaryWords } from './words.ts'

/**
 * The words to look for. The button serves those without script and those who press Enter. In one
 * column it stands below the field, beside the count: at the other edge the accessibility button
 * would lie on it.
 */
export function SearchField({
  words,
  start,
  filter,
  onType,
  count,
}: {
  words: GlossaryWords
  start: string
  filter: GlossaryFilter
  onType: (q: string) => void
  /** How many terms were found. */
  count: ReactNode
}) {
  const id = 'glossary-search'
  const field = useRef<HTMLInputElement>(null)
  const isRead = useRef(false)

  // What was typed before the page came to life counts.
  useEffect(() => {
    if (!field.current || isRead.current) return
    isRead.current = true
    if (field.current.value !== start) onType(field.current.value)
  })
  // The field follows the filter when a chip or Back changes it. A layout effect, because a later one
  // would overwrite the key that was pressed in between.
  useLayoutEffect(() => {
    if (field.current && isRead.current && field.current.value !== filter.q) field.current.value = filter.q
  }, [filter.q])

  return (
    <>
      <label className="label" htmlFor={id}>
        {words.search}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={field}
          id={id}
          type="search"
          dir="auto"
          name="q"
          className="field grow-999 basis-50 max-lg:basis-full ps-2 pe-1"
          defaultValue={start}
          placeholder={words.placeholder}
          autoComplete="off"
          onInput={(event) => onType(event.currentTarget.value)}
        />
        <Tooltip text={words.search} className="lg:grow">
          <button
            type="submit"
            className="icon-button grow text-accent border border-solid border-control bg-field"
            aria-label={words.search}
            name={filter.letter ? 'letter' : undefined}
            value={filter.letter ?? undefined}
          >
            <span aria-hidden="true" className="i-lucide-search" />
          </button>
        </Tooltip>
        {count}
      </div>
    </>
  )
}
