import { mean } from '@marom/statistics'
import { recordLabels } from '#content/glossary/figures/records.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { accent, data, ink, muted } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn } from './marks.tsx'
import { signed } from './numbers.ts'
import { Arrow, mirrored } from './parts.tsx'

type Step = 'form' | 'tabulation' | 'analysis' | 'output' | 'annotation' | 'metadata' | 'all'

/** Systolic pressures of one participant, and the changes of the others in the table. */
const value = 142
const before = 148
const others = [-9, -4, 1]

const boxHeight = 40
const tag = 74

/** The way of one value, with one of its steps in full color. */
function way(step: Step, language: Language): Drawing {
  const t = recordLabels[language]
  const facts = {
    value: `${value}`,
    change: signed(value - before, 0),
    mean: signed(mean([value - before, ...others])),
  }
  const boxes = [
    { step: 'form', name: t.form, detail: t.formDetail },
    { step: 'tabulation', name: t.tabulation, detail: t.tabulationDetail },
    { step: 'analysis', name: t.analysis, detail: t.analysisDetail },
    { step: 'output', name: t.output, detail: t.outputDetail },
  ]
  const arrows = [
    { step: 'annotation', text: t.annotation },
    { step: 'metadata', text: t.metadata },
    { step: 'programs', text: t.programs },
  ]
  return drawn(
    facts,
    <>
      {boxes.map((box, i) => (
        <Box
          key={box.step}
          {...{ language, ...box }}
          top={1 + i * (boxHeight + 28)}
          isLit={step === 'all' || step === box.step}
        />
      ))}
      {arrows.map((arrow, i) => (
        <Between
          key={arrow.step}
          {...{ language, ...arrow }}
          top={boxHeight + 1 + i * (boxHeight + 28)}
          isLit={step === arrow.step}
        />
      ))}
    </>,
    4 * boxHeight + 3 * 28 + 2,
  )
}

interface PartProps {
  language: Language
  top: number
  isLit: boolean
}

function Box({ language, top, isLit, name, detail }: PartProps & { name: string; detail: string }) {
  const { at, side } = mirrored(language)
  const color = isLit ? accent : muted
  return (
    <g>
      <rect
        x="1"
        y={top}
        width="358"
        height={boxHeight}
        fill={color}
        fillOpacity={isLit ? 0.14 : 0}
        stroke={color}
      />
      <Note x={at(12)} y={top + 25} at={side} color={color} isBold label={name} />
      <Note x={at(tag)} y={top + 25} at={side} label={detail} />
    </g>
  )
}

function Between({ language, top, isLit, text }: PartProps & { text: string }) {
  const { at, side } = mirrored(language)
  const color = isLit ? data : muted
  return (
    <g>
      <Arrow from={[at(36), top + 3]} to={[at(36), top + 25]} color={color} />
      <Note x={at(tag)} y={top + 19} at={side} color={color} isBold={isLit} label={text} />
    </g>
  )
}

interface Entry {
  time: string
  who: string
  what: string
  isOpen?: boolean
}

/** Entries in the order of time, on a line. */
function log(entries: readonly Entry[], language: Language): Drawing {
  const { at, side } = mirrored(language)
  const step = 58
  return drawn(
    {},
    <>
      <path d={`M${at(66)} 20V${step * (entries.length - 1) + 20}`} stroke={muted} strokeWidth="2" />
      {entries.map(({ time, who, what, isOpen }, i) => {
        const y = 20 + step * i
        return (
          <g key={what}>
            <circle
              cx={at(66)}
              cy={y}
              r="7"
              fill={isOpen ? 'var(--paper)' : accent}
              stroke={isOpen ? data : accent}
              strokeWidth="3"
            />
            <Note x={at(50)} y={y + 5} at={side === 'start' ? 'end' : 'start'} color={muted} label={time} />
            <Note x={at(84)} y={y + 1} at={side} color={isOpen ? data : ink} isBold label={what} />
            <Note x={at(84)} y={y + 19} at={side} color={muted} label={who} />
          </g>
        )
      })}
    </>,
    step * entries.length + 4,
  )
}

const wayFigure = (step: Step): Figure => ({
  source: 'schematic',
  draw: (_value, language) => way(step, language),
})

const logFigure = (name: 'trail' | 'query'): Figure => ({
  source: 'schematic',
  draw: (_value, language) => log(recordLabels[language][name], language),
})

export const recordFigures = {
  'case-report-form-crf': wayFigure('form'),
  'electronic-data-capture-edc': wayFigure('form'),
  'clinical-data-acquisition-standards-harmonization-cdash': wayFigure('form'),
  'annotated-case-report-form-acrf': wayFigure('annotation'),
  'study-data-tabulation-model-sdtm': wayFigure('tabulation'),
  'define-xml': wayFigure('metadata'),
  'analysis-data-model-adam': wayFigure('analysis'),
  'basic-data-structure-bds': wayFigure('analysis'),
  'tables-listings-and-figures-tlf': wayFigure('output'),
  'clinical-data-interchange-standards-consortium-cdisc': wayFigure('all'),
  'audit-trail': logFigure('trail'),
  query: logFigure('query'),
} satisfies Record<string, Figure>
