import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { Fold } from '#src/blocks/fold.tsx'
import { type CardStatement, type IssuerGroup, servicesByArea } from './statements.ts'

/** For small screens and paper, folded by issuer. */
export function StandardsList({
  groups,
  isFiltered,
}: {
  groups: readonly IssuerGroup[]
  isFiltered: boolean
}) {
  return (
    <div className="standards mt-6 screen:lg:hidden print:columns-2 print:gap-8">
      {groups.map(({ id, name, rows }, index) => (
        <Fold key={id} title={name} count={`(${rows.length})`} isOpen={isFiltered || index === 0}>
          <ul className="grid gap-4 pb-5 print:block">
            {rows.map((row) => (
              <li key={row.standard} className="print:mb-2 break-inside-avoid">
                <p className="font-600">
                  <Text>{row.standard}</Text>
                </p>
                <Services places={row.places} />
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  )
}

function Services({ places }: { places: readonly CardStatement[] }) {
  return servicesByArea(useLanguage()).map(({ page, area }) => {
    const own = places.filter((place) => place.page === page)
    if (own.length === 0) return null
    return (
      <div key={page} className="text-small">
        <p className="text-muted">
          <Text>{area}</Text>
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {own.map(({ card, title, address, sentence }) => (
            <li key={card}>
              <a className="link inline-flex items-center gap-2 min-h-6 py-0.5" href={address}>
                <span
                  aria-hidden="true"
                  className="dot print:hidden"
                  data-listed={sentence ? undefined : ''}
                />
                <span>
                  <Text>{title}</Text>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
