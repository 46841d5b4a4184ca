import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { locales } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { Door } from '#src/blocks/door.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import example from './example-path.json' with { type: 'json' }
import { studyFrame } from './views/study-page.tsx'

/** The steps from a number of the report to its source. `test/sample-study/plot.test.ts` writes the values. */
export function HomeDoor() {
  const language = useLanguage()
  const { door } = studyFrame(language)
  const isMirrored = locales[language].dir === 'rtl'
  const steps = [
    { middle: 28, label: door.report, value: example.ratio },
    { middle: 106, label: door.table, value: '' },
    { middle: 184, label: door.dataset, value: example.months },
    { middle: 276, label: door.form, value: example.day },
  ].map((step) => ({ ...step, x: isMirrored ? 320 - step.middle : step.middle }))
  return (
    <Door
      address={href('sample-study/trace', language)}
      heading={door.heading}
      text={fill(door.text, { ratio: example.ratio })}
    >
      <g transform={isMirrored ? 'matrix(-1 0 0 1 320 0)' : undefined} strokeWidth="2">
        <path d="M58 56h18m-5-5l5 5-5 5m65-5h18m-5-5l5 5-5 5m65-5h16m-5-5l5 5-5 5" stroke="var(--accent)" />
        <path
          d="M1 36h54v40h-54zM79 36h54v40h-54zm0 13h54m0 14h-54m18-27v40m18 0v-40m42 0h54v40h-54zm78 0h82v40h-82z"
          stroke="var(--ink)"
        />
      </g>
      {steps.map(({ x, label, value }) => (
        <g key={x}>
          <Label x={x} y={26} at="middle" fill="var(--muted)">
            {label}
          </Label>
          <Label x={x} y={61} at="middle" fill="var(--ink)" fontWeight="700">
            {value}
          </Label>
        </g>
      ))}
    </Door>
  )
}
