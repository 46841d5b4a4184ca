import { countText } from '@marom/trial-designs'
import { RecomputeChecks } from '#client/study-design/checks/recompute-checks.tsx'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import type { en } from '#content/study-design/benchmarks/en.ts'
import { Island } from '#src/site/layout/island.tsx'

interface RecomputeProps {
  copy: typeof en
  language: Language
  /** How many there are, whichever the page shows. */
  values: number
  /** Whether the page shows rows. */
  hasRows: boolean
}

/** The button that computes all values in the browser. */
export function Recompute({ copy: { recompute }, language, values, hasRows }: RecomputeProps) {
  const { title, lead, rows, noRows, noScript, ...words } = recompute
  return (
    <div className="mt-6" data-markdown="skip">
      <section className="needs-script" aria-labelledby="recompute">
        <h2 id="recompute" className="text-h3">
          <Text>{title}</Text>
        </h2>
        <p className="mt-2 max-w-text">
          <Text>{`${fill(lead, { values: countText(values) })} ${hasRows ? rows : noRows}`}</Text>
        </p>
        <Island
          name="recompute-checks"
          component={RecomputeChecks}
          props={{ words, values, list: href('study-design-checks', language) }}
        />
      </section>
      <p className="max-w-text needs-no-script">
        <Text>{noScript}</Text>
      </p>
    </div>
  )
}
