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
  beside,
  children,
}: {
  heading: string
  /** Shorter name for the breadcrumb. */
  crumb?: string
  lead?: string
  parents?: Crumb[]
  /** Right of the text on a large screen, below it on a small one: a figure, or an index. */
  beside?: ReactNode
  children?: ReactNode
}) {
  const text = (
    <>
      <Breadcrumb parents={parents} current={crumb} />
      <h1 className="text-h1 rule mt-3 md:mt-8 max-w-3xl">
        <Text>{heading}</Text>
      </h1>
      {lead && (
        <p className="text-body md:text-lead text-muted mt-3 md:mt-5 max-w-text">
          <Text>{lead}</Text>
        </p>
      )}
      {children}
    </>
  )
  return (
    <div className="wrap pt-4 pb-6 md:pt-8 md:pb-10 lg:pt-12 lg:pb-14">
      {beside ? (
        <div className="split">
          <div className="lg:col-span-7">{text}</div>
          <div className="lg:col-span-5">{beside}</div>
        </div>
      ) : (
        text
      )}
    </div>
  )
}
