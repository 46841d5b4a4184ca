import { InsightDialog } from '#client/blog/insight-dialog.tsx'
import { Counter } from '#client/company/counter.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/home/en.ts'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { SampleNote } from '#src/blocks/sample-note.tsx'
import { newestPosts, PostCard } from '#src/blog/index.ts'
import { Quotes } from '#src/company/about/quotes.tsx'
import { Contact } from '#src/contact/index.ts'
import { Plot } from '#src/plots/index.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Island } from '#src/site/layout/island.tsx'
import { usePlace } from '#src/site/places.tsx'
import { useMessages } from '#src/words/messages.ts'
import { team, wordsOf } from '#src/words/words.ts'
import { FeaturedSolutions } from './featured-solutions.tsx'

type Copy = typeof en

export const home = definePage<Copy>({
  copy: wordsOf('company/home'),
  Page: Home,
  hasContactForm: true,
  assets: { styles: 'home' },
})

function Home({ copy }: PageProps<Copy>) {
  return (
    <>
      <Hero copy={copy} />
      <Advantages />
      <FeaturedSolutions solutions={copy.featured} />
      <Messages />
      <Insights />
      <Contact />
    </>
  )
}

const counters = [
  { key: 'hero.stats.customers', value: 200, duration: 2000 },
  { key: 'hero.stats.completion', value: 500, duration: 2500 },
  { key: 'hero.stats.experience', value: 29, duration: 1800 },
] as const

function Hero({ copy }: { copy: Copy }) {
  const t = useMessages()
  return (
    <section id="home" className="wrap pt-10 pb-14 lg:pt-16 lg:pb-24">
      <div className="split items-center">
        <div className="lg:col-span-7">
          <p className="text-accent font-600 mb-4">
            <Text>{t('hero.subtitle')}</Text>
          </p>
          <h1 className="text-h1">{t('hero.title')}</h1>
          <p className="text-lead text-muted mt-6 max-w-text">{t('hero.description')}</p>
          <p className="mt-8 flex flex-wrap gap-3">
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
      <Doors />
      <Figures label={copy.figuresLabel} />
      <SampleNote about={['company']} className="mt-4 print:mt-2" />
    </section>
  )
}

/** Tools of the subjects that the site has. */
function Doors() {
  const Study = usePlace('homeStudy')
  const Size = usePlace('homeSize')
  const Question = usePlace('homeQuestion')
  if (!Study && !Size && !Question) return null
  return (
    <ul className="doors">
      {Study && <Study />}
      {Size && <Size />}
      {Question && <Question />}
    </ul>
  )
}

function Figures({ label }: { label: string }) {
  const t = useMessages()
  return (
    <dl className="mt-12 lg:mt-16 stat-row" aria-label={label}>
      {counters.map(({ key, value, duration }) => (
        <div key={key} className="stat-tile">
          <dt className="text-muted">{t(key)}</dt>
          <dd className="text-figure font-700">
            <Island name="counter" component={Counter} props={{ value, duration }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const advantages = ['precision', 'efficiency', 'speed', 'expertise'] as const

function Advantages() {
  const t = useMessages()
  return (
    <section className="section-sunk" aria-labelledby="advantages-title">
      <div className="wrap split">
        <div className="lg:col-span-4">
          <h2 id="advantages-title" className="text-h2 rule">
            {t('advantage.title')}
          </h2>
          <p className="text-lead mt-4">{t('advantage.subtitle')}</p>
          <p className="text-muted mt-4 max-w-text">{t('advantage.description')}</p>
        </div>
        <ul className="lg:col-span-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {advantages.map((name) => (
            <li key={name} className="border-t border-t-solid border-ink pt-4">
              <h3 className="text-lead mb-2">{t(`advantage.${name}.title`)}</h3>
              <p className="text-muted">
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
    <section className="section-sunk" aria-labelledby="messages-title">
      <div className="wrap">
        <h2 id="messages-title" className="text-h2 rule mb-10">
          {t('messages.title')}
        </h2>
        <Quotes quotes={messages} />
        <SampleNote about={['people']} />
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
    <section className="wrap section" aria-labelledby="insights-title">
      <div className="flex flex-wrap items-end justify-between gap-4 mb-10">
        <div>
          <h2 id="insights-title" className="text-h2 rule">
            {t('insights.title')}
          </h2>
          <p className="text-lead text-muted mt-4">{t('insights.subtitle')}</p>
        </div>
        <a className="btn-quiet" href={href('blog', language)}>
          {t('insights.viewAll')}
        </a>
      </div>
      <ul className="grid gap-6 lg:grid-cols-3">
        {newestPosts(3, language).map((post) => (
          <PostCard key={post.slug} post={post} heading="h3" hasDialog={hasDialog} />
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
