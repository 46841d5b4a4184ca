import type { criteria } from '../criteria.ts'
import { type Dataset, type Variable, variable as v } from '../derive.ts'
import { type elements, elementsOf, phases, type plannedVisits } from '../design.ts'
import { arms, study } from '../protocol.ts'

/** The first variables of a dataset about the trial. */
const trial = (domain: string): Variable<unknown>[] => [
  v('STUDYID', 'Study Identifier', 'protocol', () => study.id, { isKey: true }),
  v('DOMAIN', 'Domain Abbreviation', 'assigned', () => domain, { codeList: 'DOMAIN' }),
]

export const armElements = Object.values(arms).flatMap((arm) =>
  phases.map((phase, index) => ({ arm, phase, order: index + 1, ...elementsOf(arm)[phase] })),
)

export const ta: Dataset<(typeof armElements)[number]> = {
  name: 'TA',
  label: 'Trial Arms',
  class: 'TRIAL DESIGN',
  structure: 'One record per planned element per arm',
  variables: [
    ...trial('TA'),
    v('ARMCD', 'Planned Arm Code', 'protocol', (_read, { arm }) => arm.code, {
      isKey: true,
      codeList: 'ARMCD',
    }),
    v('ARM', 'Description of Planned Arm', 'protocol', (_read, { arm }) => arm.name, { codeList: 'ARM' }),
    v('TAETORD', 'Planned Order of Element within Arm', 'protocol', (_read, { order }) => order, {
      type: 'integer',
      isKey: true,
    }),
    v('ETCD', 'Element Code', 'protocol', (_read, { code }) => code),
    v('ELEMENT', 'Description of Element', 'protocol', (_read, { name }) => name),
    v('TABRANCH', 'Branch', 'protocol', (_read, { phase, arm }) =>
      phase === 'screening' ? `Randomized to ${arm.name}` : '',
    ),
    v('TATRANS', 'Transition Rule', 'protocol', () => ''),
    v('EPOCH', 'Epoch', 'protocol', (_read, { epoch }) => epoch, { codeList: 'EPOCH' }),
  ],
}

export const te: Dataset<(typeof elements)[number]> = {
  name: 'TE',
  label: 'Trial Elements',
  class: 'TRIAL DESIGN',
  structure: 'One record per planned element',
  variables: [
    ...trial('TE'),
    v('ETCD', 'Element Code', 'protocol', (_read, { code }) => code, { isKey: true }),
    v('ELEMENT', 'Description of Element', 'protocol', (_read, { name }) => name),
    v('TESTRL', 'Rule for Start of Element', 'protocol', (_read, { start }) => start),
    v('TEENRL', 'Rule for End of Element', 'protocol', (_read, { end }) => end),
  ],
}

export const tv: Dataset<(typeof plannedVisits)[number]> = {
  name: 'TV',
  label: 'Trial Visits',
  class: 'TRIAL DESIGN',
  structure: 'One record per planned visit',
  variables: [
    ...trial('TV'),
    v('VISITNUM', 'Visit Number', 'protocol', (_read, { number }) => number, {
      type: 'integer',
      isKey: true,
    }),
    v('VISIT', 'Visit Name', 'protocol', (_read, { name }) => name),
    v('VISITDY', 'Planned Study Day of Visit', 'protocol', (_read, { day }) => day, { type: 'integer' }),
    v('ARMCD', 'Planned Arm Code', 'bothArms', () => ''),
    v('TVSTRL', 'Visit Start Rule', 'protocol', (_read, { start }) => start),
  ],
}

export const ti: Dataset<(typeof criteria)[number]> = {
  name: 'TI',
  label: 'Trial Inclusion/Exclusion Criteria',
  class: 'TRIAL DESIGN',
  structure: 'One record per inclusion/exclusion criterion',
  variables: [
    ...trial('TI'),
    v('IETESTCD', 'Incl/Excl Criterion Short Name', 'protocol', (_read, { code }) => code, { isKey: true }),
    v('IETEST', 'Inclusion/Exclusion Criterion', 'protocol', (_read, { text }) => text),
    v('IECAT', 'Inclusion/Exclusion Category', 'protocol', (_read, { kind }) => kind, { codeList: 'IECAT' }),
  ],
}
