import { Fragment } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type DesignName, href } from '#content/routes.ts'
import { designWords, frameWords } from './frame/words.ts'

/** The way from a service or a term to the designs that belong to it; nothing where none does. */
export function DesignLinks({ names, className }: { names?: readonly DesignName[]; className: string }) {
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
