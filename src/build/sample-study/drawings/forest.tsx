import type { StoredOutput, Study } from '@marom/sample-trial'
import { useLanguage } from '#client/ui/language.tsx'
import { type Box, numberTicks, XAxis } from '#src/plots/drawing/axes.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { Note } from '#src/plots/drawing/note.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { PlotFigure, plotWidth } from '#src/plots/drawing/plot-figure.tsx'
import { logScale } from '#src/plots/drawing/scale.ts'
import { plainText } from '#src/sample-study/report.ts'
import { traceHref } from '#src/sample-study/views/links.ts'
import { named, outputWords } from '#src/sample-study/views/output-words.ts'

export const forestId = 'f-14-2-1-1'

const pitch = 20
const top = 26

type Line = StoredOutput['lines'][number]

/** The numbers of a row that is not a heading. */
function numbersOf({ cells }: Line) {
  const [first, second, ratio] = cells
  if (!first || !second || !ratio) return undefined
  const [value = 0, lower = 0, upper = 0] = ratio.parts.map(Number)
  return {
    id: ratio.id,
    text: ratio.text,
    value,
    lower,
    upper,
    deaths: Number(first.parts[0]) + Number(second.parts[0]),
  }
}

/** Each row leads to the step of its ratio. */
export function Forest({ outputs }: Pick<Study, 'outputs'>) {
  const language = useLanguage()
  const words = outputWords(language)
  const t = words.figures.forest
  const text = (sentence: string) => plainText(sentence, outputs, language)
  const lines = outputs[forestId]?.lines ?? []
  const box: Box = { left: 122, top, right: 244, bottom: top + lines.length * pitch + 4 }
  const x = logScale([0.2, 3], [box.left, box.right])
  const overall = lines.map(numbersOf).find((one) => one !== undefined)
  const caption = { title: t.title, description: text(t.description), caption: text(t.caption) }
  return (
    <PlotFigure words={caption} height={box.bottom + 44} source="simulated" role="group">
      <g fill="var(--muted)">
        <Label x={x(1) - 6} y={12} at="end">
          {t.treatment}
        </Label>
        <Label x={x(1) + 6} y={12}>
          {t.control}
        </Label>
      </g>
      <path d={`M${tenth(x(1))} ${top}V${box.bottom}`} stroke="var(--control)" />
      {overall && (
        <path
          d={`M${tenth(x(overall.value))} ${top}V${box.bottom}`}
          stroke="var(--accent)"
          strokeDasharray="2 3"
        />
      )}
      {lines.map((line, index) => (
        <Row
          key={line.label}
          line={line}
          name={named(words.lines, line.label)}
          x={x}
          y={top + pitch * (index + 0.5)}
        />
      ))}
      <XAxis axis={{ scale: x, ticks: numberTicks(0.25, 0.5, 1, 2), title: t.x }} box={box} />
    </PlotFigure>
  )
}

interface RowProps {
  line: Line
  name: string
  x: (value: number) => number
  /** The middle. */
  y: number
}

function Row({ line, name, x, y }: RowProps) {
  const language = useLanguage()
  const numbers = numbersOf(line)
  const label = (
    <Label
      x={line.level ? 10 : 0}
      y={y + 4}
      fill={numbers ? 'var(--ink)' : 'var(--muted)'}
      fontWeight={numbers && !line.level ? '700' : undefined}
    >
      {name}
    </Label>
  )
  if (!numbers) return label
  const { id, text, value, lower, upper, deaths } = numbers
  const side = 1.2 * Math.sqrt(deaths)
  return (
    <a className="plot-link" href={traceHref(language, `${forestId}.${id}`)} aria-label={`${name} ${text}`}>
      <path d={`M0 ${y - pitch / 2}h${plotWidth}v${pitch}H0z`} fill="transparent" />
      {label} <path d={`M${tenth(x(lower))} ${y}H${tenth(x(upper))}`} stroke="var(--ink)" />
      <path
        d={`M${tenth(x(value) - side / 2)} ${tenth(y - side / 2)}h${tenth(side)}v${tenth(side)}h${tenth(-side)}z`}
        fill="var(--accent)"
      />
      <Note x={plotWidth} y={y + 4} at="end" label={text} />
    </a>
  )
}
