import { type Condition, cell, chosen, type Data, everyone, type Line, type Output, where } from './cell.ts'
import { eventsOf, hazardRatio, inArms, selected } from './survival.ts'

type Subgroup = readonly [id: string, condition: Condition]

/** By what was known before the treatment. Region and invasion are the strata of the randomization. */
const factors: readonly (readonly [label: string, subgroups: readonly Subgroup[]])[] = [
  [
    'region',
    [
      ['israel', where('REGION1', 'Israel')],
      ['europe', where('REGION1', 'Europe')],
    ],
  ],
  [
    'invasion',
    [
      ['invasionYes', where('STRAT2R', 'Y')],
      ['invasionNo', where('STRAT2R', 'N')],
    ],
  ],
  [
    'age',
    [
      ['under65', where('AGEGR1', '<65')],
      ['from65', where('AGEGR1', '>=65')],
    ],
  ],
  [
    'sex',
    [
      ['female', where('SEX', 'F')],
      ['male', where('SEX', 'M')],
    ],
  ],
]

function subgroupLine(data: Data, [id, condition]: Subgroup, level?: number): Line {
  const arms = inArms(condition === everyone ? data : chosen(data, condition))
  return {
    label: id,
    ...(level ? { level } : {}),
    cells: [
      ...arms.map((arm) => cell(`${id}-${arm.name}`, 'eventsOf', eventsOf, arm.data)),
      cell(`${id}-ratio`, 'cox', hazardRatio, ...arms.map((arm) => arm.data)),
    ],
  }
}

/** F 14.2.1.1: the primary hazard ratio in subgroups. */
export function subgroups(adtte: Data): Output {
  const data = selected(adtte, 'OS')
  return {
    id: 'f-14-2-1-1',
    file: 'subgroups.ts',
    columns: ['eventsTreatment', 'eventsControl', 'ratio'],
    lines: [
      subgroupLine(data, ['everyone', everyone]),
      ...factors.flatMap(([label, parts]) => [
        { label, cells: [null, null, null] },
        ...parts.map((part) => subgroupLine(data, part, 1)),
      ]),
    ],
  }
}
