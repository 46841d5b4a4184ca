import { Fragment } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { DesignName } from '#content/study-design/routes.ts'
import type { Places } from '#src/site/places.tsx'
import { designWords, frameWords } from './frame/words.ts'
import { cardDesigns, termDesigns } from './links.ts'

function DesignLinks({ names, className }: { names?: readonly DesignName[]; className: string }) {
  const language = useLanguage()
  if (!names) return null
  return (
    <p className={`${className} no-print`}>
      <Text>{frameWords(language).links}</Text>{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a className="link" href={href(`study-design/${name}`, language)}>
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
