import {
  type GridChoice,
  type Grid as GridTable,
  gridChoice,
  gridOf,
  gridSteps,
  parametersOf,
} from '@marom/trial-designs'
import { NumberTable } from '#client/study-design/number-table.tsx'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith, routes } from '#content/routes.ts'
import { changedText } from '#src/study-design/words.ts'
import { CarriedInputs } from './carried-comparison.tsx'
import { ChangedHeadline, LeftOver, mostOf } from './changed-amounts.tsx'
import { HiddenInputs, langParameter } from './hidden-inputs.tsx'
import type { ResultProps } from './types.ts'

/** Two assumptions at once. Computed only if the address asks for it. */
export function Grid(props: ResultProps) {
  const { answer, gridAsked, words } = props
  const { changes } = answer
  const choice = gridChoice(changes, gridAsked ?? {})
  if (!choice) return null
  const grid = gridAsked && gridOf(changes, gridAsked)
  return (
    <div id="grid" {...(gridAsked ? {} : { className: 'no-print', 'data-markdown': 'skip' })}>
      <h2 id="grid-title" className="text-h3">
        <Text>{words.grid.title}</Text>
      </h2>
      <GridForm {...props} choice={choice} />
      {gridAsked && !grid && <p className="mt-4 text-danger font-600">{words.grid.same}</p>}
      {grid && <Table {...props} grid={grid} />}
    </div>
  )
}

/** `method` keeps the language link from taking along what is chosen here and not yet sent. */
function GridForm(props: ResultProps & { choice: GridChoice }) {
  const { name, design, answer, words, lexicon, choice } = props
  const language = useLanguage()
  const t = words.grid
  const names = choice.names.map((one) => [one, lexicon.assumption(one)] as const)
  const steps = gridSteps.map((step) => [step, `${step}%`] as const)
  const parameters = parametersOf(design.fields, answer.texts)
  return (
    <form
      method="get"
      action={`${routes[`study-design/${name}`]}#grid`}
      autoComplete="off"
      className="no-print grid gap-4 sm:grid-cols-2 items-end mt-4 max-w-text"
    >
      <HiddenInputs values={{ ...langParameter(language), ...parameters }} />
      <CarriedInputs {...props} />
      <Choice name="rows" label={t.rows} options={names} chosen={choice.rows} />
      <Choice name="columns" label={t.columns} options={names} chosen={choice.columns} />
      <Choice name="step" label={t.step} options={steps} chosen={choice.step} />
      <button type="submit" className="btn-quiet">
        {t.submit}
      </button>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: string
}

function Choice({ name, label, options, chosen }: ChoiceProps) {
  return (
    <div>
      <label className="label" htmlFor={`grid-${name}`}>
        {label}
      </label>
      <select id={`grid-${name}`} name={name} className="field h-12 pe-8 text-ellipsis" defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

interface TableProps extends ResultProps {
  grid: GridTable
}

/** Each cell is a link to its design; the planned one is bold. */
function Table(props: TableProps) {
  const { words, lexicon, grid } = props
  const labels = { rows: lexicon.assumption(grid.rows), columns: lexicon.assumption(grid.columns) }
  const facts = {
    headline: lexicon.quantity(grid.headline),
    left: grid.left ? fill(words.sensitivity.left, { left: lexicon.quantity(grid.left) }) : '',
  }
  return (
    <>
      <p className="mt-4 text-muted max-w-text">
        <Text>{fill(grid.left ? words.grid.leadLeft : words.grid.lead, { ...labels, ...facts })}</Text>
        {grid.cells.flat().some(({ isLeftOut }) => isLeftOut) && <Text>{` ${words.grid.leftOut}`}</Text>}
      </p>
      <NumberTable className="mt-4" labelledBy="grid-title" head={<Columns {...props} labels={labels} />}>
        <Rows {...props} />
      </NumberTable>
      <Links {...props} />
    </>
  )
}

function Columns({ labels, ...props }: TableProps & { labels: { rows: string; columns: string } }) {
  return (
    <>
      <th scope="col">
        <Text>{labels.rows}</Text>
      </th>
      {props.grid.columnLevels.map((level) => (
        <th key={level.percent} scope="col">
          <span className="sr-only">
            <Text>{`${labels.columns}: `}</Text>
          </span>
          <Text>{levelText(props, props.grid.columns, level)}</Text>
        </th>
      ))}
    </>
  )
}

/** The changed fields, or the percentage of what is no field. */
function levelText(
  { design, lexicon }: TableProps,
  assumption: string,
  { texts, percent }: GridTable['rowLevels'][number],
): string {
  return (
    changedText(design.fields, lexicon, assumption, texts) ||
    `${percent > 0 ? '+' : ''}${percent}%`.replace('-', '−')
  )
}

function Rows(props: TableProps) {
  const { grid } = props
  const most = mostOf(props, grid.cells.flat())
  return (
    <tbody>
      {grid.rowLevels.map((level, row) => (
        <tr key={level.percent}>
          <th scope="row">
            <Text>{levelText(props, grid.rows, level)}</Text>
          </th>
          {grid.cells[row]?.map((change, column) => {
            const key = column
            return (
              <td key={key}>
                <ChangedHeadline {...props} change={change} most={most} />
                {grid.left && (
                  <p className="text-small text-muted">
                    <LeftOver {...props} change={change} most={most} />
                  </p>
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

function Links({ name, design, answer, words, gridAsked }: TableProps) {
  const language = useLanguage()
  const parameters = parametersOf(design.fields, answer.texts)
  const address = hrefWith(`study-design/${name}`, language, { ...parameters, ...gridAsked })
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 no-print">
      <li>
        <a className="onward-link" href={address.replace(name, `${name}.csv`)}>
          <Text>{words.grid.csv}</Text>
        </a>
      </li>
      <li>
        <a className="onward-link" href={hrefWith(`study-design/${name}`, language, parameters)}>
          {words.grid.remove}
        </a>
      </li>
    </ul>
  )
}
