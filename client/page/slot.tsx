import type { ReactNode } from 'react'

/**
 * Server-rendered children of an island. The browser passes none: with an empty
 * `dangerouslySetInnerHTML`, hydration keeps the existing HTML, so it is not shipped twice.
 */
export function Slot({ children }: { children?: ReactNode }) {
  if (children) {
    return (
      <div className="contents" data-slot="">
        {children}
      </div>
    )
  }
  return (
    <div
      className="contents"
      data-slot=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, see above
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
