import { designNames } from '@marom/trial-designs'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { en } from '#content/study-design/compare/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { comparisonHref, formHref } from '#src/study-design/compare/carried.ts'
import { KeepComparison } from '#src/study-design/compare/keep.tsx'
import { type Comparison, mostScenarios, readComparison } from '#src/study-design/compare/scenarios.ts'
import { ComparisonTable } from '#src/study-design/compare/table.tsx'
import { compareWords } from '#src/study-design/compare/words.ts'
import { designWords } from '#src/study-design/words.ts'

type Props = PageProps<typeof en, Comparison>

export const comparePage = definePage<typeof en, Comparison>({
  copy: compareWords,
  Page: ComparePage,
  readsLists: ['design'],
  load: ({ lists = {} }) => readComparison(lists.design ?? []),
})

function ComparePage(props: Props) {
  const { copy, data } = props
  const { scenarios } = data
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: copy.parent, page: 'study-design' }]}
      />
      <div className="wrap pb-14 lg:pb-24 grid grid-cols-1 gap-14">
        <LeftOut {...props} />
        {scenarios.length > 0 ? (
          <>
            <ComparisonTable scenarios={scenarios} />
            <Add {...props} />
            <KeepComparison scenarios={scenarios} />
          </>
        ) : (
          <Start {...props} />
        )}
      </div>
    </>
  )
}

function LeftOut({ copy, language, data: { leftOut, isUnknown } }: Props) {
  if (leftOut.length === 0 && !isUnknown) return null
  return (
    <div className="no-print">
      {isUnknown && (
        <p className="font-600">
          <Text>{copy.unknown}</Text>
        </p>
      )}
      {leftOut.length > 0 && (
        <>
          <p className="font-600">
            <Text>{fill(copy.leftOut, { count: mostScenarios })}</Text>
          </p>
          <ul>
            {leftOut.map((asked) => (
              <li key={asked.text}>
                <a className="onward-link" href={formHref(asked, language, null)} rel="nofollow">
                  <Text>{designWords(asked.name, language).heading}</Text>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Start({ copy, language }: Props) {
  const { title, steps, example, designs } = copy.start
  return (
    <>
      <section aria-labelledby="start-title">
        <h2 id="start-title" className="text-h3">
          {title}
        </h2>
        <ol className="mt-3 ps-5 grid gap-2 max-w-text">
          {steps.map((step) => (
            <li key={step}>
              <Text>{step}</Text>
            </li>
          ))}
        </ol>
        <p className="mt-2">
          <a className="onward-link" href={comparisonHref(exampleScenarios, language)}>
            <Text>{example}</Text>
          </a>
        </p>
      </section>
      <section aria-labelledby="designs-title">
        <h2 id="designs-title" className="text-h3">
          {designs}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-6">
          {designNames.map((name) => (
            <li key={name}>
              <a className="onward-link" href={href(`study-design/${name}`, language)}>
                <Text>{designWords(name, language).heading}</Text>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const exampleScenarios = ['power=80', 'power=90', 'power=90&dropout=15'].map((query) => `two-means?${query}`)

/** The other designs, with the comparison carried along. */
function Add({ copy, language, data: { scenarios } }: Props) {
  const { title, lead, full } = copy.add
  const isFull = scenarios.length === mostScenarios
  return (
    <section aria-labelledby="add-title" className="no-print">
      <h2 id="add-title" className="text-h3">
        {title}
      </h2>
      <p className="mt-2">
        <Text>{isFull ? full : lead}</Text>
      </p>
      {!isFull && (
        <ul className="mt-3 flex flex-wrap gap-x-6">
          {designNames.map((name) => (
            <li key={name}>
              <a
                className="onward-link"
                href={formHref({ name, parameters: {}, text: name }, language, {
                  scenarios,
                  at: scenarios.length,
                })}
                rel="nofollow"
              >
                <Text>{designWords(name, language).heading}</Text>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
