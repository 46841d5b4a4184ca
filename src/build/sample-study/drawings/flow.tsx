import type { Arm, Study } from '@marom/sample-trial'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { DrawnLinks, rove } from '#src/plots/drawing/drawn-links.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { PlotFigure, plotWidth } from '#src/plots/drawing/plot-figure.tsx'
import { useReading } from '#src/plots/drawing/reading.ts'
import { plainText } from '#src/sample-study/report.ts'
import { outputHref, traceHref } from '#src/sample-study/views/links.ts'
import { named, outputWords } from '#src/sample-study/views/output-words.ts'

const output = 't-14-1-2'
const total = 'n-total'

/** The boxes of an arm, by the ids of the numbers in the table. */
const stages = [
  ['n', 'treated', 'notTreated'],
  [
    'stopped',
    'stopped-progression',
    'stopped-adverseEvent',
    'stopped-death',
    'stopped-withdrawal',
    'stopped-lost',
    'stopped-physician',
    'ongoing',
  ],
  ['died', 'left-withdrawal', 'left-lost', 'followed'],
  ['set-itt', 'set-safety', 'set-protocol'],
] as const

const arms = [
  ['treatment', { left: 0, right: 173 }],
  ['control', { left: 187, right: plotWidth }],
] as const
const line = 18
const gap = 18
const head = 30

/** The flow of participants after CONSORT. Each number leads to its step of the trace. */
export function Flow({ outputs }: Pick<Study, 'outputs'>) {
  const language = useLanguage()
  const t = outputWords(language).figures.flow
  const text = (sentence: string) => plainText(sentence, outputs, language)
  const countOf = (id: string) => text(`{${output}.${id}:0}`)
  const { boxes, bottom } = boxesOf(outputs)
  const words = { title: t.title, description: text(t.description), caption: text(t.caption) }
  return (
    <PlotFigure words={words} height={bottom + 2} source="simulated" role="group" more={<Table />}>
      <Frames boxes={boxes} />
      <DrawnLinks label={t.title} below={0}>
        <Entry
          id={total}
          count={countOf(total)}
          label={t.lines.n}
          arm=""
          left={86}
          right={273}
          y={head - 9}
        />
        {arms.flatMap(([arm, { left, right }]) =>
          boxes.flatMap(({ lines, first, isFirst }) => [
            isFirst && <ArmName key={arm} arm={arm} left={left} right={right} y={first + line} />,
            ...lines.map((name, index) => (
              <Entry
                key={`${name}-${arm}`}
                id={`${name}-${arm}`}
                count={countOf(`${name}-${arm}`)}
                label={named(t.lines, name)}
                arm={t.arms[arm]}
                isInner={name.startsWith('stopped-')}
                left={left}
                right={right}
                y={first + line * (index + (isFirst ? 2 : 1))}
              />
            )),
          ]),
        )}
      </DrawnLinks>
    </PlotFigure>
  )
}

/** It has the same links. */
function Table() {
  const language = useLanguage()
  const { number, title } = outputWords(language).titles[output]
  return (
    <>
      {' '}
      <a className="link no-print" href={outputHref(language, output)}>
        <Text>{`${number} ${title}`}</Text>
      </a>
      {'.'}
    </>
  )
}

/** A box has the lines that the table has. */
function boxesOf(outputs: Study['outputs']) {
  const known = new Set(outputs[output]?.lines.flatMap(({ cells }) => cells.map((cell) => cell?.id)))
  let top = head + gap
  const boxes = stages.map((stage, index) => {
    const lines = stage.filter((name) => known.has(`${name}-treatment`))
    const first = top
    const height = line * (lines.length + (index === 0 ? 1 : 0)) + 10
    top += height + gap
    return { lines, first, height, isFirst: index === 0 }
  })
  return { boxes, bottom: top - gap }
}

const Frames = ({ boxes }: Pick<ReturnType<typeof boxesOf>, 'boxes'>) => (
  <g stroke="var(--control)" fill="none">
    <path d={`M180 ${head}v9M86 ${head + gap}v-9H273v9`} />
    <path d={`M86 1H273V${head}H86z`} fill="var(--field)" />
    {arms.flatMap(([arm, { left, right }]) =>
      boxes.map(({ first, height, isFirst }) => (
        <path
          key={`${arm}-${first}`}
          d={`${isFirst ? '' : `M${(left + right) / 2} ${first - gap}V${first}`}M${left + 0.5} ${first}H${right - 0.5}V${first + height}H${left + 0.5}z`}
          fill="var(--field)"
        />
      )),
    )}
  </g>
)

interface Place {
  left: number
  right: number
  y: number
}

function ArmName({ arm, y, ...area }: Place & { arm: Arm }) {
  const { from, side } = useReading(area)
  const t = outputWords(useLanguage()).figures.flow
  return (
    <Label
      x={from(8)}
      y={y}
      at={side}
      fill={arm === 'treatment' ? 'var(--accent)' : 'var(--data)'}
      fontWeight="700"
    >
      {t.arms[arm]}
    </Label>
  )
}

interface EntryProps extends Place {
  id: string
  count: string
  label: string
  /** Empty for both arms. */
  arm: string
  isInner?: boolean
}

function Entry({ id, count, label, arm, isInner = false, y, left, right }: EntryProps) {
  const language = useLanguage()
  const { from, side } = useReading({ left, right })
  const name = `${count} ${label}${arm && `, ${arm}`}`
  const indent = isInner ? 14 : 0
  return (
    <a
      className="plot-link"
      href={traceHref(language, `${output}.${id}`)}
      aria-label={name}
      {...rove(id === total ? 0 : 1)}
    >
      <rect x={left + 1} y={y - 14} width={right - left - 2} height={line} fill="transparent" />
      <g fill="var(--ink)">
        <Label
          x={from((side === 'start' ? 34 : 10) + indent)}
          y={y}
          at="end"
          fontWeight="700"
          textDecoration="underline"
        >
          {count}
        </Label>{' '}
        <Label x={from(40 + indent)} y={y} at={side}>
          {label}
        </Label>
      </g>
    </a>
  )
}
