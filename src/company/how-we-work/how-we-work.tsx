import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/how-we-work/en.ts'
import { href, isPageName } from '#content/routes.ts'
import { PageLinks } from '#src/blocks/page-links.tsx'
import { CallToAction } from '#src/company/call-to-action.tsx'
import { OpeningBeside } from '#src/company/opening-beside.tsx'
import { NextLines } from '#src/contact/index.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { usePlace } from '#src/site/places.tsx'
import { useMessages } from '#src/words/messages.ts'
import { wordsOf } from '#src/words/words.ts'
import { Faq, faqData } from './faq.tsx'
import { stepId } from './step-id.ts'
import { StepsFigure } from './steps-figure.tsx'
import { WordTable } from './word-table.tsx'

type Copy = typeof en

const words = wordsOf('company/how-we-work')

export const howWeWork = definePage<Copy>({
  copy: words,
  Page: HowWeWork,
  head: ({ copy }) => ({ mainEntity: (facts) => faqData(facts, copy.faq) }),
  assets: { styles: 'how-we-work' },
})

function HowWeWork({ copy, language }: PageProps<Copy>) {
  const t = useMessages()
  return (
    <>
      <OpeningBeside
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: t('nav.about-us'), page: 'about-us' }]}
        note={<Contents copy={copy} />}
      >
        <StepsFigure copy={copy} />
      </OpeningBeside>
      <Steps words={copy.steps} />
      <AfterContact words={copy.afterContact} language={language} />
      <section id="models" className="wrap section" aria-labelledby="models-title">
        <h2 id="models-title" className="text-h2">
          <Text>{copy.models.title}</Text>
        </h2>
        <p className="mt-3 text-muted max-w-text">
          <Text>{copy.models.lead}</Text>
        </p>
        <WordTable
          labelledBy="models-title"
          columns={[copy.models.name, copy.models.fits, copy.models.first, copy.models.price]}
          rows={copy.models.entries.map(({ name, fits, first, price }) => [name, fits, first, price])}
        />
      </section>
      <Price words={copy.price} />
      <Faq words={copy.faq} />
      <CallToAction {...copy.callToAction} hasSteps={false} />
    </>
  )
}

function Contents({ copy }: { copy: Copy }) {
  const t = useMessages()
  const sections = [
    ['steps', copy.steps.title],
    ['after-contact', t('contact.after')],
    ['models', copy.models.title],
    ['price', copy.price.title],
    ['faq', copy.faq.title],
  ] as const
  return (
    <nav aria-label={t('site.contents')} className="mt-6 no-print">
      <ul className="grid gap-1">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a className="footer-link" href={`#${id}`}>
              <Text>{title}</Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Steps({ words }: { words: Copy['steps'] }) {
  const { title, who, bring, get, entries } = words
  return (
    <section id="steps" className="wrap pb-14 lg:pb-24" aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-h2">
        <Text>{title}</Text>
      </h2>
      <ol className="mt-8 grid gap-8">
        {entries.map((step, index) => (
          <li
            key={step.title}
            id={stepId(index)}
            className="border-t border-t-solid border-line pt-5 grid lg:gap-x-[min(4rem,6.25vw)] gap-y-4 lg:grid-cols-12 target:border-accent"
          >
            <div className="lg:col-span-5">
              <h3 className="text-h3">
                <Text>{`${index + 1}. ${step.title}`}</Text>
              </h3>
              <p className="mt-2 max-w-text">
                <Text>{step.text}</Text>
              </p>
              <PageLinks links={step.links} />
            </div>
            <dl className="lg:col-span-7 grid gap-x-6 gap-y-4 content-start sm:grid-cols-3">
              <Fact label={who}>{step.who}</Fact>
              <Fact label={bring}>{step.bring}</Fact>
              <Fact label={get}>{step.get}</Fact>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-muted">
        <Text>{label}</Text>
      </dt>
      <dd className="mt-1">
        <Text>{children}</Text>
      </dd>
    </div>
  )
}

/** The receipt and the form say it in the same words. */
function AfterContact({
  words,
  language,
}: {
  words: Copy['afterContact']
  language: PageProps<Copy>['language']
}) {
  const t = useMessages()
  return (
    <section id="after-contact" className="section-sunk" aria-labelledby="after-title">
      <div className="wrap split">
        <h2 id="after-title" className="text-h2 lg:col-span-5">
          <Text>{t('contact.after')}</Text>
        </h2>
        <div className="prose lg:col-span-7">
          <p>
            <Text>{words.receipt}</Text>
          </p>
          <div className="ps-4 border-is-3 border-is-solid border-is-accent">
            <NextLines />
          </div>
          <p>
            <Text>{words.deadline}</Text>
          </p>
          <p>
            <Text>{t('contact.privacy')}</Text>
          </p>
          <p>
            <Text>{words.entry}</Text>
          </p>
          <p>
            <a className="onward-link" href={href('privacy-policy', language, 'retention')}>
              <Text>{words.policy}</Text>
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

function Price({ words }: { words: Copy['price'] }) {
  const Example = usePlace('quoteExample')
  return (
    <section id="price" className="section-sunk" aria-labelledby="price-title">
      <div className="wrap">
        <h2 id="price-title" className="text-h2">
          <Text>{words.title}</Text>
        </h2>
        <p className="mt-3 text-muted max-w-text">
          <Text>{words.lead}</Text>
        </p>
        <WordTable
          labelledBy="price-title"
          columns={[words.what, words.changes, words.count]}
          rows={words.entries.map(({ what, changes, count }) => [what, changes, count])}
        />
        {Example && <Example />}
        {isPageName('brief') && (
          <div className="mt-8 max-w-text">
            <p>
              <Text>{words.briefText}</Text>
            </p>
            <PageLinks links={[{ words: words.brief, page: 'brief' }]} />
          </div>
        )}
      </div>
    </section>
  )
}
