import { filterAddress, noFilter, type TermOrder } from './filter.ts'
import { type GlossaryWords, listAnchor, type OrderAddresses } from './words.ts'

/** The other order keeps the typed words. */
export function OrderLinks({
  words,
  addresses,
  by,
  q,
}: {
  words: GlossaryWords
  addresses: OrderAddresses
  by: TermOrder['by']
  q: string
}) {
  return (
    <ul className="flex flex-wrap gap-x-6 mb-2 lg:mb-5" aria-label={words.order}>
      {(['letter', 'topic'] as const).map((one) => (
        <li key={one}>
          <a
            className="tab min-h-11 py-2"
            href={filterAddress(addresses[one], { ...noFilter, q }) + listAnchor}
            aria-current={one === by ? 'true' : undefined}
          >
            {words.orders[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}
