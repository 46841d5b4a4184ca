import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { CardId } from '#content/contact/form.ts'
import { hrefWith } from '#content/routes.ts'
import { type IssuerGroup, servicesByArea } from './statements.ts'

interface MatrixProps {
  groups: readonly IssuerGroup[]
  /** The card whose standards are shown; all if empty. */
  service: string
  /** The head of the rows. */
  standard: string
}

/** For large screens. Each mark is a link. `StandardsList` says the same in words. */
export function Matrix({ groups, service, standard }: MatrixProps) {
  const areas = servicesByArea(useLanguage())
  const services = areas.flatMap((area) => area.services)
  const firsts = new Set(areas.map((area) => area.services[0]?.id))
  const sideOf = (card: CardId) => (firsts.has(card) ? 'area' : undefined)
  return (
    <div className="lanes mt-6 max-lg:hidden print:hidden" data-markdown="skip">
      <table className="matrix" aria-labelledby="standards">
        <Heads areas={areas} service={service} standard={standard} />
        {groups.map(({ id, name, rows }) => (
          <tbody key={id} id={`issuer-${id}`}>
            <tr>
              <th scope="rowgroup" colSpan={services.length + 1}>
                <Text>{name}</Text>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.standard}>
                <th scope="row">
                  <Text>{row.standard}</Text>
                </th>
                {services.map(({ id: card, title }) => {
                  const place = row.places.find((one) => one.card === card)
                  return (
                    <td key={card} className={sideOf(card)}>
                      {place && (
                        <a className="dot" data-listed={place.sentence ? undefined : ''} href={place.address}>
                          <span className="sr-only">
                            <Text>{`${row.standard}: ${title}`}</Text>
                          </span>
                        </a>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type HeadsProps = Omit<MatrixProps, 'groups'> & { areas: ReturnType<typeof servicesByArea> }

/** A service leads to the standards of this service alone. */
function Heads({ areas, service, standard }: HeadsProps) {
  const language = useLanguage()
  return (
    <thead>
      <tr>
        <td />
        {areas.map(({ page, area, services }) => (
          <th key={page} scope="colgroup" colSpan={services.length} className="area">
            <Text>{area}</Text>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="col">
          <Text>{standard}</Text>
        </th>
        {areas.flatMap(({ services }) =>
          services.map(({ id, title }, index) => (
            <th key={id} scope="col" className={index === 0 ? 'area' : undefined}>
              <a
                className="post-link"
                href={`${hrefWith('qualification', language, { service: id })}#standards`}
                aria-current={id === service || undefined}
              >
                <span>
                  <Text>{title}</Text>
                </span>
              </a>
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}
