import { type Benchmark, printed, type Source } from '../../frame/benchmark.ts'
import { gsDesign, rpact } from '../sources.ts'

type Texts = Benchmark['inputs']

interface Planned {
  upper?: readonly string[]
  futility?: readonly string[]
  harm?: readonly string[]
  /** Maximum size, expected sizes under the alternative and the null hypothesis, in per cent. */
  sizes?: readonly [string, string, string]
}

const numbered = (kind: string, bounds: readonly string[] = []): Texts =>
  Object.fromEntries(bounds.map((bound, i) => [`${kind}${i + 1}`, bound]))

/** The sources of the boundaries that are printed, and of the sizes. */
interface Program {
  bounds: (found: Planned) => Source
  sizes: Source
}

export const sequential = (call: string): Program => {
  const design = `getDesignGroupSequential(${call})`
  return {
    bounds: () => rpact(`with(${design}, c(criticalValues, futilityBounds))`),
    sizes: rpact(
      `100 * with(getDesignCharacteristics(${design}), c(inflationFactor, averageSampleNumber1, averageSampleNumber0))`,
    ),
  }
}

/** Its boundary for harm is the lower one if there is none for futility. */
export const gs = (call: string): Program => ({
  bounds: ({ upper, futility, harm }) => {
    const bounds = [
      upper && 'upper$bound',
      futility && 'head(lower$bound, -1)',
      harm && (futility ? 'harm$bound' : 'lower$bound'),
    ].filter(Boolean)
    return gsDesign(`with(gsDesign(${call}), c(${bounds.join(', ')}))`)
  },
  sizes: gsDesign(`with(gsDesign(${call}, n.fix = 100), c(max(n.I), en[2:1]))`),
})

/** A manual or test suite that prints all of it. */
export const documented = (source: Source): Program => ({ bounds: () => source, sizes: source })

export function planned(inputs: Texts, found: Planned, program: Program): Benchmark[] {
  const { upper, futility, harm, sizes = [] } = found
  const [exactMaximum = '', exactAlternative = '', exactNull = ''] = sizes
  return [
    ...printed(
      inputs,
      { ...numbered('z', upper), ...numbered('futility', futility), ...numbered('harm', harm) },
      program.bounds(found),
    ),
    ...(sizes.length > 0
      ? printed({ ...inputs, fixed: '100' }, { exactMaximum, exactAlternative, exactNull }, program.sizes)
      : []),
  ]
}
