import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/careers/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { Quotes } from '#src/company/about/quotes.tsx'
import { Values } from '#src/company/about/values.tsx'
import { Paragraphs } from '#src/company/paragraphs.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'
import { Application } from './application.tsx'

type Copy = typeof en

export const careers = definePage<Copy>({
  copy: wordsOf('company/careers'),
  Page: Careers,
  assets: { icons: 'all' },
})

function Careers({ copy }: PageProps<Copy>) {
  return (
    <>
      <Opening heading={copy.heading} crumb={copy.title} lead={copy.lead} />
      <Overview copy={copy} />
      <Values copy={copy.values} />
      <section className="wrap section split gap-y-5" aria-labelledby="equity-title">
        <h2 id="equity-title" className="text-h2 rule lg:col-span-4">
          <Text>{copy.equity.heading}</Text>
        </h2>
        <div className="lg:col-span-8 prose content-start">
          <Paragraphs text={copy.equity.paragraphs} />
        </div>
      </section>
      <section className="section-sunk" aria-labelledby="team-title">
        <div className="wrap">
          <h2 id="team-title" className="text-h2 rule mb-10">
            <Text>{copy.testimonials.heading}</Text>
          </h2>
          <Quotes quotes={copy.testimonials.items} />
        </div>
      </section>
      <Roles copy={copy.roles} />
      <Application copy={copy.form} />
    </>
  )
}

function Overview({ copy: { overview: copy, stats } }: { copy: Copy }) {
  return (
    <section className="wrap pb-14 lg:pb-24 split" aria-labelledby="overview-title">
      <div className="lg:col-span-8 prose justify-items-start">
        <h2 id="overview-title" className="text-h2">
          <Text>{copy.heading}</Text>
        </h2>
        <Paragraphs text={copy.paragraphs} />
        <a className="btn-primary mt-4" href="#career-form">
          <Text>{copy.button}</Text>
        </a>
      </div>
      <div className="lg:col-span-4">
        <Figures copy={stats} />
      </div>
    </section>
  )
}

function Figures({ copy }: { copy: Copy['stats'] }) {
  return (
    <section className="flex flex-wrap items-baseline gap-x-6 gap-y-1" aria-labelledby="figures-title">
      <h2 id="figures-title" className="text-body lg:w-full">
        <Text>{copy.heading}</Text>
      </h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {copy.items.map(({ value, label }) => (
          <div key={value} className="flex flex-row-reverse items-baseline gap-2">
            <dt className="text-muted">
              <Text>{label}</Text>
            </dt>
            <dd className="font-700 figures">
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** React's types do not know these two attributes yet. */
const commands = (command: 'show-modal' | 'close') => ({ command, commandfor: 'open-positions' })

function Roles({ copy }: { copy: Copy['roles'] }) {
  return (
    <section className="wrap section split items-end" aria-labelledby="roles-title">
      <div className="lg:col-span-8">
        <h2 id="roles-title" className="text-h2 rule">
          <Text>{copy.heading}</Text>
        </h2>
        <p className="text-lead text-muted mt-4 max-w-text">
          <Text>{copy.text}</Text>
        </p>
        <p className="mt-4 max-w-text needs-no-script" data-markdown="skip">
          <Text>{copy.dialogText}</Text>
        </p>
      </div>
      <p className="lg:col-span-4 lg:text-end needs-script">
        <button type="button" className="btn-primary" aria-haspopup="dialog" {...commands('show-modal')}>
          <Text>{copy.button}</Text>
        </button>
      </p>
      <dialog
        id="open-positions"
        className="m-auto w-[min(36rem,calc(100vw-2rem))] p-6 border border-solid border-control rounded bg-paper text-ink"
        aria-labelledby="positions-title"
        closedby="any"
      >
        <h2 id="positions-title" className="text-h3">
          <Text>{copy.dialogTitle}</Text>
        </h2>
        <p className="mt-4">
          <Text>{copy.dialogText}</Text>
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a className="btn-primary" href="#career-form">
            <Text>{copy.applyButton}</Text>
          </a>{' '}
          <button type="button" className="btn-quiet" {...commands('close')}>
            <Text>{copy.close}</Text>
          </button>
        </p>
      </dialog>
    </section>
  )
}
