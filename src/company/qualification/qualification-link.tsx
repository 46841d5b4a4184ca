import { useLanguage } from '#client/ui/language.tsx'
import { href } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'

/** Where an auditor looks: on the pages of services, on their sheets, and on the page about the company. */
export function QualificationLink() {
  return (
    <a className="onward-link" href={href('qualification', useLanguage())}>
      {useMessages()('qualification.link')}
    </a>
  )
}
