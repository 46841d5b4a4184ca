import { nextId } from '#client/contact/contact-outcome.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { useMessages } from '#src/words/messages.ts'
import { wordsOf } from '#src/words/words.ts'

export const receiptWords = wordsOf('contact/receipt')

/** What happens with a message: beside the form, on the receipt, and where the company says how it works. */
export function NextLines() {
  return (
    <ol className="grid gap-1 ps-5 list-decimal marker:text-accent marker:font-600">
      {receiptWords(useLanguage()).lines.map((line) => (
        <li key={line}>
          <Text>{line}</Text>
        </li>
      ))}
    </ol>
  )
}

export function NextSteps({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const t = useMessages()
  return (
    <div id={nextId} className="grid gap-3 justify-items-start">
      <Heading className="text-body">
        <a className="link" href={href('how-we-work', useLanguage(), 'after-contact')}>
          {t('contact.after')}
        </a>
      </Heading>
      <NextLines />
      <p>
        {t('contact.direct')}{' '}
        <a className="link inline-block" href={`mailto:${site.email}`}>
          <bdi dir="ltr">{site.email}</bdi>
        </a>{' '}
        <a className="link inline-block" href={site.phone.href}>
          <bdi dir="ltr">{site.phone.display}</bdi>
        </a>
      </p>
    </div>
  )
}
