import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { Text } from '#client/ui/text.tsx'
import { InPlace } from './in-place.tsx'
import { NumberTable } from './number-table.tsx'
import { OutcomeMark } from './outcome-marks.tsx'
import { drawnAtom, failureAtom, type ShownPaths, writtenAtom } from './shown-paths.ts'
import { BoundLines, TrialLines } from './trial-lines.tsx'

interface OutcomesProps {
  /** Each boundary, with its label. */
  boundaries: readonly (readonly [name: string, label: string])[]
  /** How many analyses there are. */
  looks: number
  words: Readonly<
    Record<'share' | 'interval' | 'outcome' | 'noLine' | 'trials' | 'formula' | 'byLook' | 'look', string>
  >
  /** Of the formula, and of the trials if they are drawn. */
  texts: ShownPaths['texts']
  isDrawn: boolean
}

/** How the trials of the picture end. The trials and the boundaries have places in it. */
export function TrialOutcomes(props: OutcomesProps) {
  const { boundaries } = props
  const place = useRef<HTMLDivElement>(null)
  /** Unknown at first, when the HTML is still the server's. */
  const [part, setPart] = useState<Element | null>()
  useLayoutEffect(() => setPart(place.current?.closest('.boundaries')), [])
  const drawn = useAtomValue(drawnAtom)
  const written = useAtomValue(writtenAtom)
  const failure = useAtomValue(failureAtom)
  const names = boundaries.map(([name]) => name)
  const shown = part && written ? { texts: { ...props.texts, ...written }, isDrawn: true } : {}
  return (
    <div ref={place} className="contents">
      <Outcomes {...props} {...shown} />
      <ByLook {...props} {...shown} />
      {part && drawn && (
        <InPlace part={part} name="paths">
          <TrialLines names={names} lines={drawn.lines} />
        </InPlace>
      )}
      {/* Those of an earlier answer may be others. */}
      {part && drawn?.bounds.length === 2 * names.length && (
        <InPlace part={part} name="bounds">
          <BoundLines names={names} bounds={drawn.bounds} />
        </InPlace>
      )}
      {part && written && <InPlace part={part} name="draw" />}
      {part && failure && (
        <InPlace part={part} name="state">
          {failure}
        </InPlace>
      )}
    </div>
  )
}

/** A dash until there is one. */
const Written = ({ children = '–' }: { children: string | undefined }) => <bdi dir="ltr">{children}</bdi>

/** The share that crosses, and how often each outcome is there and by the formula. */
function Outcomes({ boundaries, words, texts, isDrawn }: OutcomesProps) {
  return (
    <>
      <dl className="mb-4" hidden={!isDrawn}>
        <div className="flex flex-col-reverse">
          <dt className="text-small text-muted">
            <Text>{words.share}</Text>
          </dt>
          <dd className="text-h2 font-700 figures text-accent">
            <Written>{texts.share}</Written>
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-2 text-small text-muted">
          <dt>
            <Text>{words.interval}</Text>
          </dt>
          <dd>
            <Written>{texts.interval}</Written>
          </dd>
        </div>
      </dl>
      <NumberTable label={words.outcome} columns={[words.outcome, words.trials, words.formula]}>
        <tbody>
          {[...boundaries, ['noLine', words.noLine] as const].map(([name, label]) => (
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
                <Written>{texts[`count-${name}`]}</Written>
              </td>
              <td>
                <Written>{texts[`formula-${name}`]}</Written>
              </td>
            </tr>
          ))}
        </tbody>
      </NumberTable>
    </>
  )
}

/** The picture in numbers. */
function ByLook({ boundaries, looks, words, texts, isDrawn }: OutcomesProps) {
  return (
    <details className="mt-4 no-print" hidden={!isDrawn}>
      <summary className="onward-link">
        <Text>{words.byLook}</Text>
      </summary>
      <NumberTable label={words.byLook} columns={[words.look, ...boundaries.map(([, label]) => label)]}>
        <tbody>
          {Array.from({ length: looks }, (_, look) => {
            const key = look
            return (
              <tr key={key}>
                <th scope="row">
                  <Written>{texts[`at-${look}`]}</Written>
                </th>
                {boundaries.map(([name]) => (
                  <td key={name}>
                    <Written>{texts[`${name}-${look}`]}</Written>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </NumberTable>
    </details>
  )
}
