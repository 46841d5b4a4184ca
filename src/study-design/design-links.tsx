import type { DesignName } from '@marom/trial-designs'
import { Fragment } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { Places } from '#src/site/places.tsx'
import { areaDesigns, cardDesigns, termDesigns } from './links.ts'
import { designWords, frameWords } from './words.ts'

interface DesignLinksProps {
  names?: readonly DesignName[]
  className: string
  /** Only the names. */
  isBare?: boolean
}

function DesignLinks({ names, className, isBare = false }: DesignLinksProps) {
  const language = useLanguage()
  if (!names) return null
  return (
    <p className={`${className} no-print`}>
      {!isBare && (
        <>
          <Text>{frameWords(language).links}</Text>{' '}
        </>
      )}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a
            className={isBare ? 'link inline-block py-0.5' : 'link'}
            href={href(`study-design/${name}`, language)}
          >
            <Text>{designWords(name, language).heading}</Text>
          </a>
        </Fragment>
      ))}
    </p>
  )
}

export const ServiceDesigns = ({ card }: Places['servicePlanning']) => (
  <DesignLinks names={cardDesigns[card]} className="mt-8" />
)

export const TermDesigns = ({ slug }: Places['termPlanning']) => (
  <DesignLinks names={termDesigns[slug]} className="mt-2" />
)

export function AreaDesigns({ area, isShort }: Places['areaDesigns']) {
  const language = useLanguage()
  const names = areaDesigns[area]
  if (!names) return null
  if (isShort) return <DesignLinks names={names} className="mt-1" isBare />
  return (
    <div>
      <h3 className="font-600">
        <Text>{frameWords(language).areaLinks}</Text>
      </h3>
      <ul className="mt-2 grid gap-2">
        {names.map((name) => (
          <li key={name}>
            <a className="link" href={href(`study-design/${name}`, language)}>
              <Text>{designWords(name, language).heading}</Text>
            </a>{' '}
            <span className="block text-small text-muted">
              <Text>{designWords(name, language).question}</Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
