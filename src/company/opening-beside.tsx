import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { Crumb } from '#src/site/head/breadcrumb.tsx'
import { Breadcrumb } from '#src/site/layout/breadcrumb.tsx'

interface OpeningBesideProps {
  heading: string
  lead: string
  parents: Crumb[]
  /** Below the lead. */
  note?: ReactNode
  /** Beside heading and lead on a large screen, else below them. */
  children: ReactNode
}

/** The top of a page whose figure or index is worth the first screen. */
export function OpeningBeside({ heading, lead, parents, note, children }: OpeningBesideProps) {
  return (
    <div className="wrap pt-4 pb-6 md:pt-8 md:pb-10 lg:pt-12 lg:pb-14">
      <Breadcrumb parents={parents} current={heading} />
      <div className="split mt-3 md:mt-8">
        <div className="lg:col-span-5">
          <h1 className="text-h1 rule">
            <Text>{heading}</Text>
          </h1>
          <p className="text-body md:text-lead text-muted mt-3 md:mt-5 max-w-text">
            <Text>{lead}</Text>
          </p>
          {note}
        </div>
        <div className="lg:col-span-7">{children}</div>
      </div>
    </div>
  )
}
