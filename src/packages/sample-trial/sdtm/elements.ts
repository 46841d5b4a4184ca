import { dayNumber, isComplete, isoDay } from '../days.ts'
import { type Dataset, type Read, type Row, variable as v } from '../derive.ts'
import { elementsOf, type Phase, phases } from '../design.ts'
import { type Casebook, entriesOf, entryOf } from '../forms/entry.ts'
import { arms, endOfTreatment } from '../protocol.ts'
import { dayVariable } from './events.ts'
import { identifiers, sequence } from './identifiers.ts'

interface ElementSource {
  book: Casebook
  dm: Row
  phase: Phase
}

/** The last of: last dose, decision, visit. Empty while treatment goes on. */
function endOfTreating(read: Read, { book, dm }: ElementSource): string {
  const decided = read.text(entryOf(book, 'form-ds'), 'EOTDAT')
  if (!decided) return ''
  const visit = entriesOf(book, 'form-vs').find((entry) => read.text(entry, 'VISIT') === endOfTreatment.name)
  const days = [decided, read.text(dm, 'RFXENDTC'), read.text(visit, 'VISDAT')]
  return days.filter(isComplete).sort().at(-1) ?? ''
}

/** Nobody is followed up after the last contact. */
function startOfFollowUp(read: Read, source: ElementSource): string {
  const end = endOfTreating(read, source)
  if (!end) return ''
  const start = isoDay(dayNumber(end) + 1)
  return start <= read.text(source.dm, 'RFPENDTC') ? start : ''
}

const startOf: Readonly<Record<Phase, (read: Read, source: ElementSource) => string>> = {
  screening: (read, { dm }) => read.text(dm, 'RFICDTC'),
  treatment: (read, { dm }) => read.text(dm, 'RFXSTDTC'),
  followUp: startOfFollowUp,
}

/** An element ends when the next one starts; the last one when participation ends. */
function endOf(read: Read, source: ElementSource): string {
  const later = phases.slice(phases.indexOf(source.phase) + 1)
  const next = later.map((phase) => startOf[phase](read, source)).find((start) => start !== '')
  if (next) return next
  const isOver = read.text(entryOf(source.book, 'form-ds'), 'EOSREAS') !== ''
  return isOver ? read.text(source.dm, 'RFPENDTC') : ''
}

/** The element in the planned arm. */
function elementOf(read: Read, { dm, phase }: ElementSource) {
  const code = read.text(dm, 'ARMCD')
  const arm = Object.values(arms).find((one) => one.code === code)
  return arm && elementsOf(arm)[phase]
}

export const passedThrough = (book: Casebook, dm: Row): ElementSource[] =>
  phases.map((phase) => ({ book, dm, phase }))

export const isStarted = (read: Read, source: ElementSource): boolean =>
  startOf[source.phase](read, source) !== ''

export const se: Dataset<ElementSource> = {
  name: 'SE',
  label: 'Subject Elements',
  class: 'SPECIAL PURPOSE',
  structure: 'One record per actual element per subject',
  variables: [
    ...identifiers('SE'),
    sequence('SE'),
    v('ETCD', 'Element Code', 'element', (read, source) => elementOf(read, source)?.code ?? ''),
    v('ELEMENT', 'Description of Element', 'element', (read, source) => elementOf(read, source)?.name ?? ''),
    v(
      'TAETORD',
      'Planned Order of Element within Arm',
      'protocol',
      (_read, s) => phases.indexOf(s.phase) + 1,
      {
        type: 'integer',
      },
    ),
    v('EPOCH', 'Epoch', 'element', (read, source) => elementOf(read, source)?.epoch ?? '', {
      codeList: 'EPOCH',
    }),
    v(
      'SESTDTC',
      'Start Date/Time of Element',
      'elementStart',
      (read, source) => startOf[source.phase](read, source),
      { type: 'date' },
    ),
    v('SEENDTC', 'End Date/Time of Element', 'elementEnd', endOf, { type: 'date' }),
    dayVariable('SESTDY', 'Study Day of Start of Element', 'SESTDTC'),
    dayVariable('SEENDY', 'Study Day of End of Element', 'SEENDTC'),
  ],
}
