import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'

interface FoldProps {
  title: string
  /** Beside the title. */
  count?: ReactNode
  isOpen: boolean
  children: ReactNode
}

/** A part of a list or of a form that can be folded. */
export function Fold({ title, count, isOpen, children }: FoldProps) {
  return (
    <details className="group border-t border-t-solid border-line" open={isOpen}>
      <summary className="flex items-baseline gap-2 py-2.5 hover:text-accent">
        <span className="font-700">
          <Text>{title}</Text>
        </span>
        {count !== undefined && <span className="figures text-muted"> {count}</span>}
        <span
          aria-hidden="true"
          className="i-lucide-chevron-down ms-auto self-center group-open:[rotate:180deg] no-print"
        />
      </summary>
      {children}
    </details>
  )
}
