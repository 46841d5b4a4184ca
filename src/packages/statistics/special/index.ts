export { dot, inverse, times } from './linear-algebra.ts'
export { integral, nodes, sumOfSteps } from './quadrature.ts'
export { betaLower, digamma, gammaUpper, lnGamma } from './special-functions.ts'
