import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { CardService } from '#content/types.ts'

function Part({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={className}>
      <h3 className="text-lead mb-3">
        <Text>{label}</Text>
      </h3>
      {children}
    </div>
  )
}

export function CheckList({
  label,
  entries,
  isWide = false,
}: {
  label: string
  entries: string[]
  isWide?: boolean
}) {
  if (entries.length === 0) return null
  const wide = 'mt-10 px-4 py-6 sm:p-6 md:p-8 bg-sunk border border-solid border-line print:border-0'
  return (
    <Part label={label} className={isWide ? wide : undefined}>
      <ul className={isWide ? 'check-list md:grid-cols-2 print:grid-cols-2 gap-x-12 gap-y-3' : 'check-list'}>
        {entries.map((entry) => (
          <li key={entry}>
            <Text>{entry}</Text>
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Standards({ label, standards }: { label: string; standards: string[] }) {
  if (standards.length === 0) return null
  return (
    <Part label={label}>
      <ul className="flex flex-wrap gap-2">
        {standards.map((standard) => (
          <li key={standard} className="tag">
            <Text>{standard}</Text>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Items are in three columns; services with a description need wider ones. */
export function Services({ label, services }: { label: string; services: CardService[] }) {
  const isListed = services.some(({ items }) => items)
  // With larger letters there are two columns, and an odd last item gets the full row.
  const listed =
    'grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] print:grid-cols-3 screen:md:max-xl:enlarged:[&>:last-child:nth-child(3)]:col-span-full'
  const columns = isListed ? listed : 'md:grid-cols-2 print:grid-cols-2'
  return (
    <Part label={label} className="mt-10">
      <ul className={`grid gap-x-8 gap-y-6 ${columns}`}>
        {services.map(({ title, description, items }, index) => (
          <li
            key={title}
            className={
              !isListed && index % 2 === 0 && index === services.length - 1
                ? 'border-t border-t-solid border-line pt-3 md:col-span-2 print:col-span-2'
                : 'border-t border-t-solid border-line pt-3'
            }
          >
            <h4>
              <Text>{title}</Text>
            </h4>
            {description && (
              <p className="mt-1 text-muted">
                <Text>{description}</Text>
              </p>
            )}
            {items && (
              <ul className="check-list mt-3 text-small">
                {items.map((item) => (
                  <li key={item}>
                    <Text>{item}</Text>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Benefits({ label, benefits }: { label: string; benefits: string[] }) {
  if (benefits.length === 0) return null
  return (
    <Part label={label} className="mt-10">
      <ul
        className={`grid gap-x-8 gap-y-4 ${benefits.length === 4 ? 'md:grid-cols-2 print:grid-cols-2' : 'md:grid-cols-3 print:grid-cols-3'}`}
      >
        {benefits.map((benefit) => (
          <li key={benefit} className="border-t border-t-solid border-ink pt-3">
            <Text>{benefit}</Text>
          </li>
        ))}
      </ul>
    </Part>
  )
}
