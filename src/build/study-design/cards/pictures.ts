import type { CardName } from '#content/study-design/cards.ts'
import { clusterRandomized, timeToEvent, twoMeans, twoProportions } from './comparisons.tsx'
import { estimand, groupSequential, monitoring } from './course.tsx'
import type { Picture } from './picture.tsx'
import { bioequivalence, oneProportion, precision, rareEvents, simonTwoStage } from './single.tsx'

/** Each computes its example with the functions of the design. */
export const pictures: Readonly<Record<CardName, () => Picture>> = {
  estimand,
  'two-means': twoMeans,
  'two-proportions': twoProportions,
  'time-to-event': timeToEvent,
  'cluster-randomized': clusterRandomized,
  'group-sequential': groupSequential,
  monitoring,
  bioequivalence,
  'one-proportion': oneProportion,
  'simon-two-stage': simonTwoStage,
  precision,
  'rare-events': rareEvents,
}

export const isCardName = (name: string): name is CardName => Object.hasOwn(pictures, name)
