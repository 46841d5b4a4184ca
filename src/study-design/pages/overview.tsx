import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { en } from '#content/study-design/overview/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { cardsIn } from '#src/study-design/design-cards.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, string>

export const studyDesign = definePage<typeof en, string>({
  copy: wordsOf('study-design/overview'),
  load: ({ language, env }) => cardsIn[language](env),
  Page: StudyDesign,
})

function StudyDesign(props: Props) {
  const { copy, data } = props
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} beside={<Steps {...props} />} />
      <section className="wrap pb-14 lg:pb-20" aria-labelledby="designs-title">
        <h2 id="designs-title" className="text-h2">
          <Text>{copy.designsTitle}</Text>
        </h2>
        <p className="mt-2 text-muted">
          <Text>{copy.designsLead}</Text>{' '}
          <a className="link" href={href('study-design-compare', props.language)}>
            <Text>{copy.compare}</Text>
          </a>
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build */}
        <div className="design-cards" dangerouslySetInnerHTML={{ __html: data }} />
      </section>
      <section className="section-sunk" aria-labelledby="how-title">
        <div className="wrap split">
          <HowItWorks {...props} />
          <Checks {...props} />
        </div>
      </section>
    </>
  )
}

/** The way from a question to a request for proposal; this page is its third step. */
function Steps({ copy: { steps }, language }: Props) {
  const addresses = {
    question: undefined,
    estimand: href('estimand', language),
    design: '#designs-title',
    brief: href('brief', language),
  }
  return (
    <ol className="design-steps" aria-label={steps.label}>
      {(['question', 'estimand', 'design', 'brief'] as const).map((step) => (
        <li key={step} data-here={step === 'design' || undefined}>
          {addresses[step] ? (
            <a
              className="link font-600"
              href={addresses[step]}
              aria-current={step === 'design' ? 'step' : undefined}
            >
              <Text>{steps[step].name}</Text>
            </a>
          ) : (
            <span className="font-600">
              <Text>{steps[step].name}</Text>
            </span>
          )}
          <span>
            <Text>{steps[step].text}</Text>
          </span>
        </li>
      ))}
    </ol>
  )
}

function HowItWorks({ copy }: Props) {
  return (
    <div className="lg:col-span-7">
      <h2 id="how-title" className="text-h2 rule">
        <Text>{copy.how.title}</Text>
      </h2>
      <ul className="check-list mt-6 max-w-text">
        {copy.how.entries.map((entry) => (
          <li key={entry}>
            <Text>{entry}</Text>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Checks({ copy, language }: Props) {
  return (
    <div className="lg:col-span-5">
      <h2 className="text-h3">
        <Text>{copy.checks.title}</Text>
      </h2>
      <p className="mt-4">
        <Text>{copy.checks.text}</Text>
      </p>
      <p>
        <a className="onward-link" href={href('study-design-checks', language)}>
          <Text>{copy.checks.link}</Text>
        </a>
      </p>
      <p className="mt-6">
        <Text>{copy.aid}</Text>
      </p>
      <p className="mt-4">
        <a className="btn-quiet" href={href('home', language, 'contact')}>
          <Text>{copy.ask}</Text>
        </a>
      </p>
    </div>
  )
}
