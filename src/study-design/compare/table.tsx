import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { ScrollRegion } from '#client/ui/scroll-region.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { designWords, frameWords } from '#src/study-design/words.ts'
import { comparisonHref, formHref } from './carried.ts'
import { assumptionRows, detailRows, type Row, resultRows } from './rows.ts'
import { mostScenarios, type Scenario } from './scenarios.ts'
import { Warnings } from './warnings-row.tsx'
import { compareWords } from './words.ts'

/** At the name of a row whose cells differ. */
const sign = '≠'

/** Where the design of a scenario has no such number. */
const missing = '–'

interface Props {
  scenarios: readonly Scenario[]
}

export function ComparisonTable({ scenarios }: Props) {
  const language = useLanguage()
  const t = compareWords(language).table
  const assumptions = assumptionRows(scenarios, language)
  return (
    <div>
      <h2 id="comparison-title" className="text-h2">
        {t.title}
      </h2>
      {scenarios.length > 1 && <Differing rows={assumptions} />}
      <ScrollRegion className="mt-6" labelledBy="comparison-title">
        <table className="data-table scenarios">
          <Heads scenarios={scenarios} />
          <Edits scenarios={scenarios} />
          <Group title={t.result} rows={resultRows(scenarios, language)} scenarios={scenarios} />
          <Warnings scenarios={scenarios} />
          <Group title={t.assumptions} rows={assumptions} scenarios={scenarios} isTyped />
          <Group title={t.details} rows={detailRows(scenarios, language)} scenarios={scenarios} />
        </table>
      </ScrollRegion>
    </div>
  )
}

/** Said before the table, so that nobody has to look for signs. */
function Differing({ rows }: { rows: readonly Row[] }) {
  const t = compareWords(useLanguage()).table
  const different = rows.filter(({ isDifferent }) => isDifferent).length
  return (
    <>
      <p className="mt-4 font-600">
        <Text>{different === 0 ? t.same : fill(t.differing, { different, all: rows.length })}</Text>
      </p>
      <p className="text-small text-muted">
        <bdi>{sign}</bdi> <Text>{t.sign}</Text>
      </p>
    </>
  )
}

function Heads({ scenarios }: Props) {
  const language = useLanguage()
  const { letters, table } = compareWords(language)
  return (
    <thead>
      <tr>
        <th scope="col">{table.row}</th>
        {scenarios.map(({ name, text, parameters }, index) => (
          <th key={text} scope="col" className="align-top!">
            <span className="text-h3">{letters[index]}</span>{' '}
            <a className="link block" href={hrefWith(`study-design/${name}`, language, { ...parameters })}>
              <Text>{designWords(name, language).heading}</Text>
            </a>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Edits({ scenarios }: Props) {
  const language = useLanguage()
  const { letters, table, column } = compareWords(language)
  const isFull = scenarios.length === mostScenarios
  return (
    <tbody className="no-print">
      <tr>
        <th scope="row">{table.edit}</th>
        {scenarios.map((scenario, at) => {
          const others = scenarios.map(({ text }) => text).toSpliced(at, 1)
          const links = [
            { label: column.change, href: formHref(scenario, language, { scenarios, at }) },
            ...(isFull
              ? []
              : [
                  {
                    label: column.copy,
                    href: formHref(scenario, language, { scenarios, at: scenarios.length }),
                  },
                ]),
            { label: column.remove, href: comparisonHref(others, language) },
          ]
          return (
            <td key={scenario.text}>
              {links.map(({ label, href }) => [
                <a key={label} className="link block py-1.5" href={href} rel="nofollow">
                  <Text>{fill(label, { letter: letters[at] ?? '' })}</Text>
                </a>,
                ' ',
              ])}
            </td>
          )
        })}
      </tr>
    </tbody>
  )
}

function GroupTitle({ title, scenarios }: Props & { title: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={scenarios.length + 1} className="pt-8! text-lead">
        {title}
      </th>
    </tr>
  )
}

interface GroupProps extends Props {
  title: string
  rows: readonly Row[]
  /** A design without a result has these rows too. */
  isTyped?: boolean
}

function Group({ title, rows, scenarios, isTyped }: GroupProps) {
  const { none } = frameWords(useLanguage()).sensitivity
  if (rows.length === 0) return null
  return (
    <tbody>
      <GroupTitle title={title} scenarios={scenarios} />
      {rows.map((row) => (
        <tr key={row.label}>
          <RowHead label={row.label} isDifferent={row.isDifferent} />
          {scenarios.map(({ text, answer }, index) => {
            const cell = row.cells[index] ?? null
            return (
              <td key={text}>
                {cell === null ? (
                  <span className="text-muted">{isTyped || answer.isResult ? missing : none}</span>
                ) : cell === row.cells[0] ? (
                  <Text>{cell}</Text>
                ) : (
                  <strong>
                    <Text>{cell}</Text>
                  </strong>
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

function RowHead({ label, isDifferent }: Pick<Row, 'label' | 'isDifferent'>) {
  const { differs } = compareWords(useLanguage()).table
  return (
    <th scope="row">
      <Text>{label}</Text>
      {isDifferent && (
        <>
          {' '}
          <span aria-hidden="true" className="text-accent">
            {sign}
          </span>
          <span className="sr-only">{differs}</span>
        </>
      )}
    </th>
  )
}
