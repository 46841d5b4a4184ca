import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import {
  isShown,
  listedPublicationsAtom,
  noFilters,
  publicationFiltersAtom,
  shownCountAtom,
} from '../state/publications.ts'
import { Announcement } from '../ui/announcement.tsx'
import { pushAddress } from '../ui/filter-address.ts'
import { followForm, formOf, readForm, readList, writeForm } from '../ui/publication-form.ts'
import { Text } from '../ui/text.tsx'

export interface PublicationListProps {
  /** With `{shown}` and `{total}`. */
  count: string
  shown: number
  total: number
  empty: { title: string; text: string; clear: string }
  /** The page without any filter. */
  clearHref: string
  /** The id of the form that filters. */
  form: string
  children?: ReactNode
}

/** The server's list, filtered as one types: it is read from the document, and its entries are hidden or shown. */
export function PublicationList({ children, ...props }: PublicationListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { clear } = useFilters(props.form, list)
  const shown = useAtomValue(shownCountAtom) ?? props.shown
  const count = props.count.replace('{shown}', String(shown)).replace('{total}', String(props.total))
  const { title, text, clear: clearLabel } = props.empty
  return (
    <div ref={list}>
      <p className="font-600 figures mb-4" data-count="">
        <Text>{count}</Text>
      </p>
      <Announcement text={shown > 0 ? count : `${title}. ${text}`} />
      {children}
      {shown === 0 && (
        <div className="failure" data-empty="">
          <p className="text-lead font-700">{title}</p>
          <p className="mt-1 text-muted">{text}</p>
          <p className="mt-5">
            <a
              className="btn-quiet"
              href={props.clearHref}
              onClick={(event) => {
                event.preventDefault()
                clear()
              }}
            >
              {clearLabel}
            </a>
          </p>
        </div>
      )}
    </div>
  )
}

/** Keeps the form, the address and the list in step. */
function useFilters(formId: string, list: RefObject<HTMLElement | null>) {
  const [filters, setFilters] = useAtom(publicationFiltersAtom)
  const [listed, setListed] = useAtom(listedPublicationsAtom)

  useEffect(() => {
    const form = formOf(formId)
    if (!form || !list.current) return
    setListed(readList(list.current))
    // What was typed before the script came to life counts too.
    setFilters(readForm(form))
    return followForm(form, setFilters)
  }, [formId, list, setListed, setFilters])

  useEffect(() => {
    for (const publication of listed ?? []) publication.element.hidden = !isShown(publication, filters)
  }, [listed, filters])

  function clear() {
    const form = formOf(formId)
    if (form) writeForm(form, noFilters)
    setFilters(noFilters)
    pushAddress({ ...noFilters })
    form?.querySelector('input')?.focus()
  }
  return { clear }
}
