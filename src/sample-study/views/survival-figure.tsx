import type { CurveFacts, StoredOutput, Study, SurvivalDrawing } from '@marom/sample-trial'
import { useLanguage } from '#client/ui/language.tsx'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale } from '#src/plots/drawing/scale.ts'
import { Arm, AtRisk } from '#src/plots/drawing/survival-curve.tsx'
import { survivalCurve } from '#src/plots/drawing/survival-path.ts'
import { plainText } from '#src/sample-study/report.ts'
import { outputWords } from './output-words.ts'

const box: Box = { left: 40, top: 22, right: 350, bottom: 206 }
const y = linearScale([0, 1], [box.bottom, box.top])

const stepsOf = ({ steps }: CurveFacts) =>
  steps.map(([time, survival, lower, upper]) => ({ time, survival, lower, upper }))

interface SurvivalFigureProps extends Pick<Study, 'outputs'> {
  output: StoredOutput
  drawing: SurvivalDrawing
}

/** Progression-free survival. The numbers at risk are the cells of the output. */
export function SurvivalFigure({ output, drawing, outputs }: SurvivalFigureProps) {
  const language = useLanguage()
  const t = outputWords(language).figures.progression
  const x = linearScale([0, drawing.last], [box.left, box.right])
  const months = numberTicks(...drawing.months)
  const text = (sentence: string) => plainText(sentence, outputs, language)
  const yAxis: Axis = {
    scale: y,
    ticks: [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, label: `${value * 100}` })),
    title: t.y,
  }
  const [treatment, control] = [drawing.treatment, drawing.control].map((facts, index) => ({
    curve: survivalCurve(stepsOf(facts), facts.censored, { box, x, y, last: drawing.last }),
    atRisk: output.lines.map(({ cells }) => cells[index]?.text ?? ''),
  }))
  if (!treatment || !control) return null
  const words = { title: t.title, description: text(t.description), caption: text(t.caption) }
  return (
    <PlotFigure words={words} height={302} source="simulated">
      <YAxis axis={yAxis} box={box} />
      <Arm curve={control.curve} color="var(--data)" dashes="5 3" />
      <Arm curve={treatment.curve} color="var(--accent)" />
      <XAxis axis={{ scale: x, ticks: months, title: t.x }} box={box} />
      <Label x={x(8)} y={y(0.56)} fill="var(--accent)" fontWeight="700">
        {t.treatment}
      </Label>
      <Label x={x(0.4)} y={y(0.06)} fill="var(--data)" fontWeight="700">
        {t.control}
      </Label>
      <g fill="var(--ink)">
        <Label x={box.right} y={box.top + 14} at="end" fontWeight="700">
          {text(t.ratio)}
        </Label>
        <Label x={box.right} y={box.top + 32} at="end">
          {text(t.test)}
        </Label>
      </g>
      <Label x={0} y={262} fill="var(--muted)">
        {t.atRisk}
      </Label>
      <AtRisk months={months} x={x} counts={treatment.atRisk} y={281} color="var(--accent)" />
      <AtRisk months={months} x={x} counts={control.atRisk} y={299} color="var(--data)" dashes="5 3" />
    </PlotFigure>
  )
}
