import type { FigureSlug } from '#content/glossary/figures/index.ts'

/**
 * The numbers that the figures of terms print, by the value of the slider: all of them at its start
 * and at other values. Computed in R 4.2.2 (stats, survival 3.5-3) from the same assumptions, or from
 * the simulated data of the figure written to a file, and formatted by its sprintf. When an assumption
 * changes, compute them again in R; never copy them from a page.
 */
export const figureReference: Readonly<Record<FigureSlug, Record<string, Record<string, string>>>> = {
  'type-i-error': {
    '5': { alpha: '5', d: '0.4', n: '100', drift: '2.83', critical: '1.96', power: '80.7', beta: '19.3' },
    '1': { alpha: '1', d: '0.4', n: '100', drift: '2.83', critical: '2.58', power: '60.0', beta: '40.0' },
  },
  'type-ii-error': {
    '100': { alpha: '5', d: '0.4', n: '100', drift: '2.83', critical: '1.96', power: '80.7', beta: '19.3' },
    '20': { alpha: '5', d: '0.4', n: '20', drift: '1.26', critical: '1.96', power: '24.4', beta: '75.6' },
  },
  power: {
    '100': { alpha: '5', d: '0.4', n: '100', drift: '2.83', critical: '1.96', power: '80.7', beta: '19.3' },
    '200': { alpha: '5', d: '0.4', n: '200', drift: '4.00', critical: '1.96', power: '97.9', beta: '2.1' },
  },
  'alternative-hypothesis': {
    '0.4': { alpha: '5', d: '0.4', n: '100', drift: '2.83', critical: '1.96', power: '80.7', beta: '19.3' },
    '0.1': { alpha: '5', d: '0.1', n: '100', drift: '0.71', critical: '1.96', power: '10.9', beta: '89.1' },
  },
  'null-hypothesis': {
    '100': { n: '100', lower: '−2.8', upper: '2.8' },
    '20': { n: '20', lower: '−6.2', upper: '6.2' },
  },
  'significance-level': {
    '5': { alpha: '5', critical: '1.96', minus: '−1.96' },
    '10': { alpha: '10', critical: '1.64', minus: '−1.64' },
  },
  'hypothesis-testing': {
    '2': { z: '2', p: '= 0.046', one: '= 0.023', two: '= 0.046' },
    '1.5': { z: '1.5', p: '= 0.134', one: '= 0.067', two: '= 0.134' },
    '4': { z: '4', p: '< 0.001', one: '< 0.001', two: '< 0.001' },
  },
  'p-value': {
    '2': { z: '2', p: '= 0.046', one: '= 0.023', two: '= 0.046' },
    '1.5': { z: '1.5', p: '= 0.134', one: '= 0.067', two: '= 0.134' },
    '4': { z: '4', p: '< 0.001', one: '< 0.001', two: '< 0.001' },
  },
  'one-sided-test': {
    '2': { z: '2', p: '= 0.046', one: '= 0.023', two: '= 0.046' },
    '1.5': { z: '1.5', p: '= 0.134', one: '= 0.067', two: '= 0.134' },
    '4': { z: '4', p: '< 0.001', one: '< 0.001', two: '< 0.001' },
  },
  'two-sided-test': {
    '2': { z: '2', p: '= 0.046', one: '= 0.023', two: '= 0.046' },
    '1.5': { z: '1.5', p: '= 0.134', one: '= 0.067', two: '= 0.134' },
    '4': { z: '4', p: '< 0.001', one: '< 0.001', two: '< 0.001' },
  },
  'effect-size': {
    '0.6': { d: '0.6', overlap: '76.4', better: '66.4' },
    '2': { d: '2', overlap: '31.7', better: '92.1' },
  },
  'sample-size': {
    '0.4': { d: '0.4', needed: '99' },
    '0.2': { d: '0.2', needed: '393' },
    '0.8': { d: '0.8', needed: '25' },
  },
}
