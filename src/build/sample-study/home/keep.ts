/** `npm run node -- src/build/sample-study/home/keep.ts`: writes what home shows of the trial, for its plot and its path. */
import { writeFileSync } from 'node:fs'
import { dayNumber, valuesOf } from '@marom/sample-trial'
import { makeOutputs, makeStudy } from '@marom/sample-trial/simulation'

const { analysis } = makeStudy()
const times = analysis
  .filter(({ dataset }) => dataset === 'ADTTE')
  .map(valuesOf)
  .filter(({ PARAMCD, ITTFL }) => PARAMCD === 'OS' && ITTFL === 'Y')

/** Days from randomization, number, and date of each death, or with a plus of each last contact. */
function peopleOf(stratum: string, arm: number): string[] {
  return times
    .filter(({ STRATAR, TRTPN }) => STRATAR === stratum && TRTPN === arm)
    .map(({ SUBJID, STARTDT, ADT, CNSR }) => ({
      days: dayNumber(String(ADT)) - dayNumber(String(STARTDT)) + 1,
      rest: `${CNSR === 1 ? '+' : ''} ${SUBJID} ${ADT}`,
    }))
    .sort((one, other) => one.days - other.days)
    .map(({ days, rest }) => days + rest)
}

const write = (file: string, content: unknown) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

const strata = [...new Set(times.map(({ STRATAR }) => String(STRATAR)))].sort()
write(
  'src/plots/simulated/survival.json',
  Object.fromEntries(
    strata.map((stratum) => [stratum, { treatment: peopleOf(stratum, 1), control: peopleOf(stratum, 2) }]),
  ),
)

const primary = makeOutputs(analysis).find(({ id }) => id === 't-14-2-1')
const cells = primary?.lines.flatMap((line) => line.cells) ?? []
const ratio = cells.find((cell) => cell?.id === 'hazardRatio')?.parts[0]
const death = times.find(({ TRTPN, CNSR }) => TRTPN === 1 && CNSR === 0)
if (!ratio || !death) throw new Error('The trial has no hazard ratio or no death on treatment.')
write('src/sample-study/example-path.json', {
  ratio,
  subject: death.SUBJID,
  months: Number(death.AVAL).toFixed(1),
  day: death.ADT,
})
