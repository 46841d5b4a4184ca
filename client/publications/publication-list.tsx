import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { fill } from '#client/text/fill.ts'
import { pushAddress } from '#client/ui/address.ts'
import { Announcement } from '#client/ui/announcement.tsx'
import { isPlainClick } from '#client/ui/plain-click.ts'
import { ChangingText } from '#client/ui/text.tsx'
import {
  isShown,
  listedPublicationsAtom,
  noFilters,
  publicationFiltersAtom,
  shownCountAtom,
} from './filters.ts'
import { followFiles, followForm, formOf, markYear, readList, writeForm } from './publication-form.ts'

interface PublicationListProps {
  /** With `{shown}` and `{total}`. */
  count: string
  shown: number
  total: number
  empty: { title: string; text: string; clear: string }
  /** The address of the page in its language, without filters. */
  base: string
  form: string
  children?: ReactNode
}

/** The entries are the server's HTML: the island only hides and shows them. */
export function PublicationList({ children, base, form, total, empty, ...props }: PublicationListProps) {
  const list = useRef<HTMLDivElement>(null)
  const clear = useFilters(form, base, list)
  const shown = useAtomValue(shownCountAtom) ?? props.shown
  const count = fill(props.count, { shown, total })
  return (
    <div ref={list}>
      <p className="font-600 figures mb-2" data-count="">
        <ChangingText>{count}</ChangingText>
      </p>
      <Announcement text={shown > 0 ? count : `${empty.title}. ${empty.text}`} />
      {children}
      {shown === 0 && <Empty words={empty} base={base} onClear={clear} />}
    </div>
  )
}

function Empty({
  words,
  base,
  onClear,
}: {
  words: PublicationListProps['empty']
  base: string
  onClear: () => void
}) {
  return (
    <div className="failure" data-empty="">
      <p className="text-lead font-700">{words.title}</p>
      <p className="mt-1 text-muted">{words.text}</p>
      <p className="mt-5 no-print">
        <a
          className="btn-quiet"
          href={base}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onClear()
          }}
        >
          {words.clear}
        </a>
      </p>
    </div>
  )
}

/** @returns a function that clears all filters */
function useFilters(formId: string, base: string, list: RefObject<HTMLElement | null>): () => void {
  const [filters, setFilters] = useAtom(publicationFiltersAtom)
  const [listed, setListed] = useAtom(listedPublicationsAtom)

  useEffect(() => {
    const form = formOf(formId)
    if (!form || !list.current) return
    setListed(readList(list.current))
    return followForm(form, base, setFilters)
  }, [formId, base, list, setListed, setFilters])

  useEffect(() => {
    // Until then the filters are not known either.
    if (listed === null) return
    for (const publication of listed) publication.element.hidden = !isShown(publication, filters)
    markYear(base, filters.year)
    followFiles(filters)
  }, [listed, filters, base])

  return () => {
    const form = formOf(formId)
    if (form) writeForm(form, noFilters)
    setFilters(noFilters)
    pushAddress(base)
    form?.querySelector<HTMLInputElement>('[name="q"]')?.focus()
  }
}
