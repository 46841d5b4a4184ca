import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { type ClusterPlan, clusterStatistic, countedArm, measuredArm } from './cluster-trial.ts'
import type { Simulation } from './simulation.ts'

interface State {
  plan: Omit<ClusterPlan, 'clusters'>
  isUnweighted?: boolean
  n?: number
  /** The size with which the other analysis is simulated instead. */
  isOther?: boolean
}

function trialOf(
  state: State,
  arms: (
    draw: Parameters<typeof measuredArm>[0],
    plan: ClusterPlan,
  ) => Parameters<typeof clusterStatistic>[0],
): Simulation['trial'] {
  return (quantityOf) => {
    const plan = { ...state.plan, clusters: quantityOf('clusters') }
    const critical = tQuantile(0.975, 2 * (plan.clusters - 1))
    const isWeighted = Boolean(state.isUnweighted) === Boolean(state.isOther)
    return (draw) => (clusterStatistic(arms(draw, plan), isWeighted) >= critical ? 1 : 0)
  }
}

function textsOf({ plan: { m, icc, cv }, isUnweighted, n }: State): Record<string, string> {
  return {
    m: `${m}`,
    icc: `${icc}`,
    cv: `${cv}`,
    ...(isUnweighted ? { analysis: 'unweighted' } : {}),
    ...(n === undefined ? {} : { n: `${n}` }),
  }
}

/** A difference of half a standard deviation unless given. */
function means(what: string, state: State & { effect?: number }, more: Partial<Simulation> = {}): Simulation {
  const effect = state.effect ?? 0.5
  return {
    name: 'cluster-randomized',
    what,
    texts: { difference: `${effect * 10}`, ...textsOf(state) },
    quantity: 'power',
    within: state.plan.cv === 0 ? 0 : 0.03,
    trial: trialOf(state, (draw, plan) => [measuredArm(draw, plan, effect), measuredArm(draw, plan, 0)]),
    ...more,
  }
}

function proportions(
  what: string,
  shares: readonly [number, number],
  state: State,
  more: Partial<Simulation> = {},
): Simulation {
  const [p1, p2] = shares
  return {
    ...means(what, state),
    texts: { outcome: 'proportions', p1: `${p1 * 100}%`, p2: `${p2 * 100}%`, ...textsOf(state) },
    within: 0.03,
    trial: trialOf(state, (draw, plan) => [countedArm(draw, plan, p1), countedArm(draw, plan, p2)]),
    ...more,
  }
}

const small = { m: 20, icc: 0.01, cv: 0.65 }
const some = { m: 20, icc: 0.05, cv: 0.5 }

export const clusters: readonly Simulation[] = [
  means('clusters of one size', { plan: { m: 20, icc: 0.05, cv: 0 } }),
  means('clusters of one size, 100 in each', { plan: { m: 100, icc: 0.02, cv: 0 }, effect: 0.2 }),
  means('weighted, cv 0.4', { plan: { m: 30, icc: 0.02, cv: 0.4 }, effect: 0.3 }),
  means('weighted, cv 0.5', { plan: some, effect: 0.4 }),
  means('unweighted, cv 0.4', { plan: { m: 30, icc: 0.02, cv: 0.4 }, effect: 0.3, isUnweighted: true }),
  means('unweighted, cv 0.5', { plan: some, effect: 0.4, isUnweighted: true }),
  means('unweighted, cv 0.5, gamma sizes', {
    plan: { ...some, sizes: 'gamma' },
    effect: 0.4,
    isUnweighted: true,
  }),
  means('analyzed unweighted', { plan: small, effect: 0.3, isOther: true }, { warning: 'weighted' }),
  means(
    'analyzed unweighted, cv 1',
    { plan: { m: 100, icc: 0.1, cv: 1 }, effect: 0.4, isOther: true },
    { warning: 'weighted' },
  ),
  means('weighted, few and different', { plan: { m: 20, icc: 0.05, cv: 1 } }, { warning: 'largeOnes' }),
  means(
    'unweighted, cv 0.65, gamma sizes',
    { plan: { ...small, sizes: 'gamma' }, effect: 0.3, isUnweighted: true },
    { warning: 'smallOnes' },
  ),
  proportions('proportions', [0.3, 0.15], { plan: { m: 30, icc: 0.05, cv: 0 } }),
  proportions('proportions, unweighted, cv 0.4', [0.3, 0.15], {
    plan: { m: 30, icc: 0.05, cv: 0.4 },
    isUnweighted: true,
  }),
  proportions(
    'rare in few clusters',
    [0.06, 0.005],
    { plan: { m: 20, icc: 0.05, cv: 0 }, n: 8 },
    { warning: 'fewEvents' },
  ),
]
