import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { openMenuAtom } from '../state/menu.ts'

/**
 * A menu's popover, kept in step with the atom in both directions: the browser opens and closes it too (the
 * button's `popovertarget`, Escape, a click elsewhere). `isHydrated` tells when the state may be announced.
 */
export function useMenuPopover(name: 'solutions' | 'mobile') {
  const [openMenu, setOpenMenu] = useAtom(openMenuAtom)
  const [isHydrated, setIsHydrated] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const isOpen = openMenu === name

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const follow = (isNowOpen: boolean) =>
      setOpenMenu((menu) => (isNowOpen ? name : menu === name ? null : menu))
    const onToggle = (event: Event) => follow(event instanceof ToggleEvent && event.newState === 'open')
    // It may have been opened before React arrived.
    if (element.matches(':popover-open')) follow(true)
    setIsHydrated(true)
    element.addEventListener('toggle', onToggle)
    return () => element.removeEventListener('toggle', onToggle)
  }, [name, setOpenMenu])

  useEffect(() => {
    const element = sheet.current
    if (isHydrated && element && element.matches(':popover-open') !== isOpen) element.togglePopover(isOpen)
  }, [isOpen, isHydrated])

  return { sheet, isOpen, isHydrated, setOpenMenu }
}
