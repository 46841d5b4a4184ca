import { Text } from '#client/ui/text.tsx'
import type { CardService } from '#content/types.ts'
import { Disclosure } from './disclosure.tsx'

interface ListProps {
  entries: readonly string[]
  className?: string
  entryClass?: string
}

/** Of a card and of its sheet. */
export function List({ entries, className = 'check-list', entryClass }: ListProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry} className={entryClass}>
          <Text>{entry}</Text>
        </li>
      ))}
    </ul>
  )
}

/** Of a card and of its sheet. */
export function Tags({ entries }: { entries: readonly string[] }) {
  return <List entries={entries} className="flex flex-wrap gap-2" entryClass="tag" />
}

interface PartProps {
  id: string
  label: string
}

interface Entries extends PartProps {
  entries: string[]
}

export function CheckList({ entries, ...part }: Entries) {
  return (
    <Disclosure {...part} count={entries.length}>
      <List entries={entries} />
    </Disclosure>
  )
}

export function WideCheckList({ entries, ...part }: Entries) {
  const className =
    'wide md:mt-10 md:p-8 md:bg-sunk md:border md:border-solid md:border-line print:border-0 print:bg-transparent'
  return (
    <Disclosure {...part} count={entries.length} className={className}>
      <List entries={entries} className="check-list md:grid-cols-2 print:grid-cols-2 gap-x-12 gap-y-3" />
    </Disclosure>
  )
}

export function Standards({ entries, ...part }: Entries) {
  return (
    <Disclosure {...part} count={entries.length}>
      <Tags entries={entries} />
    </Disclosure>
  )
}

/** Items are in three columns; services with a description need wider ones. */
export function Services({ services, ...part }: PartProps & { services: CardService[] }) {
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
            {items && <List entries={items} className="check-list mt-3 text-small" />}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

export function Benefits({ entries, ...part }: Entries) {
  const columns =
    entries.length === 4 ? 'md:grid-cols-2 print:grid-cols-2' : 'md:grid-cols-3 print:grid-cols-3'
  return (
    <Disclosure {...part} count={entries.length} className="wide">
      <List
        entries={entries}
        className={`grid gap-x-8 gap-y-4 ${columns}`}
        entryClass="border-t border-t-solid border-ink pt-3"
      />
    </Disclosure>
  )
}
