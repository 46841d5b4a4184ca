import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { href, hrefWith } from '#content/routes.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { Contact } from '#src/contact/index.ts'
import { typed } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { allDeliverables } from '#src/words/words.ts'
import { allServices, briefWords } from './document.ts'
import { BriefForm } from './form.tsx'
import {
  type Brief,
  type BriefWords,
  briefLists,
  briefTexts,
  type Lists,
  queryOfBrief,
  readBrief,
} from './read.ts'
import { BriefResult, EmptyBrief } from './result.tsx'
import { briefMessage } from './text.ts'

export function briefOf(query: Record<string, string>, lists: Lists, language: Language): Brief {
  const idsOf = (known: { id: string }[]) => known.map(({ id }) => id)
  const services = idsOf(allServices(language))
  const deliverables = idsOf(allDeliverables(language))
  return readBrief({ query, lists }, briefWords(language), { services, deliverables })
}

export const brief = definePage<BriefWords, Brief>({
  copy: briefWords,
  reads: typed(briefTexts),
  readsLists: briefLists,
  isState: ({ query, lists = {} }) => Object.keys(query).length + Object.keys(lists).length > 0,
  isPosted: true,
  load: ({ query, lists = {}, language }) => briefOf(query, lists, language),
  Page: BriefPage,
  hasContactForm: true,
})

function BriefPage({ copy, language, data }: PageProps<BriefWords, Brief>) {
  const isFaulty = data.faults.length > 0
  const isShown = !data.isEmpty && !isFaulty
  const message = briefMessage(data, language)
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead}>
        <p className="mt-4 text-small text-muted max-w-text no-print">
          <Text>{copy.privacy}</Text>
        </p>
        <p className="no-print">
          <a className="onward-link" href={href('how-we-work', language, 'price')}>
            {copy.drivers}
          </a>
        </p>
        {isShown && (
          <p className="lg:hidden no-print" data-markdown="skip">
            <a className="onward-link" href="#result">
              {copy.result.title}
            </a>
          </p>
        )}
      </Opening>
      <div
        className="wrap split pb-14 lg:pb-24"
        data-brief={isFaulty ? undefined : queryOfBrief(data).toString()}
      >
        <div className="lg:col-span-5">
          <BriefForm words={copy} brief={data} />
        </div>
        <div className="lg:col-span-7">
          {data.isUnknown && (
            <p className="mb-6 font-600">
              <Text>{copy.errors.unknownItem}</Text>
            </p>
          )}
          {data.refusedEstimand && (
            <p className="mb-6 font-600">
              <Text>{copy.errors.refusedEstimand}</Text>{' '}
              <a className="link" href={hrefWith('estimand', language, data.refusedEstimand)}>
                <Text>{copy.errors.correctEstimand}</Text>
              </a>
            </p>
          )}
          {isShown && <BriefResult words={copy} brief={data} message={message} />}
          {data.isEmpty && <EmptyBrief words={copy} />}
        </div>
      </div>
      {isShown ? <Contact form={{ values: { message: message.text }, errors: {} }} /> : <Contact />}
    </>
  )
}
