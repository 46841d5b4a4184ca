import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { openMenuAtom } from './open-menu.ts'

/**
 * A menu's popover. The browser opens and closes it (the button's `popovertarget`, Escape, a click
 * elsewhere, and our `open` and `close`); the atom follows its events. `isHydrated` tells when the
 * state may be announced.
 */
export function useMenuPopover(name: 'solutions' | 'mobile') {
  const [openMenu, setOpenMenu] = useAtom(openMenuAtom)
  const [isHydrated, setIsHydrated] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const follow = () => {
      const isNowOpen = element.matches(':popover-open')
      setOpenMenu((menu) => (isNowOpen ? name : menu === name ? null : menu))
    }
    // It may have been opened before React arrived.
    follow()
    setIsHydrated(true)
    element.addEventListener('toggle', follow)
    // It was closed when the page was left, and not every browser says so to a page that comes
    // back.
    addEventListener('pageshow', follow)
    return () => {
      element.removeEventListener('toggle', follow)
      removeEventListener('pageshow', follow)
    }
  }, [name, setOpenMenu])

  return {
    sheet,
    isOpen: openMenu === name,
    isHydrated,
    open: () => sheet.current?.togglePopover(true),
    close: () => sheet.current?.togglePopover(false),
  }
}
