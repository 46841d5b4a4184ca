import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { displayAtom } from '#client/accessibility/settings.ts'
import { Tooltip } from '#client/ui/tooltip.tsx'

interface SearchLinkProps {
  label: string
  href: string
  current?: 'page' | 'true' | undefined
}

/** The tooltip names the key of `client/page/search-key.ts`. */
export function SearchLink({ label, href, current }: SearchLinkProps) {
  const { settings } = useAtomValue(displayAtom)
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const hasKey = isAlive && settings.shortcut !== 'off'
  return (
    <Tooltip text={hasKey ? `${label} (/)` : label}>
      <a
        className="icon-button no-underline"
        href={href}
        aria-current={current}
        aria-keyshortcuts={hasKey ? '/' : undefined}
        data-search=""
      >
        <span aria-hidden="true" className="i-lucide-search" />
        <span className="sr-only">{label}</span>
      </a>
    </Tooltip>
  )
}
