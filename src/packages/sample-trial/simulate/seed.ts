import { hazardRatio } from '@marom/statistics/survival'
import { study } from '../protocol.ts'
import { type Follow, followUp } from './survival.ts'

/** The seed is the first whole number, from 1 on, whose trial keeps these rules. */
export const seedRules = {
  /** Percent of the participants, with some in both arms. */
  loss: [2, 5],
  ratio: [0.5, 0.6],
  /** Months of the longest follow-up. */
  longest: 24,
  /** Days of the shortest. */
  shortest: 8,
} as const

const daysOf = ({ lastDay, randomized }: Follow): number => lastDay - randomized + 1

export function isSuitable(seed: number): boolean {
  const { follows } = followUp(seed)
  const days = follows.map(daysOf)
  const lost = follows.filter(({ end }) => end === 'dropout')
  const share = (100 * lost.length) / follows.length
  const observed = (arm: string) =>
    follows
      .filter(({ allocation }) => allocation.arm === arm)
      .map((one) => ({ time: daysOf(one), isEvent: one.end === 'event' }))
  const { value } = hazardRatio(observed('treatment'), observed('control'))
  return (
    share >= seedRules.loss[0] &&
    share <= seedRules.loss[1] &&
    new Set(lost.map(({ allocation }) => allocation.arm)).size === 2 &&
    value >= seedRules.ratio[0] &&
    value <= seedRules.ratio[1] &&
    Math.max(...days) >= seedRules.longest * study.daysPerMonth &&
    Math.min(...days) >= seedRules.shortest
  )
}
