import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { Crumb } from '#src/site/head/breadcrumb.tsx'
import { Breadcrumb } from '#src/site/layout/breadcrumb.tsx'

/** The top of every inner page: breadcrumb, `h1` and lead. */
export function Opening({
  heading,
  crumb = heading,
  lead,
  parents,
  children,
}: {
  heading: string
  /** Shorter name for the breadcrumb. */
  crumb?: string
  lead?: string
  parents?: Crumb[]
  children?: ReactNode
}) {
  return (
    <div className="wrap pt-8 pb-10 lg:pt-12 lg:pb-14">
      <Breadcrumb parents={parents} current={crumb} />
      <h1 className="text-h1 rule mt-8 max-w-3xl">
        <Text>{heading}</Text>
      </h1>
      {lead && (
        <p className="text-lead text-muted mt-5 max-w-text">
          <Text>{lead}</Text>
        </p>
      )}
      {children}
    </div>
  )
}
