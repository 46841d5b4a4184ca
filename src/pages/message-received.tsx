import type { en } from '#content/pages/message-received/en.ts'
import { href } from '#content/routes.ts'
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
    <section className="wrap section">
      <h1 className="text-h1 rule">{copy.heading}</h1>
      <p className="text-lead mt-6">{copy.text}</p>
      {reference && (
        <p className="mt-4">
          {copy.reference}:{' '}
          <bdi dir="ltr" className="font-700 figures">
            {reference}
          </bdi>
        </p>
      )}
      <p className="mt-4 max-w-text">{copy.next}</p>
      <p className="mt-8">
        <a className="btn-primary" href={href('home', language)}>
          {copy.home}
        </a>
      </p>
    </section>
  )
}
