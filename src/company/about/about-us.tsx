import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/about-us/en.ts'
import type { Language } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import type { Leader } from '#content/types.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { BuyerLinks } from '#src/company/buyer-links.tsx'
import { Paragraphs } from '#src/company/paragraphs.tsx'
import { QualificationLink } from '#src/company/qualification/qualification-link.tsx'
import { Contact } from '#src/contact/index.ts'
import { Plot } from '#src/plots/index.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { team, wordsOf } from '#src/words/words.ts'
import { Biography } from './biography.tsx'
import { initialsSign } from './portrait.tsx'
import { Quotes } from './quotes.tsx'
import { Values } from './values.tsx'

type Copy = typeof en

export const aboutUs = definePage<Copy>({
  copy: wordsOf('company/about-us'),
  Page: AboutUs,
  hasContactForm: true,
  assets: { icons: 'all' },
})

function AboutUs({ copy, language }: PageProps<Copy>) {
  const { leaders, clientReviews: reviews } = team(language)
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} />
      <WhatWeDo copy={copy.whatWeDo} language={language} />
      <Story copy={copy.story} />
      <section className="wrap section" aria-labelledby="reviews-title">
        <h2 id="reviews-title" className="text-h2 rule mb-10">
          <Text>{copy.reviews.heading}</Text>
        </h2>
        <Quotes quotes={reviews} />
      </section>
      <Team copy={copy.leadership} leaders={leaders} />
      <Values copy={copy.values} />
      <Presence copy={copy.globalPresence} />
      <Contact />
    </>
  )
}

function WhatWeDo({ copy, language }: { copy: Copy['whatWeDo']; language: Language }) {
  return (
    <section className="wrap pb-14 lg:pb-24 split" aria-labelledby="what-title">
      <div className="lg:col-span-7 prose content-start">
        <h2 id="what-title" className="text-h2">
          <Text>{copy.heading}</Text>
        </h2>
        <Paragraphs text={copy.paragraphs} />
        <BuyerLinks />
        <p className="no-print">
          <QualificationLink />
        </p>
      </div>
      <ul className="lg:col-span-5">
        {servicePages.map((page, index) => (
          <li key={page} className="row">
            <h3 className="text-lead">
              <a className="post-link" href={href(page, language)}>
                <Text>{copy.points[index]?.title ?? ''}</Text>
              </a>
            </h3>
            <p className="text-muted mt-2 max-w-text">
              <Text>{copy.points[index]?.text ?? ''}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Story({ copy }: { copy: Copy['story'] }) {
  return (
    <section className="section-sunk" aria-labelledby="story-title">
      <div className="wrap split">
        <div className="lg:col-span-5 prose content-start">
          <h2 id="story-title" className="text-h2 rule">
            <Text>{copy.heading}</Text>
          </h2>
          <Paragraphs text={copy.paragraphs} />
        </div>
        {/* The margin on paper: otherwise the edge of the sheet cuts off half of each mark. */}
        <dl className="lg:col-span-7 border-is-2 border-is-solid border-is-line print:ms-2">
          {copy.milestones.map(({ year, text }) => (
            <div
              key={year}
              className="timeline-entry relative ps-8 pb-7 last:pb-0 before:content-empty before:absolute before:-inset-is-[calc(0.375rem+1px)] before:inset-bs-2 before:w-3 before:h-3 before:rounded-full before:bg-accent"
            >
              <dt className="text-lead font-700 figures">{year}</dt>
              <dd className="max-w-text">
                <Text>{text}</Text>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Team({ copy, leaders }: { copy: Copy['leadership']; leaders: Leader[] }) {
  return (
    <section id="leadership-team" className="section-sunk" aria-labelledby="team-title">
      <div className="wrap">
        <h2 id="team-title" className="text-h2 rule">
          <Text>{copy.heading}</Text>
        </h2>
        <p className="text-lead text-muted mt-4 mb-10">
          <Text>{copy.text}</Text>
        </p>
        <ul className="grid">
          {leaders.map((leader) => (
            <li
              key={leader.id}
              className="row grid gap-4 lg:grid-cols-12 lg:gap-y-16 lg:gap-x-[min(4rem,6.25vw)] lg:py-8 last:pb-0"
            >
              <div className="lg:col-span-4 flex items-start gap-4">
                <span aria-hidden="true" className="initial">
                  {initialsSign(leader.name)}
                </span>
                <div>
                  <h3 id={`team-${leader.id}`} className="text-lead">
                    <Text>{leader.name}</Text>
                  </h3>
                  <p className="text-muted mt-1">
                    <Text>{leader.title}</Text>
                  </p>
                </div>
              </div>
              <div className="lg:col-span-8">
                <Biography leader={leader} words={copy} headingId={`team-${leader.id}`} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Presence({ copy }: { copy: Copy['globalPresence'] }) {
  return (
    <section className="wrap pb-14 lg:pb-24" aria-labelledby="presence-title">
      <div className="split items-center">
        <div className="lg:col-span-4">
          <h2 id="presence-title" className="text-h2 rule">
            <Text>{copy.heading}</Text>
          </h2>
          <p className="text-lead text-muted mt-4">
            <Text>{copy.text}</Text>
          </p>
        </div>
        <div className="lg:col-span-8 lg:[&_.plot-figure]:max-w-none lg:[&_.plot]:text-[8px]">
          <Plot name="regions" />
        </div>
      </div>
      <dl className="mt-10 lg:mt-14 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5 lg:max-[1359px]:enlarged:grid-cols-[repeat(3,1fr)]">
        {copy.regions.map(({ name, text }) => (
          <div
            key={name}
            className="border-t border-t-solid border-ink pt-3 sm:first:col-span-2 lg:first:col-span-1"
          >
            <dt className="font-700">
              <Text>{name}</Text>
            </dt>
            <dd className="mt-1 text-small text-muted">
              <Text>{text}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
