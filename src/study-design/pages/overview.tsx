import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { en } from '#content/study-design/overview/en.ts'
import type { DesignName } from '#content/study-design/routes.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { designNames } from '#src/study-design/designs/index.ts'
import { designWords } from '#src/study-design/frame/words.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en>

export const studyDesign = definePage<typeof en>({
  copy: wordsOf('study-design/overview'),
  Page: StudyDesign,
})

function StudyDesign(props: Props) {
  const { copy } = props
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} />
      <Invitation {...props} />
      <section className="wrap pb-14 lg:pb-20" aria-labelledby="designs-title">
        <h2 id="designs-title" className="text-h2 rule">
          <Text>{copy.designsTitle}</Text>
        </h2>
        <p className="text-lead text-muted mt-4">
          <Text>{copy.designsLead}</Text>
        </p>
        <a className="onward-link" href={href('study-design-compare', props.language)}>
          <Text>{copy.compare}</Text>
        </a>
        <DesignList {...props} />
        <p className="mt-8">
          <a className="onward-link" href={href('study-design-monitoring', props.language)}>
            <Text>{wordsOf('study-design/monitoring')(props.language).heading}</Text>
          </a>
        </p>
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

/** A size belongs to a question, so this leads to the page that states it. */
function Invitation({ language }: Props) {
  const { invitation } = wordsOf('estimand')(language)
  return (
    <section className="wrap pb-10 lg:pb-14" aria-labelledby="estimand-title">
      <h2 id="estimand-title" className="text-h3">
        <Text>{invitation.title}</Text>
      </h2>
      <p className="mt-2 max-w-text">
        <Text>{invitation.text}</Text>
      </p>
      <a className="onward-link" href={href('estimand', language)}>
        <Text>{invitation.link}</Text>
      </a>
    </section>
  )
}

const groupOf: Readonly<Record<DesignName, keyof typeof en.groups>> = {
  'two-means': 'comparison',
  'two-proportions': 'comparison',
  'time-to-event': 'comparison',
  'cluster-randomized': 'conduct',
  'group-sequential': 'conduct',
  bioequivalence: 'sameness',
  'one-proportion': 'signal',
  'simon-two-stage': 'signal',
  precision: 'estimation',
  'rare-events': 'estimation',
}

function DesignList({ copy, language }: Props) {
  return Object.entries(copy.groups).map(([group, title]) => (
    <section
      key={group}
      className="border-t border-t-solid border-line mt-8 pt-6 grid gap-x-16 gap-y-4 lg:grid-cols-12"
      aria-labelledby={`designs-${group}`}
    >
      <h3 id={`designs-${group}`} className="text-h3 lg:col-span-5">
        <Text>{title}</Text>
      </h3>
      <ul className="grid gap-4 content-start lg:col-span-7">
        {designNames
          .filter((name) => groupOf[name] === group)
          .map((name) => {
            const { heading, question } = designWords(name, language)
            return (
              <li key={name}>
                <a className="link font-600" href={href(`study-design/${name}`, language)}>
                  <Text>{heading}</Text>
                </a>
                <p>
                  <Text>{question}</Text>
                </p>
              </li>
            )
          })}
      </ul>
    </section>
  ))
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
