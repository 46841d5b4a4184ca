import { Text } from '#client/ui/text.tsx'
import type { CardService } from '#content/types.ts'
import { Disclosure } from './disclosure.tsx'

interface ListProps {
  id: string
  label: string
}

interface Entries extends ListProps {
  entries: string[]
}

export function CheckList({ entries, isWide = false, ...part }: Entries & { isWide?: boolean }) {
  if (entries.length === 0) return null
  const wide =
    'wide md:mt-10 md:p-8 md:bg-sunk md:border md:border-solid md:border-line print:border-0 print:bg-transparent'
  return (
    <Disclosure {...part} count={entries.length} className={isWide ? wide : ''}>
      <ul className={isWide ? 'check-list md:grid-cols-2 print:grid-cols-2 gap-x-12 gap-y-3' : 'check-list'}>
        {entries.map((entry) => (
          <li key={entry}>
            <Text>{entry}</Text>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

export function Standards({ standards, ...part }: ListProps & { standards: string[] }) {
  if (standards.length === 0) return null
  return (
    <Disclosure {...part} count={standards.length}>
      <ul className="flex flex-wrap gap-2">
        {standards.map((standard) => (
          <li key={standard} className="tag">
            <Text>{standard}</Text>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Items are in three columns; services with a description need wider ones. */
export function Services({ services, ...part }: ListProps & { services: CardService[] }) {
  if (services.length === 0) return null
  const isListed = services.some(({ items }) => items)
  // With larger letters there are two columns, and an odd last item gets the full row.
  const listed =
    'grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] print:grid-cols-3 screen:md:max-xl:enlarged:[&>:last-child:nth-child(3)]:col-span-full'
  const columns = isListed ? listed : 'md:grid-cols-2 print:grid-cols-2'
  return (
    <Disclosure {...part} count={services.length} className="wide">
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
    </Disclosure>
  )
}

export function Benefits({ entries, ...part }: Entries) {
  if (entries.length === 0) return null
  return (
    <Disclosure {...part} count={entries.length} className="wide">
      <ul
        className={`grid gap-x-8 gap-y-4 ${entries.length === 4 ? 'md:grid-cols-2 print:grid-cols-2' : 'md:grid-cols-3 print:grid-cols-3'}`}
      >
        {entries.map((benefit) => (
          <li key={benefit} className="border-t border-t-solid border-ink pt-3">
            <Text>{benefit}</Text>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
