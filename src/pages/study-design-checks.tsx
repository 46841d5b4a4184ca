import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/pages/study-design-checks/en.ts'
import { hrefWith, inLanguage } from '#content/routes.ts'
import { designWords, type Lexicon, lexiconOf } from '#src/catalogue/design-words.ts'
import { publishedChecks } from '#src/catalogue/ledger.ts'
import { wordsOf } from '#src/catalogue/words.ts'
import { Opening } from '#src/sections/opening.tsx'
import { differenceText, numberText } from '#src/study-design/format.ts'
import { designNames } from '#src/study-design/index.ts'
import type { LedgerRow } from '#src/study-design/ledger.ts'
import { definePage, type PageProps } from './page.ts'

type Props = PageProps<typeof en>

export const studyDesignChecks = definePage<typeof en>({
  copy: wordsOf('pages/study-design-checks'),
  Page: StudyDesignChecks,
})

/** What was printed, what is computed here, and the difference: design by design. */
function StudyDesignChecks({ copy, language }: Props) {
  const rows = publishedChecks()
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={fill(copy.lead, { count: rows.length })}
        parents={[{ label: copy.parent, page: 'study-design' }]}
      >
        <p className="mt-5 max-w-text">
          <Text>{copy.note}</Text>
        </p>
        <p className="mt-3">
          <Text>{copy.files}</Text>{' '}
          {['json', 'csv'].map((extension) => (
            <a
              key={extension}
              className="onward-link me-4"
              href={inLanguage(`/study-design/checks.${extension}`, language)}
            >
              <bdi dir="ltr" lang="en">
                {extension.toUpperCase()}
              </bdi>
            </a>
          ))}
        </p>
      </Opening>
      <div className="wrap pb-14 lg:pb-24 grid grid-cols-1 gap-14">
        {designNames.map((name) => (
          <Ledger
            key={name}
            id={name}
            heading={designWords(name, language).heading}
            rows={rows.filter(({ design }) => design === name)}
            copy={copy}
            lexicon={lexiconOf(name, language)}
          />
        ))}
        <Ledger
          id="functions"
          heading={copy.functions}
          rows={rows.filter(({ design }) => design === '')}
          copy={copy}
        />
      </div>
    </>
  )
}

interface LedgerProps {
  id: string
  heading: string
  rows: readonly LedgerRow[]
  copy: Props['copy']
  lexicon?: Lexicon
}

function Ledger({ id, heading, rows, copy, lexicon }: LedgerProps) {
  const t = copy.columns
  if (rows.length === 0) return null
  return (
    <div>
      <h2 id={id} className="text-h2">
        <Text>{heading}</Text>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="design-scroll mt-4" aria-labelledby={id} tabIndex={0}>
        <table className="design-table">
          <thead>
            <tr>
              {[t.quantity, t.inputs, t.published, t.computed, t.difference, t.tolerance, t.source].map(
                (label) => (
                  <th key={label} scope="col">
                    <Text>{label}</Text>
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const key = index
              return <Row key={key} row={row} copy={copy} lexicon={lexicon} />
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Row({ row, copy, lexicon }: { row: LedgerRow; copy: Props['copy']; lexicon: Lexicon | undefined }) {
  const language = useLanguage()
  const { design, inputs } = row
  const state = new URLSearchParams(inputs).toString().replaceAll('&', ' ')
  return (
    <tr>
      <th scope="row">
        {lexicon ? (
          <Text>{lexicon.quantity(row.quantity)}</Text>
        ) : (
          <bdi dir="ltr" lang="en">
            {row.quantity}
          </bdi>
        )}
      </th>
      <td className="text-small">
        {design && (
          <a className="link" href={hrefWith(`study-design/${design}`, language, inputs)}>
            <bdi dir="ltr" lang={state ? 'en' : undefined}>
              {state || copy.example}
            </bdi>
            <span className="sr-only">{` ${copy.open}`}</span>
          </a>
        )}
      </td>
      {[
        row.published,
        numberText(row.computed),
        differenceText(row.difference),
        differenceText(row.tolerance),
      ].map((text, index) => {
        const key = index
        return (
          <td key={key} className="figures">
            <bdi dir="ltr">{text}</bdi>
          </td>
        )
      })}
      <td className="text-small design-source">
        <bdi dir="ltr" lang="en">
          {row.source}
        </bdi>
        {row.note && (
          <>
            {' '}
            <Text>{copy.notes[row.note]}</Text>
          </>
        )}
      </td>
    </tr>
  )
}
