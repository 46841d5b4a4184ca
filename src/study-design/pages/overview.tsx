import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { en } from '#content/study-design/overview/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { type Drawn, drawnIn } from '#src/study-design/design-cards.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, Drawn>

export const studyDesign = definePage<typeof en, Drawn>({
  copy: wordsOf('study-design/overview'),
  load: ({ language, env }) => drawnIn[language](env),
  Page: StudyDesign,
  assets: { styles: 'overview' },
})

function StudyDesign(props: Props) {
  const { copy, data } = props
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build
  const steps = <div dangerouslySetInnerHTML={{ __html: data.steps }} />
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} beside={steps} />
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
        <div className="design-cards" dangerouslySetInnerHTML={{ __html: data.cards }} />
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
