import type { ShownPaths } from '#client/study-design/shown-paths.ts'
import { Text } from '#client/ui/text.tsx'
import { formulaTexts, fractionText } from '#src/study-design/shown/boundary-picture.ts'
import type { BoundariesProps } from './boundaries-plot.tsx'
import { NumberTable } from './number-table.tsx'
import { OutcomeMark } from './outcome-marks.tsx'

/** A number that the browser writes; a dash until there is one. */
function Written({ name, texts }: { name: string; texts: ShownPaths['texts'] | undefined }) {
  return (
    <bdi dir="ltr" data-text={name}>
      {texts?.[name] ?? '–'}
    </bdi>
  )
}

/** Hidden until there are trials. */
const ifDrawn = (paths: ShownPaths | null) =>
  paths ? { 'data-drawn': '' } : { 'data-drawn': '', hidden: true }

/** The share that crosses, and how often each outcome is there and by the formula. */
export function Outcomes({ data, paths, lexicon, words }: BoundariesProps) {
  const t = words.boundaries
  const formulas = formulaTexts(data, 'planned')
  const names = [...data.boundaries.map(({ name }) => [name, lexicon.part(name)]), ['noLine', t.noLine]]
  return (
    <>
      <dl className="mb-4" {...ifDrawn(paths)}>
        <div className="flex flex-col-reverse">
          <dt className="text-small text-muted">
            <Text>{t.share}</Text>
          </dt>
          <dd className="text-h2 font-700 figures text-accent">
            <Written name="share" texts={paths?.texts} />
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-2 text-small text-muted">
          <dt>
            <Text>{t.interval}</Text>
          </dt>
          <dd>
            <Written name="interval" texts={paths?.texts} />
          </dd>
        </div>
      </dl>
      <NumberTable label={t.outcome} columns={[t.outcome, t.trials, t.formula]}>
        <tbody>
          {names.map(([name = '', label = '']) => (
            <tr key={name}>
              <th scope="row">
                <span className="flex items-baseline gap-2">
                  <OutcomeMark name={name} />
                  <span>
                    <Text>{label}</Text>
                  </span>
                </span>
              </th>
              <td>
                <Written name={`count-${name}`} texts={paths?.texts} />
              </td>
              <td>
                <Written name={`formula-${name}`} texts={formulas} />
              </td>
            </tr>
          ))}
        </tbody>
      </NumberTable>
    </>
  )
}

/** The picture in numbers. */
export function ByLook({ data, paths, lexicon, words }: BoundariesProps) {
  const t = words.boundaries
  const names = data.boundaries.map(({ name }) => name)
  const looks = data.boundaries[0]?.looks ?? []
  return (
    <details className="mt-4 no-print" {...ifDrawn(paths)}>
      <summary className="onward-link">
        <Text>{t.byLook}</Text>
      </summary>
      <NumberTable label={t.byLook} columns={[t.x, ...names.map(lexicon.part)]}>
        <tbody>
          {looks.map(({ fraction }, look) => (
            <tr key={fraction}>
              <th scope="row">
                <Written name={`at-${look}`} texts={{ [`at-${look}`]: fractionText(fraction) }} />
              </th>
              {names.map((name) => (
                <td key={name}>
                  <Written name={`${name}-${look}`} texts={paths?.texts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </NumberTable>
    </details>
  )
}
