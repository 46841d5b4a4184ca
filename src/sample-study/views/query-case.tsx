import type { Study } from '@marom/sample-trial'
import { fillCounts } from '#client/sample-study/counted.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { dayInWords } from '#content/dates.ts'
import { hrefWith } from '#content/routes.ts'
import type { en } from '#content/sample-study/overview/en.ts'
import type { QueryCase } from '#src/sample-study/query-case.ts'
import { queriesHref, traceHref } from './links.ts'
import { ReportText } from './report-text.tsx'

interface QueryCaseViewProps extends Pick<Study, 'outputs'> {
  copy: (typeof en)['case']
  found: QueryCase
}

/** Challenge, what was done, and result. */
export function QueryCaseView({ copy, found, outputs }: QueryCaseViewProps) {
  const language = useLanguage()
  const facts = {
    ...found,
    typed: dayInWords(found.typed, language),
    value: dayInWords(found.value, language),
  }
  const links = {
    challenge: hrefWith('sample-study/break', language, { show: 'query' }),
    done: queriesHref(language, found.check),
    result: traceHref(language, found.at),
  }
  return (
    <section className="wrap pb-10 lg:pb-14" aria-labelledby="case">
      <h2 id="case" className="text-h3">
        <Text>{copy.title}</Text>
      </h2>
      <dl className="mt-4 grid gap-6 lg:grid-cols-3 lg:gap-8">
        {(['challenge', 'done', 'result'] as const).map((part) => (
          <div key={part} className="border-t border-t-solid border-line pt-3">
            <dt className="font-600">
              <Text>{copy[part].name}</Text>
            </dt>
            <dd className="mt-1">
              <p className="max-w-text">
                <ReportText outputs={outputs}>{fillCounts(copy[part].text, facts)}</ReportText>
              </p>
              <p className="mt-2">
                <a className="onward-link" href={links[part]}>
                  <Text>{fill(copy[part].link, facts)}</Text>
                </a>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
