import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import { countOf, type IssuerGroup } from './statements.ts'

const step = 12

/** A dot for each standard. A row leads to its part of the matrix; the list of small screens counts too. */
export function IssuerFigure({ groups, caption }: { groups: readonly IssuerGroup[]; caption: string }) {
  const language = useLanguage()
  return (
    <nav aria-labelledby="issuers" className="lg:mt-13 max-lg:hidden no-print">
      <span id="issuers" className="block font-700 pb-2 border-b-2 border-b-solid border-ink">
        <Text>{fill(caption, { count: countOf(groups) })}</Text>
      </span>
      {groups.map(({ id, name, rows }) => (
        <a
          key={id}
          className="border-b border-b-solid border-line text-small post-link grid grid-cols-[8.5rem_1fr_2rem] items-center min-h-11"
          href={href('qualification', language, `issuer-${id}`)}
        >
          {' '}
          <span>
            <Text>{name}</Text>
          </span>{' '}
          <svg
            aria-hidden="true"
            className="text-accent"
            width={rows.length * step}
            height="10"
            fill="currentColor"
          >
            {rows.map(({ standard }, index) => (
              <circle key={standard} cx={index * step + 5} cy="5" r="5" />
            ))}
          </svg>
          <span className="figures text-end">{rows.length}</span>
        </a>
      ))}
    </nav>
  )
}
