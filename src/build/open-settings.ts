import { type LegalEntity, type MailboxHost, type Representatives, site } from '#content/site.ts'

interface Settings {
  isSample: boolean
  mailboxHost: MailboxHost | null
  legalEntity: LegalEntity | null
  representatives: Representatives
}

/** What the privacy policy needs and `content/site.ts` does not name yet. A deploy says it and goes on. */
export function openSettings(settings: Settings = site): string[] {
  const { isSample, mailboxHost, legalEntity, representatives } = settings
  const unnamed: [isOpen: boolean, what: string][] = [
    [!mailboxHost, 'mailboxHost, and the privacy policy tells visitors so'],
    [!isSample && !legalEntity, 'legalEntity, the full name and registration number that a policy needs'],
    [
      !isSample && !representatives.eu && !representatives.uk,
      'representatives: ask a lawyer whether Article 27(2)(a) of the GDPR exempts you, as the policy says',
    ],
  ]
  return unnamed.flatMap(([isOpen, what]) => (isOpen ? [`content/site.ts names no ${what}.`] : []))
}
