import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { useMenuPopover } from './menu-popover.ts'

export function MobileMenu({ open, close, children }: { open: string; close: string; children?: ReactNode }) {
  const { sheet, isOpen, close: closeMenu } = useMenuPopover()
  const button = useRef<HTMLButtonElement>(null)
  const label = isOpen ? close : open
  useFocusOfMenu(button, isOpen)
  useClosingUnseen(button, sheet)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles from every control inside
    <div
      className="contents"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) closeMenu()
      }}
    >
      {/* The open sheet would cover the tooltip. */}
      <Tooltip text={isOpen ? '' : label}>
        <button
          ref={button}
          type="button"
          className="icon-button"
          popoverTarget="mobile-menu"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
        >
          <span aria-hidden="true" className={isOpen ? 'i-lucide-x text-h3' : 'i-lucide-menu text-h3'} />
        </button>
      </Tooltip>
      <div ref={sheet} id="mobile-menu" popover="auto" className="menu-sheet">
        {children}
      </div>
    </div>
  )
}

/** The page behind the open menu is inert. The button has the focus while the menu is open, and after it. */
function useFocusOfMenu(button: RefObject<HTMLElement | null>, isOpen: boolean | undefined) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-behind-menu]'))
      element.inert = Boolean(isOpen)
    if (wasOpen.current && !isOpen && !document.activeElement?.matches('a')) button.current?.focus()
    // Safari does not focus a clicked button: Tab would begin at the top of the page.
    if (!wasOpen.current && isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [button, isOpen])
}

/** The style sheet decides from which width on the links replace the menu. */
function useClosingUnseen(button: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const closeUnseen = () => button.current?.checkVisibility() || sheet.current?.togglePopover(false)
    addEventListener('resize', closeUnseen)
    return () => removeEventListener('resize', closeUnseen)
  }, [button, sheet])
}
