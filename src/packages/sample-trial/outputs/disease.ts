import { atLeast, type Condition, type Data, type Line, type Output, where } from './cell.ts'
import { columns, groupsOf, heading, shares, sizes, summary } from './participants.ts'

/** A heading, and a line for each value of the variable. */
interface Characteristic {
  label: string
  lines: readonly (readonly [id: string, property: Condition])[]
}

const valuesOf = (label: string, variable: string, values: readonly (readonly [string, string])[]) => ({
  label,
  lines: values.map(([id, value]) => [id, where(variable, value)] as const),
})

const characteristics: readonly Characteristic[] = [
  valuesOf('performance', 'ECOGBL', [
    ['ecog0', '0'],
    ['ecog1', '1'],
    ['ecog2', '2'],
  ]),
  valuesOf('stage', 'BCLCBL', [
    ['bclcB', 'B'],
    ['bclcC', 'C'],
  ]),
  valuesOf('liverFunction', 'CPTOTBL', [
    ['childPugh5', '5'],
    ['childPugh6', '6'],
  ]),
  valuesOf('etiology', 'ETIOLOGY', [
    ['hepatitisB', 'CHRONIC HEPATITIS B'],
    ['hepatitisC', 'CHRONIC HEPATITIS C'],
    ['alcohol', 'ALCOHOL-RELATED LIVER DISEASE'],
    ['steatohepatitis', 'METABOLIC DYSFUNCTION-ASSOCIATED STEATOHEPATITIS'],
    ['causeUnknown', 'LIVER DISEASE OF UNKNOWN CAUSE'],
  ]),
  {
    label: 'extent',
    lines: [
      ['cirrhosis', where('CIRRHFL', 'Y')],
      ['extrahepatic', where('EHSFL', 'Y')],
    ],
  },
  valuesOf('systemic', 'PRSYSTRT', [
    ['atezolizumab', 'ATEZOLIZUMAB + BEVACIZUMAB'],
    ['sorafenib', 'SORAFENIB'],
    ['lenvatinib', 'LENVATINIB'],
  ]),
  {
    label: 'local',
    lines: [
      ['resection', where('PRRESFL', 'Y')],
      ['ablation', where('PRABLFL', 'Y')],
      ['chemoembolization', where('PRTACEFL', 'Y')],
    ],
  },
]

/** T 14.1.3: the disease before treatment. */
export function disease(adsl: Data): Output {
  const groups = groupsOf(adsl)
  const linesOf = ({ label, lines }: Characteristic): Line[] => [
    heading(label),
    ...lines.map(([id, property]) => shares(groups, id, property)),
  ]
  return {
    id: 't-14-1-3',
    file: 'disease.ts',
    columns,
    lines: [
      sizes(groups),
      ...characteristics.flatMap(linesOf),
      ...summary(groups, 'fetoprotein', { text: 'AFPBL', variable: 'AFPBL', places: 1 }),
      shares(groups, 'fetoprotein400', atLeast('AFPBL', 400)),
    ],
  }
}
