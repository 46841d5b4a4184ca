import { useEffect } from 'react'
import { addressedElement } from '../../open-details.ts'
import { type GlossaryFilter, noFilter, readFilter } from '../../state/glossary.ts'
import { forgetAwaitedAddress } from '../address.ts'

/** Back and Forward restore the filter of their address; an anchor on a hidden term shows it. */
export function useAddress(base: string, alphabet: string, setFilter: (filter: GlossaryFilter) => void) {
  useEffect(() => {
    const restore = () => {
      forgetAwaitedAddress()
      setFilter(readFilter(Object.fromEntries(new URLSearchParams(location.search)), alphabet))
    }
    const reveal = () => {
      if (!addressedElement()?.hidden) return
      setFilter(noFilter)
      history.replaceState(null, '', base + location.hash)
    }
    reveal()
    addEventListener('popstate', restore)
    addEventListener('hashchange', reveal)
    return () => {
      removeEventListener('popstate', restore)
      removeEventListener('hashchange', reveal)
    }
  }, [base, alphabet, setFilter])
}
