import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { cardOptions, isCardId, isServiceOption } from '#content/contact/form.ts'
import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import type { ServiceCard } from '#content/types.ts'
import type { Reads } from '#src/middleware/kept-address.ts'
import { translator, useMessages } from '#src/words/messages.ts'
import { findCard } from '#src/words/service-cards.ts'
import type { ContactFormState } from './contact-section.tsx'

/** The parameters of a page with the form: an option of it, and the card that the question is about. */
export const askReads = { service: isServiceOption, about: isCardId } satisfies Reads

/** Leads to the form with the service chosen and the card's name in the message. */
export function AskLink({ card: { id, title }, className }: { card: ServiceCard; className: string }) {
  const parameters = { service: cardOptions[id], about: id }
  return (
    <a className={className} href={`${hrefWith('home', useLanguage(), parameters)}#contact`}>
      <span>
        <Text>{useMessages()('service.ask', { title })}</Text>
      </span>
    </a>
  )
}

/** What the form holds at first. Unknown values are ignored. */
export function askedForm(
  { service = '', about = '' }: Record<string, string>,
  language: Language,
): ContactFormState | undefined {
  const card = isCardId(about) ? findCard(about, language) : undefined
  const option = isServiceOption(service) ? service : card && cardOptions[card.id]
  if (!option) return undefined
  const message = card && `${translator(language)('contact.message.about', { title: card.title })}\n`
  return {
    values: { service: option, ...(message && { message }) },
    errors: {},
    asked: [option, card?.id].filter(Boolean).join(' '),
  }
}
