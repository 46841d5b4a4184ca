import type { ComponentProps } from 'react'
import { InsightDialog } from '#client/blog/insight-dialog.tsx'
import { Counter } from '#client/company/counter.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/home/en.ts'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { newestPosts, PostCard } from '#src/blog/index.ts'
import { SmallQuotes } from '#src/company/about/quotes.tsx'
import { askedForm, askReads, Contact } from '#src/contact/index.ts'
import { Plot } from '#src/plots/index.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Island } from '#src/site/layout/island.tsx'
import { usePlace } from '#src/site/places.tsx'
import { useMessages } from '#src/words/messages.ts'
import { team, wordsOf } from '#src/words/words.ts'
import { FeaturedSolutions } from './featured-solutions.tsx'

type Copy = typeof en

type Form = ComponentProps<typeof Contact>['form']

export const home = definePage<Copy, Form>({
  copy: wordsOf('company/home'),
  Page: Home,
  reads: askReads,
  load: ({ query, language }) => askedForm(query, language),
  hasContactForm: true,
  assets: { styles: 'home' },
})

function Home({ copy, data: form }: PageProps<Copy, Form>) {
  return (
    <>
      <Hero />
      <FeaturedSolutions solutions={copy.featured} />
      <Tools />
      <Figures label={copy.figuresLabel} />
      <Advantages />
      <Messages />
      <Insights />
      <Contact form={form} />
    </>
  )
}

function Hero() {
  const t = useMessages()
  return (
    <section id="home" className="wrap pt-5 pb-6 lg:py-7">
      <div className="split">
        <div className="lg:col-span-7 lg:pt-12">
          <p className="text-accent font-600">
            <Text>{t('hero.subtitle')}</Text>
          </p>
          <h1 className="text-headline mt-2 lg:mt-4">{t('hero.title')}</h1>
          <p className="font-600 lg:text-lead mt-3 lg:mt-5 max-w-text">{t('hero.description')}</p>
          <p className="mt-5 lg:mt-8 flex flex-wrap gap-3">
            <a className="btn-primary grow sm:grow-0" href="#contact">
              <span className="hidden lg:inline">{t('hero.cta.primary')}</span>{' '}
              <span className="lg:hidden" data-markdown="skip">
                {t('hero.cta.primaryShort')}
              </span>
            </a>{' '}
            <a className="btn-quiet grow sm:grow-0" href="#solutions">
              {t('hero.cta.secondary')}
            </a>
          </p>
        </div>
        <div className="lg:col-span-5">
          <Plot name="kaplan-meier" />
        </div>
      </div>
    </section>
  )
}

/** Tools of the subjects that the site has. */
function Tools() {
  const t = useMessages()
  const Study = usePlace('homeStudy')
  const Size = usePlace('homeSize')
  const Question = usePlace('homeQuestion')
  if (!Study && !Size && !Question) return null
  return (
    <section className="home-section bg-sunk" aria-labelledby="tools-title">
      <div className="wrap">
        <h2 id="tools-title" className="text-h2">
          {t('home.tools')}
        </h2>
        <ul className="home-columns mt-4">
          {Study && <Study />}
          {Size && <Size />}
          {Question && <Question />}
        </ul>
      </div>
    </section>
  )
}

const counters = [
  { key: 'hero.stats.customers', value: 200, duration: 2000 },
  { key: 'hero.stats.completion', value: 500, duration: 2500 },
  { key: 'hero.stats.experience', value: 29, duration: 1800 },
] as const

function Figures({ label }: { label: string }) {
  const t = useMessages()
  return (
    <div className="wrap pt-8">
      <dl className="stat-row" aria-label={label}>
        {counters.map(({ key, value, duration }) => (
          <div key={key} className="stat-tile lg:flex-row-reverse lg:items-baseline lg:gap-3">
            <dt className="text-muted">{t(key)}</dt>
            <dd className="text-figure font-700">
              <Island name="counter" component={Counter} props={{ value, duration }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const advantages = ['precision', 'efficiency', 'speed', 'expertise'] as const

function Advantages() {
  const t = useMessages()
  return (
    <section className="home-section" aria-labelledby="advantages-title">
      <div className="wrap">
        <h2 id="advantages-title" className="text-h2">
          {t('advantage.title')}
        </h2>
        <p className="text-muted">
          {t('advantage.subtitle')} {t('advantage.description')}
        </p>
        <ul className="home-columns mt-4">
          {advantages.map((name) => (
            <li key={name} className="home-column">
              <h3 className="text-lead">{t(`advantage.${name}.title`)}</h3>
              <p className="text-small text-muted">
                <Text>{t(`advantage.${name}.description`)}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Messages() {
  const t = useMessages()
  const messages = team(useLanguage()).leadershipMessages
  return (
    <section className="home-section bg-sunk" aria-labelledby="messages-title">
      <div className="wrap">
        <h2 id="messages-title" className="text-h2 mb-4">
          {t('messages.title')}
        </h2>
        <SmallQuotes quotes={messages} />
      </div>
    </section>
  )
}

/** As specified, posts open in a dialog on the Hebrew page only. */
const hasInsightDialog: Readonly<Record<Language, boolean>> = { en: false, he: true }

function Insights() {
  const t = useMessages()
  const language = useLanguage()
  const hasDialog = hasInsightDialog[language]
  return (
    <section className="wrap home-section" aria-labelledby="insights-title">
      <div className="flex flex-wrap items-end justify-between gap-4 mb-4">
        <div>
          <h2 id="insights-title" className="text-h2">
            {t('insights.title')}
          </h2>
          <p className="text-muted">{t('insights.subtitle')}</p>
        </div>
        <a className="btn-quiet" href={href('blog', language)}>
          {t('insights.viewAll')}
        </a>
      </div>
      <ul className="grid gap-4 lg:gap-6 lg:grid-cols-3">
        {newestPosts(3, language).map((post) => (
          <PostCard key={post.slug} post={post} heading="h3" hasDialog={hasDialog} isShort />
        ))}
      </ul>
      {hasDialog && (
        <Island
          name="insight-dialog"
          component={InsightDialog}
          props={{
            language,
            words: {
              label: t('insights.title'),
              close: t('insights.close'),
              authors: t('insights.authors'),
              publisher: t('insights.publisher'),
              pages: t('insights.pages'),
              isbn: t('insights.isbn'),
              readPost: t('insights.readPost'),
            },
          }}
        />
      )}
    </section>
  )
}
