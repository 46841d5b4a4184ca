import { layerOf, layersBehind } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import type { en } from '#content/sample-study/trace/en.ts'
import type { CellStep, Step } from '#src/sample-study/find-step.ts'
import { mentionOf } from '#src/sample-study/report.ts'
import { wordsOf } from '#src/words/words.ts'
import { traceHref } from './links.ts'
import { shownAt } from './step-words.ts'
import { Data } from './study-page.tsx'

/** From the report to the form. */
const stations = ['report', 'table', 'adam', 'sdtm', 'form'] as const

type Station = (typeof stations)[number]

const reportWords = wordsOf('sample-study/report')

function stationOf(step: Step): Station {
  if (step.kind === 'cell') return 'table'
  return step.kind === 'field' ? 'form' : layerOf(step.dataset)
}

/** The stations that a step leads back to. */
function stationsBehind(step: Step): ReadonlySet<Station> {
  if (step.kind === 'cell') return new Set(['adam', 'sdtm', 'form'])
  if (step.kind === 'field') return new Set()
  return layersBehind(step.person, `${step.row.id}.${step.variable}`)
}

/** The way that the steps take, from its first to its last station in the order of `stations`. */
function wayOf(language: Language, steps: readonly Step[]) {
  const cell = steps.find((step) => step.kind === 'cell')
  const mention = cell && mentionOf(reportWords(language), cell.output, cell.cell.id)
  const report: Station[] = mention ? ['report'] : []
  const visited = new Set<Station>([...report, ...steps.map(stationOf)])
  const places = [...visited].map((station) => stations.indexOf(station))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const deepest = steps.findLast((step) => stationOf(step) === stations[last])
  const ahead = deepest ? stationsBehind(deepest) : new Set<Station>()
  const whole = stations.filter(
    (station, place) => visited.has(station) || (place > last && ahead.has(station)),
  )
  return { cell, mention, visited, first, last, whole }
}

interface RibbonProps {
  /** The steps so far. */
  path: readonly Step[]
  current: Step
  copy: typeof en
}

/** The way from the report to the form: what was there on each station, and where one is. */
export function Ribbon({ path, current, copy }: RibbonProps) {
  const steps = [...path, current]
  const { cell, mention, visited, first, last, whole } = wayOf(useLanguage(), steps)
  const here = stationOf(current)
  return (
    <nav aria-label={copy.path} className="study-ribbon mt-6">
      <ol>
        {stations.map((station, place) => (
          <li
            key={station}
            aria-current={station === here ? 'step' : undefined}
            data-on={visited.has(station) ? '' : undefined}
            data-lit={place >= first && place < last ? '' : undefined}
          >
            <span className="text-small">
              <Text>{copy.stations[station]}</Text>
              {station === here && whole.length > 1 && (
                <strong>
                  {' '}
                  <Text>{fill(copy.stepOf, { place: whole.indexOf(station) + 1, count: whole.length })}</Text>
                </strong>
              )}
            </span>
            {station === 'report' && cell && mention && <InReport cell={cell} part={mention} />}
            <AtStation station={station} steps={steps} current={current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface AtStationProps extends Pick<RibbonProps, 'current'> {
  station: Station
  steps: readonly Step[]
}

function AtStation({ station, steps, current }: AtStationProps) {
  return steps.map(
    (step, index) =>
      stationOf(step) === station && [
        ' ',
        <Visited
          key={step.at}
          step={step}
          isHere={step === current}
          before={steps.slice(0, index).map(({ at }) => at)}
        />,
      ],
  )
}

/** @param part of the cell that the report prints first */
function InReport({ cell: { output, cell }, part }: { cell: CellStep; part: string }) {
  const address = `${href('sample-study/report', useLanguage())}#${output}.${cell.id}`
  return (
    <>
      {' '}
      <a className="study-number" href={address}>
        <Data>{cell.parts[Number(part)] ?? cell.text}</Data>
      </a>
    </>
  )
}

function Visited({ step, isHere, before }: { step: Step; isHere: boolean; before: readonly string[] }) {
  const language = useLanguage()
  const { what, isCode, whose } = shownAt(language, step)
  const shown = (
    <>
      {isCode ? <Data>{what}</Data> : <Text>{what}</Text>}
      {whose && (
        <>
          {' '}
          <span className="block text-small font-400">
            <Text>{whose}</Text>
          </span>
        </>
      )}
    </>
  )
  if (isHere) return <strong>{shown}</strong>
  return (
    <a className="study-number" href={traceHref(language, step.at, before)}>
      {shown}
    </a>
  )
}
