import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'

interface DisclosureProps {
  id: string
  label: string
  /** How many entries it has; of 0 nothing is shown. Without it, the label is no heading and is only there where the part can close. */
  count?: number
  className?: string
  children: ReactNode
}

/** A part of a service, closed at first on a phone. Wider screens and paper show it whole (`services.css`). */
export function Disclosure({ id, label, count, className = '', children }: DisclosureProps) {
  if (count === 0) return null
  return (
    <details id={id} className={`disclosure ${className}`}>
      <summary>
        {count === undefined ? (
          <Text>{label}</Text>
        ) : (
          <>
            <h3>
              <Text>{label}</Text>
            </h3>
            <span className="figures text-muted">{count}</span>
          </>
        )}
        <span aria-hidden="true" className="i-lucide-chevron-down ms-auto" />
      </summary>
      {children}
    </details>
  )
}
