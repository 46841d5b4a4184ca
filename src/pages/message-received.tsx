import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/pages/message-received/en.ts'
import { href } from '#content/routes.ts'
import { Notice } from '../sections/notice.tsx'
import { wordsOf } from '../words.ts'
import { definePage, type PageProps } from './page.ts'

/** References look like this; anything else in the address is not shown. */
const referenceForm = /^[A-Z0-9-]{6,24}$/

export const messageReceived = definePage<typeof en, string | undefined>({
  copy: wordsOf<typeof en>('pages/message-received'),
  Page: MessageReceived,
  reads: ['reference'],
  load: ({ query }) => (query.reference && referenceForm.test(query.reference) ? query.reference : undefined),
  isUnlisted: true,
})

/** The receipt of a message that was posted without script. */
function MessageReceived({ copy, language, data: reference }: PageProps<typeof en, string | undefined>) {
  return (
    <Notice
      heading={copy.heading}
      text={copy.text}
      action={{ label: copy.home, href: href('home', language) }}
      curve="arrived"
    >
      {reference && (
        <p className="mt-5 text-lead">
          {copy.reference}:{' '}
          <bdi dir="ltr" className="font-700 figures run">
            {reference}
          </bdi>
        </p>
      )}
      <p className="mt-4 max-w-text">
        <Text>{reference ? `${copy.next} ${copy.keep}` : copy.next}</Text>
      </p>
    </Notice>
  )
}
