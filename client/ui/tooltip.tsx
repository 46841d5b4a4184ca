import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long the pointer or the focus rests before a tooltip shows, in ms. */
export const tooltipDelay = 700
/** For so long after one tooltip has closed, the next shows at once, in ms. */
export const tooltipSkipDelay = 300

let closedAt = Number.NEGATIVE_INFINITY

/**
 * Shows the name of an icon-only control. The control has that name by `aria-label` already, so the
 * tooltip is for the eye only. Escape dismisses it (WCAG 1.4.13). Without a text it does not show.
 */
export function Tooltip({
  text,
  side = 'below',
  className = '',
  children,
}: {
  text: string
  side?: 'above' | 'below'
  /** How it stands in its line, e.g. `grow`. */
  className?: string
  children: ReactNode
}) {
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

  // As soon as it is seen Escape is heard; an effect would come a moment later.
  useLayoutEffect(() => {
    if (!isShown) return
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className={`relative inline-flex ${className}`}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      // What a click or a dialog has focused was chosen by its picture: only the keyboard's focus
      // asks for a name.
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
