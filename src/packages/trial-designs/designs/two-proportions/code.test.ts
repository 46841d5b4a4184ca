import { expect, test } from 'vitest'
import { twoProportions } from './design.ts'

function codeOf(query: string) {
  const answer = twoProportions.answer(Object.fromEntries(new URLSearchParams(query)))
  if (!answer.isResult) throw new Error(`${query}: ${JSON.stringify(answer.faults)}`)
  return answer
}

test('lower is better: the margin is above 0 in R and in SAS', () => {
  const { r, sas } = codeOf('goal=noninferiority&better=lower&p1=12&p2=10&margin=5&allocation=2&n=2379')
  expect(r).toContain('  thetaH0 = 0.05,\n  pi1 = 0.12,\n  pi2 = 0.1,\n  directionUpper = FALSE,')
  expect(sas).toContain(`  twosamplefreq test=fm
    sides=l
    alpha=0.025
    nullproportiondiff=0.05
    groupproportions=(0.1 0.12)
    groupns=(1190 2379)
    power=.;`)
})

test('tests that SAS does not have: no SAS', () => {
  for (const query of ['variance=unpooled', 'correction=continuity', 'goal=equivalence&p1=50'])
    expect(codeOf(query).sas).toBeUndefined()
  expect(codeOf('').sas).toContain('test=pchi')
})

test('what is found: R searches it on the side of the control where it is', () => {
  expect(codeOf('find=p1').r).toContain('  p1 = 0.5,\n  p2 = NULL,\n')
  expect(codeOf('find=p1').r).toMatch(/\)\$p2\n#> \[1\] 0\.6497048$/)
  expect(codeOf('find=p1&p2=99.9').r).toContain('  p1 = NULL,\n  p2 = 0.999,\n')
  const { r, sas } = codeOf('find=margin&goal=noninferiority&p1=50')
  expect(r).toContain('    thetaH0 = -x,\n    pi1 = 0.5,\n')
  expect(r).toMatch(/\)\$root\n#> \[1\] 0\.150723$/)
  expect(sas).toMatch(/nullproportiondiff=-0\.15072299\d+\n/)
})

test('no function of R: the power is a function of what is sought', () => {
  const { r } = codeOf('find=p1&variance=unpooled')
  expect(r).toContain('power <- function(x) {\n  p1 <- x\n')
  expect(r).toContain('uniroot(\n  function(x) power(x) - 0.8,\n')
})

test('two proportions near each other: R searches on one side of the control', () => {
  const { r } = codeOf(
    'find=p1&goal=equivalence&variance=unpooled&sides=1&alpha=0.025&power=90&p2=51.8&margin=15.7&n=297',
  )
  expect(r).toContain('  c(0.518, 0.5628),\n')
})
