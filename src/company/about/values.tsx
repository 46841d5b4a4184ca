import { Text } from '#client/ui/text.tsx'
import type { Value } from '#content/types.ts'

interface ValuesCopy {
  heading: string
  /** Shown beside the values. */
  statement?: string
  items: Value[]
}

export function Values({ copy: { heading, statement, items } }: { copy: ValuesCopy }) {
  const title = (
    <h2 id="values-title" className="text-h2 rule">
      <Text>{heading}</Text>
    </h2>
  )
  if (statement === undefined) {
    return (
      <section className="wrap section" aria-labelledby="values-title">
        {title}
        {/* With larger letters on a tablet: two columns, an odd last value on the full row. */}
        <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-6 print:grid-cols-6 print:gap-x-8 print:gap-y-6 screen:md:max-lg:enlarged:[&>li]:col-span-3 screen:md:max-lg:enlarged:[&>:last-child:nth-child(odd)]:col-span-full">
          {items.map((value, index) => (
            <Entry
              key={value.title}
              value={value}
              width={index < 3 ? 'md:col-span-2 print:col-span-2' : 'md:col-span-3 print:col-span-3'}
            />
          ))}
        </ul>
      </section>
    )
  }
  return (
    <section className="section-sunk" aria-labelledby="values-title">
      <div className="wrap split">
        <div className="lg:col-span-5">
          {title}
          <p className="text-lead mt-5">
            <Text>{statement}</Text>
          </p>
        </div>
        <ul className="lg:col-span-7 grid gap-x-12 gap-y-8 sm:grid-cols-2 content-start">
          {items.map((value) => (
            <Entry key={value.title} value={value} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Entry({ value: { icon, title, description }, width = '' }: { value: Value; width?: string }) {
  return (
    <li className={`border-t border-t-solid border-ink pt-4 ${width}`}>
      <h3 className="text-lead flex items-start gap-3">
        <span aria-hidden="true" className={`i-lucide-${icon} text-accent mt-1`} />
        <Text>{title}</Text>
      </h3>
      <p className="text-muted mt-2">
        <Text>{description}</Text>
      </p>
    </li>
  )
}
