import { useEffect, useRef, useState } from 'react'

/**
 * The browser opens and closes the popover. `isOpen` only follows the events of the popover, and is
 * undefined before hydration.
 */
export function useMenuPopover() {
  const [isOpen, setIsOpen] = useState<boolean>()
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const follow = () => setIsOpen(element.matches(':popover-open'))
    // The visitor may have opened the menu before hydration.
    follow()
    element.addEventListener('toggle', follow)
    // Not every browser fires `toggle` after Back for a menu that was closed on `pagehide`.
    addEventListener('pageshow', follow)
    return () => {
      element.removeEventListener('toggle', follow)
      removeEventListener('pageshow', follow)
    }
  }, [])

  return {
    sheet,
    isOpen,
    open: () => sheet.current?.togglePopover(true),
    close: () => sheet.current?.togglePopover(false),
  }
}
