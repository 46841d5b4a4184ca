import type { ReactNode } from 'react'

/** A string would be refused by the page's policy. React hydrates the element and keeps its HTML. */
const none = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? '' }

interface SlotProps {
  children?: ReactNode
  /** Gets the element in the browser, where React may have made a new one. */
  take?: (element: HTMLElement | null) => void
}

/** Server-rendered children of an island. The browser passes none, so their HTML is not shipped twice. */
export function Slot({ children, take }: SlotProps) {
  if (children) {
    return (
      <div className="contents" data-slot="">
        {children}
      </div>
    )
  }
  return (
    <div
      ref={take}
      className="contents"
      data-slot=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, see above
      dangerouslySetInnerHTML={none}
    />
  )
}
