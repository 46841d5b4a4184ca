import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { GlossaryFilter } from './filter.ts'
import type { GlossaryWords } from './words.ts'

interface Props {
  words: GlossaryWords
  start: string
  filter: GlossaryFilter
  onType: (q: string) => void
  /** After the button. */
  children: ReactNode
}

/**
 * On a phone the button is below the field, at the line start: at the line end the accessibility
 * button would cover it.
 */
export function SearchField({ words, start, filter, onType, children }: Props) {
  const id = 'glossary-search'
  const field = useTyped(start, filter.q, onType)
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
          className="field grow-999 basis-50 max-md:basis-full ps-2 pe-1"
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
            name={filter.topic ? 'topic' : filter.letter ? 'letter' : undefined}
            value={filter.topic ?? filter.letter ?? undefined}
          >
            <span aria-hidden="true" className="i-lucide-search" />
          </button>
        </Tooltip>
        {children}
      </div>
    </>
  )
}

/** The field and the filter have the same text. */
function useTyped(start: string, q: string, onType: Props['onType']) {
  const field = useRef<HTMLInputElement>(null)
  const isRead = useRef(false)

  // The visitor may have typed before hydration.
  useEffect(() => {
    if (!field.current || isRead.current) return
    isRead.current = true
    if (field.current.value !== start) onType(field.current.value)
  })
  // For chips and Back. A later effect would overwrite a key that was pressed in between.
  useLayoutEffect(() => {
    if (field.current && isRead.current && field.current.value !== q) field.current.value = q
  }, [q])

  return field
}
