import type { DraftKey } from '#client/drafts/draft.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/contact/message-received/en.ts'
import { href } from '#content/routes.ts'
import { PageLinks } from '#src/blocks/page-links.tsx'
import { typed } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Notice } from '#src/site/notice.tsx'
import { wordsOf } from '#src/words/words.ts'
import { NextSteps, receiptWords } from './next-steps.tsx'
import { isProven } from './receipt.ts'

export const messageReceived = definePage<typeof en, string | undefined>({
  copy: wordsOf('contact/message-received'),
  Page: MessageReceived,
  reads: typed(['reference', 'proof']),
  load: ({ query: { reference = '', proof = '' }, env }) =>
    env && isProven(env, reference, proof) ? reference : undefined,
  head: ({ copy, data: reference }) => (reference ? {} : copy.nothing),
  kept: { isUnlisted: true },
})

function MessageReceived({ copy, language, data: reference }: PageProps<typeof en, string | undefined>) {
  if (!reference) {
    const { heading, text, form } = copy.nothing
    return (
      <Notice
        heading={heading}
        text={text}
        action={{ label: form, href: href('home', language, 'contact') }}
      />
    )
  }
  const draft: DraftKey = 'contact-draft'
  const { keep, ways } = receiptWords(language)
  return (
    <Notice
      heading={copy.heading}
      text={copy.text}
      action={{ label: copy.home, href: href('home', language) }}
      curve="arrived"
    >
      <p className="mt-5 text-lead" data-sent={draft}>
        {copy.reference}:{' '}
        <bdi dir="ltr" className="font-700 figures run">
          {reference}
        </bdi>
      </p>
      <p className="mt-1 mb-8">
        <Text>{keep}</Text>
      </p>
      <NextSteps heading="h2" />
      <div className="mt-6">
        <PageLinks links={ways} />
      </div>
    </Notice>
  )
}
