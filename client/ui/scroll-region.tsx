import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** The id of its heading, or a label of its own. */
  labelledBy?: string
  label?: string
  className?: string
  children: ReactNode
}

/** On a narrow screen the table in it scrolls, not the page. */
export function ScrollRegion({ labelledBy, label, className, children }: ScrollRegionProps) {
  return (
    <section
      className={className ? `scroll-x ${className}` : 'scroll-x'}
      aria-labelledby={labelledBy}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}
