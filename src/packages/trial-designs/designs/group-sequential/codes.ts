import type { DesignCodes } from '../../frame/codes.ts'
import type { Codes as Survival } from '../time-to-event/codes.ts'
import type { Codes as Means } from '../two-means/codes.ts'
import type { Codes as Proportions } from '../two-proportions/codes.ts'

/** What this design says beside what designs share. */
export interface Codes extends DesignCodes {
  methods:
    | `plain.${'looks' | 'looksAtEnd' | 'size' | 'power' | 'effect'}`
    | `endpoint.${'looks' | 'looksAtEnd' | 'size' | 'power' | 'detect' | 'conclude'}`
    | 'efficacyAtEnd'
    | 'noEfficacyAt'
    | 'noFutilityAt'
    | 'mirrored'
    | 'efficacy'
    | 'nonbinding'
    | 'binding'
    | 'harm'
    | 'singleSize'
    | 'arms'
    | 'expected'
    | 'schedule'
    | 'delayed'
    | 'spending'
    | 'constant'
  notes:
    | 'efficacyLevel'
    | 'nonbinding'
    | 'binding'
    | 'futilityOnly'
    | 'foundEffect'
    | 'foundFollowUp'
    | 'held'
    | 'sizes'
    | 'noSavings'
    | 'few'
    | 'levelAtEnd'
    | 'lateEffect'
    | 'lateFutility'
    | 'lateTrend'
    | 'tooFew'
    | 'recruited'
  parts:
    | 'effect'
    | 'pointsByEffect'
    | 'pointsByMargin'
    | `assumed.${'two' | 'paired' | 'one' | 'proportions' | 'survival'}`
    | `rule.${'obrienFleming' | 'pocock' | 'hwangShihDeCani' | 'wangTsiatis'}`
    | `${'futility' | 'harm'}.${'obrienFleming' | 'pocock' | 'hwangShihDeCani'}`
    | `basis.${'schoenfeld' | 'averaged' | 'freedman'}`
    | `${'information' | 'count'}.${'participants' | 'pairs' | 'events'}`
    | 'ifProportional'
    | 'ifDelayed'
    | `${'first' | 'second' | 'third' | 'fourth' | 'fifth'}${'' | 'Place'}`
    | 'last'
    | 'atLook'
    | 'withP'
    | 'pOneSided'
    | 'pTwoSided'
    | 'smallestEffect'
    | 'lessEffect'
    | 'participants'
    | 'pairs'
    | 'events'
    | 'efficacyLine'
    | 'futilityLine'
    | 'harmLine'
    | 'chances'
    | 'conditional'
    | 'atFutility'
    | 'atZero'
    | 'atEfficacy'
    | 'integration'
  faults:
    | 'tooManyLooks'
    | 'looksTooClose'
    | 'noFollowUp'
    | 'noFollowUpNeeded'
    | 'tooFewEvents'
    | 'onlyProportions'
    | 'powerTooLow'
    | 'neverStops'
    | 'noFutilityLook'
    | 'harmWithoutFutility'
    | 'bindingShape'
  formulas:
    | `${'efficacy' | 'futility' | 'harm'}${'ObrienFleming' | 'Pocock' | 'HwangShihDeCani'}`
    | 'efficacyWangTsiatis'
    | 'efficacyAtEnd'
    | 'spentSoFar'
    | 'efficacyGap'
    | 'futilitySoFar'
    | 'futilityGap'
    | 'mirrored'
    | 'binding'
    | 'upper'
    | 'spent'
    | 'whole'
    | 'futile'
    | 'futilitySpent'
    | 'harmful'
    | 'harmSpent'
    | 'harmBelowFutility'
    | 'process'
    | 'processDelayed'
    | 'maximum'
    | 'inflation'
}

/** With what it says in the words of the designs of its endpoints. */
export type AllCodes = {
  [Kind in keyof DesignCodes]: Codes[Kind] | Means[Kind] | Proportions[Kind] | Survival[Kind]
}
