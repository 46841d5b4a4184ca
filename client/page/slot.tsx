import type { ReactNode } from 'react'

/**
 * Server-rendered children of an island. The browser passes none: with an empty
 * `dangerouslySetInnerHTML` React leaves what stands there as it is when it hydrates, so the
 * content is not shipped a second time.
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
