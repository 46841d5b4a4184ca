import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { usePlace } from '#src/site/places.tsx'
import { comparisonHref } from './carried.ts'
import type { Scenario } from './scenarios.ts'
import { compareWords } from './words.ts'

/** The address of the comparison is also printed. */
export function KeepComparison({ scenarios }: { scenarios: readonly Scenario[] }) {
  const language = useLanguage()
  const Collect = usePlace('collect')
  const t = compareWords(language).keep
  const address = comparisonHref(
    scenarios.map(({ text }) => text),
    language,
  )
  const computed = scenarios.filter(({ answer }) => answer.isResult)
  return (
    <section aria-labelledby="keep-title">
      <h2 id="keep-title" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-2 text-muted max-w-text no-print">
        <Text>{t.text}</Text>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <a className="onward-link" href={address} rel="nofollow">
            <Text>{t.link}</Text>
          </a>
        </li>
        <li className="no-print">
          <a className="onward-link" href={address.replace('compare', 'compare.csv')} rel="nofollow">
            <Text>{t.csv}</Text>
          </a>
        </li>
        {Collect && computed.length > 0 && (
          <li className="no-print">
            <Collect parameters={{ design: computed.map(({ text }) => text) }} />
          </li>
        )}
      </ul>
    </section>
  )
}
