import { fill } from '#client/text/fill.ts'
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
import { answersOf } from './questions.ts'
import {
  type Brief,
  type BriefWords,
  briefLists,
  briefTexts,
  type Lists,
  queryOfBrief,
  readBrief,
} from './read.ts'
import { BriefResult, BriefSheet, EmptyBrief, Unwritten } from './result.tsx'
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
  isPosted: true,
  load: ({ query, lists = {}, language }) => briefOf(query, lists, language),
  Page: BriefPage,
  hasContactForm: 'alone',
})

function BriefPage(props: PageProps<BriefWords, Brief>) {
  const { copy, language, data } = props
  const isFaulty = data.faults.length > 0
  const isShown = !data.isEmpty && !isFaulty
  const message = briefMessage(data, language)
  const sheet = (
    <section
      id={isShown ? 'result' : undefined}
      aria-labelledby="result-title"
      className="lg:sticky lg:inset-bs-26"
    >
      <LeftOut {...props} />
      <BriefSheet words={copy} brief={data} />
      <Unwritten words={copy} />
      {isShown && <BriefResult words={copy} brief={data} message={message} />}
      {data.isEmpty && <EmptyBrief words={copy} />}
    </section>
  )
  return (
    <div data-brief={isFaulty ? undefined : queryOfBrief(data).toString()}>
      <Opening heading={copy.heading} lead={copy.lead} beside={sheet}>
        <p className="mt-4 text-small text-muted max-w-text no-print">
          <Text>{copy.privacy}</Text>
        </p>
        <p className="mb-4 no-print">
          <a className="onward-link" href={href('how-we-work', language, 'price')}>
            {copy.drivers}
          </a>
        </p>
        <AnswerLine words={copy} brief={data} />
        <BriefForm words={copy} brief={data} />
      </Opening>
      {isShown ? <Contact form={{ values: { message: message.text }, errors: {} }} /> : <Contact />}
    </div>
  )
}

/** What of the address is not in the brief. */
function LeftOut({ copy, language, data }: PageProps<BriefWords, Brief>) {
  return (
    <>
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
    </>
  )
}

/** On a small screen, where the sheet is below the form: how much is filled in, and a way to it. */
function AnswerLine({ words, brief }: { words: BriefWords; brief: Brief }) {
  const { line, see } = words.form
  return (
    <a href="#sheet" className="brief-line lg:hidden no-print">
      <span data-count={line}>
        <Text>{fill(line, answersOf(brief))}</Text>
      </span>{' '}
      <span className="link">
        <Text>{see}</Text>
      </span>
    </a>
  )
}
