import { useLanguage } from '#client/ui/language.tsx'
import { inLanguage } from '#content/routes.ts'
import { usePageAddress } from '#src/site/head/page-facts.ts'
import { useMessages } from '#src/words/messages.ts'
import { Contact } from './contact-section.tsx'

/** The refused form without its page, which anybody could make the Worker compute by a short post. */
export function RefusedAlone() {
  const t = useMessages()
  return (
    <>
      <section className="wrap pt-8 pb-6">
        <h1 className="text-h1">{t('contact.errorSummary')}</h1>
        <p className="mt-4">
          <a className="onward-link" href={inLanguage(usePageAddress(), useLanguage())}>
            {t('contact.refusedFrom')}
          </a>
        </p>
      </section>
      <Contact />
    </>
  )
}
