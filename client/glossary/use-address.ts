import { useEffect } from 'react'
import { forgetAwaitedAddress, pushAddress } from '#client/ui/address.ts'
import { addressedElement } from '#client/ui/addressed-element.ts'
import { isPlainClick } from '#client/ui/plain-click.ts'
import { type GlossaryFilter, noFilter, readFilter, type TermOrder } from './filter.ts'

export function useAddress(base: string, order: TermOrder, setFilter: (filter: GlossaryFilter) => void) {
  useEffect(() => {
    const restore = () => {
      forgetAwaitedAddress()
      setFilter(readFilter(Object.fromEntries(new URLSearchParams(location.search)), order))
    }
    const reveal = () => {
      if (!addressedElement()?.hidden) return
      setFilter(noFilter)
      history.replaceState(null, '', base + location.hash)
    }
    const showAll = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      setFilter(noFilter)
      pushAddress(base)
      // The focused link is hidden now. The count has `tabindex="-1"`.
      document.querySelector<HTMLElement>('[data-island="glossary-filter"] [tabindex="-1"]')?.focus()
    }
    const wayOut = document.querySelector<HTMLAnchorElement>('#no-terms a')
    reveal()
    wayOut?.addEventListener('click', showAll)
    addEventListener('popstate', restore)
    addEventListener('hashchange', reveal)
    return () => {
      wayOut?.removeEventListener('click', showAll)
      removeEventListener('popstate', restore)
      removeEventListener('hashchange', reveal)
    }
  }, [base, order, setFilter])
}
