import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'
import { type CurveName, StandingCurve } from './standing-curve.tsx'

export function Notice({
  code,
  heading,
  text,
  action,
  curve = 'ended',
  isNotFound = false,
  children,
}: {
  /** Shown above the heading, e.g. `404`. */
  code?: string
  heading: string
  text: string
  action: { label: string; href: string }
  curve?: CurveName
  isNotFound?: boolean
  children?: ReactNode
}) {
  return (
    <section
      className="wrap section split items-center md:grid-cols-[7fr_5fr] lg:grid-cols-12"
      data-not-found={isNotFound ? '' : undefined}
    >
      <div className="lg:col-span-7">
        {code && <p className="text-figure font-700 text-accent figures mb-2">{code}</p>}
        <h1 className={code ? 'text-h1' : 'text-h1 rule'}>
          <Text>{heading}</Text>
        </h1>
        <p className="text-lead text-muted text-balance mt-5 max-w-text">
          <Text>{text}</Text>
        </p>
        {children}
        <p className="mt-8">
          <a className="btn-primary" href={action.href}>
            {action.label}
          </a>
        </p>
      </div>
      <div className="lg:col-span-5 lg:flex lg:justify-end no-print">
        <StandingCurve name={curve} />
      </div>
    </section>
  )
}
