import { expect, test } from 'vitest'
import { twoMeans } from './design.ts'

function codeOf(query: string) {
  const answer = twoMeans.answer(Object.fromEntries(new URLSearchParams(query)))
  if (!answer.isResult) throw new Error(`${query}: ${JSON.stringify(answer.faults)}`)
  return answer
}

test('unequal groups: one side at half the level, since pwr counts rejections on both', () => {
  const { r } = codeOf('difference=0.6&sd=1&n=90&allocation=3:2')
  expect(r).toBe(`# R 4.2.2, pwr 1.3-0
pwr::pwr.t2n.test(
  n1 = 90,
  n2 = 60,
  d = 0.6 / 1,
  sig.level = 0.025,
  alternative = "greater"
)$power
#> [1] 0.9470154`)
})

test('lower is better: SAS has the margin on the other side, and the new treatment as group 2', () => {
  const { sas } = codeOf(
    'goal=noninferiority&better=lower&difference=0.1&sd=1.1&margin=0.4&allocation=2&n=318',
  )
  expect(sas).toBe(`/* Group 2 of SAS is the new treatment. */
proc power;
  twosamplemeans test=diff
    sides=l
    nulldiff=0.4
    alpha=0.025
    meandiff=0.1
    stddev=1.1
    groupns=(159 318)
    power=.;
run;`)
})

test('equivalence: PowerTOST searches the size', () => {
  const { r, values } = codeOf('goal=equivalence&difference=1')
  expect(r).toContain('PowerTOST::sampleN.TOST(\n  alpha = 0.025,\n  targetpower = 0.8,')
  expect(r).toMatch(new RegExp(`\\)\\[\\["Sample size"\\]\\]\\n#> \\[1\\] ${values.total}$`))
})

test('what is found: R and SAS search it', () => {
  const { r, sas } = codeOf('find=difference&goal=noninferiority&better=lower&n=40')
  expect(r).toContain('  n = 40,\n  delta = NULL,\n')
  expect(r).toMatch(/^5 - power\.t\.test\($/m)
  expect(sas).toContain('    meandiff=.\n    stddev=10\n    groupns=(40 40)\n    power=0.8;')
  expect(codeOf('find=sd').r).toMatch(/\)\$sd\n#> \[1\] 10\.01864$/)
})

test('what SAS does not search: its power with what was found', () => {
  const { sas } = codeOf('find=margin&goal=noninferiority&difference=0')
  expect(sas).toMatch(/nulldiff=-4\.99069788\d+\n/)
  expect(sas).toContain('    power=.;')
})

test('unequal groups: a root of the power of pwr', () => {
  expect(codeOf('find=difference&n=90&allocation=3:2').r).toMatch(
    /^10 \* uniroot\(\n {2}function\(d\) pwr::pwr\.t2n\.test\(\n[\s\S]*\)\$power - 0\.8,\n[\s\S]*#> \[1\] 4\.699881$/m,
  )
})
