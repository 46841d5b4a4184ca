import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { FeaturedSolution } from '#content/company/home/en.ts'
import { href } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { SolutionGlyph } from './solution-glyph.tsx'

export function FeaturedSolutions({ solutions }: { solutions: readonly FeaturedSolution[] }) {
  const t = useMessages()
  return (
    <section id="solutions" className="wrap section" aria-labelledby="solutions-title">
      <h2 id="solutions-title" className="text-h2 rule">
        {t('solutions.title')}
      </h2>
      <p className="text-lead text-muted mt-4 mb-10">{t('solutions.subtitle')}</p>
      <ul className="border-y-2 border-y-solid border-ink">
        {solutions.map((solution) => (
          <Row key={solution.anchor} solution={solution} />
        ))}
      </ul>
    </section>
  )
}

function Row({ solution }: { solution: FeaturedSolution }) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <li
      data-markdown="block"
      className="border-t border-t-solid border-line first:border-t-0 py-6 lg:py-8 print:break-inside-avoid grid lg:gap-x-[min(4rem,6.25vw)] lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
    >
      <div className="lg:col-span-7 flex items-start gap-5 md:gap-8 max-[479px]:enlarged:[&>svg]:hidden">
        <SolutionGlyph name={solution.anchor} />
        <div>
          <h3 className="text-h3">
            <Text>{solution.title}</Text>
          </h3>
          <p className="mt-2 text-muted max-w-text">
            <Text>{solution.description}</Text>
          </p>
        </div>
      </div>
      <ul className="check-list content-start gap-x-8 mt-5 sm:grid-cols-2 lg:grid-cols-1 lg:col-span-5 lg:row-span-2 lg:mt-1.5">
        {solution.features.map((feature) => (
          <li key={feature}>
            <Text>{feature}</Text>
          </li>
        ))}
      </ul>
      <p className="mt-2 lg:col-span-7 lg:ps-22">
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
