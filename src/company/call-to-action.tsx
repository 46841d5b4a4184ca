import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'

interface CallToActionProps {
  title: string
  text: string
  button: string
  /** Not on the page that the link leads to. */
  hasSteps?: boolean
}

/** Leads to the contact form, and to what happens from then on. */
export function CallToAction({ title, text, button, hasSteps = true }: CallToActionProps) {
  const language = useLanguage()
  const t = useMessages()
  return (
    <section className="section-sunk no-print">
      <div className="wrap flex flex-wrap items-center justify-between gap-6">
        <div className="max-w-text">
          <h2 className="text-h3">
            <Text>{title}</Text>
          </h2>
          <p className="mt-2 text-muted">
            <Text>{text}</Text>
          </p>
          {hasSteps && (
            <a className="onward-link" href={href('how-we-work', language)}>
              <Text>{t('footer.link.work')}</Text>
            </a>
          )}
        </div>
        <a className="btn-primary" href={href('home', language, 'contact')}>
          <Text>{button}</Text>
        </a>
      </div>
    </section>
  )
}
