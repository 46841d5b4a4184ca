import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { openMenuAtom } from './open-menu.ts'

/** The browser opens and closes the popover. The atom only follows the events of the popover. */
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
    // The visitor may have opened the menu before hydration.
    follow()
    setIsHydrated(true)
    element.addEventListener('toggle', follow)
    // Not every browser fires `toggle` after Back for a menu that was closed on `pagehide`.
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
