import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useMenuPopover } from './menu-popover.ts'

/** In ms after the pointer has left the menu. */
const closeDelay = 150

interface Props {
  id: string
  label: string
  current?: 'page' | 'true' | undefined
  children?: ReactNode
}

/** The popover works without script. The island adds hover, keyboard and `aria-expanded`. */
export function HeaderMenu({ id, label, current, children }: Props) {
  const { sheet, isOpen, open, close } = useMenuPopover()
  const { enter, leave, press } = useHover(sheet, open, close)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and Escape concern the button and its sheet together
    <div
      ref={root}
      className="contents"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className="nav-link"
        popoverTarget={id}
        aria-current={current}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={press}
      >
        {label}
        <span aria-hidden="true" className="i-lucide-chevron-down" />
      </button>
      <div ref={sheet} id={id} popover="auto" className="menu-sheet">
        {children}
      </div>
    </div>
  )
}

function useHover(sheet: RefObject<HTMLElement | null>, open: () => void, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const isOpen = () => sheet.current?.matches(':popover-open')

  function enter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (isOpen()) return
    openedByHover.current = true
    open()
  }
  function leave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    timer.current = setTimeout(close, closeDelay)
  }
  function press(event: MouseEvent) {
    // The pointer may just have left.
    clearTimeout(timer.current)
    // A click after hover must not close the menu. The `isOpen` of the state may not be up to date yet.
    if (openedByHover.current && isOpen()) event.preventDefault()
    openedByHover.current = false
  }
  return { enter, leave, press }
}
