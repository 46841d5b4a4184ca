import { expect, test } from 'vitest'
import {
  betaDensity,
  chiSquaredDensity,
  gammaDensity,
  logNormalDensity,
  poissonDensity,
  tDensity,
} from './densities.ts'

// R 4.2.2: dt, dgamma, dchisq, dbeta, dpois and dlnorm.
test.each([
  ['dt(1.3, 5)', tDensity(1.3, 5), 0.158476735729],
  ['dt(0, 18)', tDensity(0, 18), 0.393442516723],
  ['dgamma(0.7, 3)', gammaDensity(0.7, 3), 0.121663399429],
  ['dgamma(2, 0.5)', gammaDensity(2, 0.5), 0.0539909665132],
  ['dchisq(2.5, 1)', chiSquaredDensity(2.5, 1), 0.0722889570673],
  ['dbeta(0.6, 15, 15)', betaDensity(0.6, 15, 15), 2.44725655269],
  ['dbeta(0.3, 3, 7)', betaDensity(0.3, 3, 7), 2.66827932],
  ['dpois(4, 3)', poissonDensity(4, 3), 0.168031355742],
  ['dpois(0, 10)', poissonDensity(0, 10), 0.0000453999297625],
  ['dlnorm(12, log(10), 0.6)', logNormalDensity(12, 10, 0.6), 0.0529086824966],
])('%s', (_, density, expected) => expect(density).toBeCloseTo(expected, 10))

test('outside its values a density is 0, with a parameter outside its domain it is NaN', () => {
  expect([gammaDensity(-1, 2), betaDensity(1.2, 2, 2), logNormalDensity(0, 10, 1)]).toEqual([0, 0, 0])
  expect(tDensity(1, 0)).toBeNaN()
  expect(poissonDensity(2, -1)).toBeNaN()
})
