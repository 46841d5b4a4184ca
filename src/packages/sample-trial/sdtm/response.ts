import { childPugh, components, performanceTexts } from '../classifications.ts'
import { type Dataset, type Read, variable as v } from '../derive.ts'
import { epochVariable } from './epoch.ts'
import { dayVariable, type EventSource } from './events.ts'
import { visitVariables } from './findings.ts'
import { identifiers, sequence } from './identifiers.ts'
import { lastBefore } from './last-before.ts'

interface Assessment {
  item: string
  code: string
  name: string
  category: string
  evaluator?: string
  /** The text of the answer, if the form holds its number. */
  texts?: readonly string[]
  /** The points of the answer are its place in this list, from 1 on. */
  points?: readonly string[]
}

const score = 'CHILD-PUGH CLASSIFICATION'

const classifications: readonly Assessment[] = [
  {
    item: 'ECOG',
    code: 'ECOG101',
    name: 'ECOG1-Performance Status',
    category: 'ECOG',
    texts: performanceTexts,
  },
  { item: 'BCLC', code: 'BCLCSTG', name: 'BCLC Stage', category: 'BCLC' },
  ...components.map((item): Assessment => {
    const { code, name, terms } = childPugh[item]
    return { item, code, name, category: score, points: terms }
  }),
  { item: 'CPTOT', code: 'CPS0106', name: 'CPS01-Total Score', category: score },
  { item: 'CPGRD', code: 'CPS0107', name: 'CPS01-Grade', category: score },
]

const recist = { category: 'RECIST 1.1', evaluator: 'INVESTIGATOR' }

const responses: readonly Assessment[] = [
  { item: 'TRGRESP', code: 'TRGRESP', name: 'Target Response', ...recist },
  { item: 'NTRGRESP', code: 'NTRGRESP', name: 'Non-target Response', ...recist },
  { item: 'OVRLRESP', code: 'OVRLRESP', name: 'Overall Response', ...recist },
]

interface AssessmentSource extends EventSource {
  assessment: Assessment
}

const asked = (sources: readonly EventSource[], assessments: readonly Assessment[]): AssessmentSource[] =>
  sources.flatMap((source) => assessments.map((assessment) => ({ ...source, assessment })))

export const classificationsOf = (sources: readonly EventSource[]) => asked(sources, classifications)

export const responsesOf = (sources: readonly EventSource[]) => asked(sources, responses)

export const itemOf = ({ assessment }: AssessmentSource): string => assessment.item

export const isAssessed = (read: Read, { entry, assessment }: AssessmentSource): boolean =>
  read.text(entry, assessment.item) !== ''

/** The points of a component; else the answer as it is. */
function standard(read: Read, { entry, assessment }: AssessmentSource): string {
  const answer = read.text(entry, assessment.item)
  return assessment.points ? String(assessment.points.indexOf(answer) + 1) : answer
}

export const rs: Dataset<AssessmentSource> = {
  name: 'RS',
  label: 'Disease Response and Clin Classification',
  class: 'FINDINGS',
  structure: 'One record per response assessment or clinical classification item per visit per subject',
  variables: [
    ...identifiers('RS'),
    sequence('RS'),
    v('RSTESTCD', 'Assessment Short Name', 'assigned', (_read, s) => s.assessment.code, {
      codeList: 'ONCRTSCD',
    }),
    v('RSTEST', 'Assessment Name', 'assigned', (_read, s) => s.assessment.name, { codeList: 'ONCRTS' }),
    v('RSCAT', 'Category for Assessment', 'assigned', (_read, s) => s.assessment.category, {
      codeList: 'ONCRSCAT',
    }),
    v('RSORRES', 'Response Assessment Original Result', 'answerText', (read, { entry, assessment }) => {
      const answer = read.text(entry, assessment.item)
      return assessment.texts?.[Number(answer)] ?? answer
    }),
    v('RSSTRESC', 'Response Assessment Result in Std Format', 'answerPoints', standard),
    v(
      'RSSTRESN',
      'Numeric Result/Finding in Standard Units',
      'answerPoints',
      (read, _source, self) => read.number(self, 'RSSTRESC'),
      { type: 'float' },
    ),
    lastBefore('RSLOBXFL', isAssessed),
    v('RSEVAL', 'Evaluator', 'assigned', (_read, s) => s.assessment.evaluator ?? '', { codeList: 'EVAL' }),
    ...visitVariables(),
    epochVariable('VISDAT'),
    v('RSDTC', 'Date/Time of Assessment', 'copied', (read, { entry }) => read.text(entry, 'VISDAT'), {
      type: 'date',
    }),
    dayVariable('RSDY', 'Study Day of Assessment', 'RSDTC'),
  ],
}
