import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** In ms. */
const tooltipDelay = 700
/** In ms after a tooltip has closed. During this time the next tooltip shows at once. */
const tooltipSkipDelay = 300

let closedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  text: string
  side?: 'above' | 'below'
  className?: string
  children: ReactNode
}

/** Hidden from screen readers: the control has the same name. Escape dismisses it (WCAG 1.4.13). */
export function Tooltip({ text, side = 'below', className = '', children }: TooltipProps) {
  const { isShown, show, hide } = useDelayed()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside
    <span
      className={`relative inline-flex ${className}`}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      // Not for focus that a click or a dialog has set.
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onPointerDown={hide}
    >
      {children}
      {isShown && text && (
        <span
          role="tooltip"
          aria-hidden="true"
          className={`absolute z-50 inset-ie-0 whitespace-nowrap px-2 py-1 rounded bg-ink text-paper text-small ${
            side === 'above' ? 'bottom-full mb-2' : 'top-full mt-2'
          }`}
        >
          {text}
        </span>
      )}
    </span>
  )
}

interface CloseButtonProps extends Omit<TooltipProps, 'text' | 'children'> {
  label: string
  /** Classes of the button. */
  margins?: string
  onClick: () => void
}

/** In this file, since a further one would be one more request of every page. */
export function CloseButton({ label, margins, onClick, ...place }: CloseButtonProps) {
  return (
    <Tooltip text={label} {...place}>
      <button
        type="button"
        className={margins ? `icon-button ${margins}` : 'icon-button'}
        aria-label={label}
        onClick={onClick}
      >
        <span aria-hidden="true" className="i-lucide-x" />
      </button>
    </Tooltip>
  )
}

function useDelayed() {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show() {
    clearTimeout(timer.current)
    const isFollowing = performance.now() - closedAt < tooltipSkipDelay
    timer.current = setTimeout(() => setIsShown(true), isFollowing ? 0 : tooltipDelay)
  }
  function hide() {
    clearTimeout(timer.current)
    setIsShown((wasShown) => {
      if (wasShown) closedAt = performance.now()
      return false
    })
  }

  // `useEffect` would be too late for an Escape right after the tooltip shows.
  useLayoutEffect(() => {
    if (!isShown) return
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return { isShown, show, hide }
}
