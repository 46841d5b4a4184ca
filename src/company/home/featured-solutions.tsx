import { Fragment } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { FeaturedSolution } from '#content/company/home/en.ts'
import { servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { areaKeys } from '#src/site/layout/area-keys.ts'
import { useMessages } from '#src/words/messages.ts'

export function FeaturedSolutions({ solutions }: { solutions: readonly FeaturedSolution[] }) {
  const t = useMessages()
  return (
    <section id="solutions" className="home-section" aria-labelledby="solutions-title">
      <div className="wrap">
        <h2 id="solutions-title" className="text-h2">
          {t('solutions.title')}
        </h2>
        <p className="text-muted">
          {t('solutions.subtitle')} <Areas />
        </p>
        <ul className="home-columns mt-4">
          {solutions.map((solution) => (
            <Solution key={solution.anchor} solution={solution} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Solution({ solution }: { solution: FeaturedSolution }) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <li className="home-column solution" data-markdown="block">
      <h3 className="text-lead">
        <Text>{solution.title}</Text>
      </h3>
      <p className="text-small text-muted">
        <Text>{solution.description}</Text>
      </p>
      <ul className="check-list mt-2 text-small">
        {solution.features.map((feature) => (
          <li key={feature}>
            <Text>{feature}</Text>
          </li>
        ))}
      </ul>
      <p>
        <a
          className="onward-link"
          href={href(solution.page, language)}
          aria-label={t('solutions.learnMoreAbout', { title: solution.title })}
        >
          {t('solutions.learnMore')}
          <span aria-hidden="true" className="i-lucide-arrow-right mirror ms-2" />
        </a>
      </p>
    </li>
  )
}

/** The pages that hold all services. */
function Areas() {
  const t = useMessages()
  const language = useLanguage()
  return servicePages.map((page, index) => (
    <Fragment key={page}>
      {index > 0 && ' · '}
      <a className="link inline-block py-0.5" href={href(page, language)}>
        <Text>{t(areaKeys[page])}</Text>
      </a>
    </Fragment>
  ))
}
