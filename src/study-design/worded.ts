import type { Design, DesignName, Designs, SharedCodes } from '@marom/trial-designs'
import type { BenchmarkNote } from '@marom/trial-designs/benchmarks'
import type { Bound, Codes as SequentialCodes } from '@marom/trial-designs/group-sequential'
import type { MonitoringCodes } from '@marom/trial-designs/monitoring'
import type { FormulaTexts, Words } from '#build/words.ts'
import type { lenders } from './lent-words.ts'

type Frame = Words['study-design/frame']
type Own<Name extends DesignName> = Words[`study-design/designs/${Name}`]

type Lenders = typeof lenders
type Lent<Name extends DesignName> = Name extends keyof Lenders ? Own<Lenders[Name][number]> : never

type AskedBy<Name extends DesignName> = Designs[Name]['fields'][number]['name']
type ShownBy<Name extends DesignName> = Key<Designs[Name]['quantities']>

/** The group sequential design also says what those of its endpoints say, in their words. */
type SaidBy<Name extends DesignName> = Name extends 'group-sequential'
  ? SequentialCodes
  : Designs[Name] extends Design<infer Codes>
    ? Codes
    : never

type Key<Texts> = Texts extends unknown ? keyof Texts & string : never
type Lacking<Kind extends string, Codes extends string> = `no words for ${Kind} ${Codes}`
type Idle<Kind extends string, Names extends string> = `words for ${Kind} ${Names}, which nobody says`

type Differing<Kind extends string, Codes extends string, Texts> =
  | Lacking<Kind, Exclude<Codes, Key<Texts>>>
  | Idle<Kind, Exclude<Key<Texts>, Codes>>

type Said = 'methods' | 'notes' | 'parts' | 'faults'

type InTexts<Name extends DesignName> =
  | { [Kind in Said]: Differing<Kind, SaidBy<Name>[Kind], Own<Name>[Kind]> }[Said]
  | Differing<'formulas', SaidBy<Name>['formulas'], FormulaTexts[Name]>

/** Fields and quantities may also have the words of the frame, or lent ones. */
type InNames<Name extends DesignName> =
  | Lacking<'fields', Exclude<AskedBy<Name>, Key<(Own<Name> | Lent<Name> | Frame)['fields']>>>
  | Idle<'fields', Exclude<Key<Own<Name>['fields']>, AskedBy<Name>>>
  | Lacking<'quantities', Exclude<ShownBy<Name>, Key<(Own<Name> | Lent<Name> | Frame)['quantities']>>>
  | Idle<'quantities', Exclude<Key<Own<Name>['quantities']>, ShownBy<Name> | Bound>>

type InFrame =
  | Differing<'methods', SharedCodes['methods'], Frame['methods']>
  | Differing<'parts', SharedCodes['parts'], Frame['parts']>
  | Differing<'errors', SharedCodes['faults'], Omit<Frame['errors'], 'title' | 'summary'>>
  | Idle<'fields', Exclude<Key<Frame['fields']>, AskedBy<DesignName>>>
  | Idle<'quantities', Exclude<Key<Frame['quantities']>, ShownBy<DesignName>>>

type InBenchmarks = Differing<'notes', BenchmarkNote, Words['study-design/benchmarks']['notes']>

type Monitoring = Words['study-design/monitoring']
type InMonitoring = {
  [Kind in keyof MonitoringCodes]: Differing<Kind, MonitoringCodes[Kind], Monitoring[Kind]>
}[keyof MonitoringCodes]

type Found<Name extends string, Differences extends string> = [Differences] extends [never]
  ? Name
  : `${Name}: ${Differences}`

/**
 * Words with a text for each code and none beside, by name. Of others, what differs: the compiler then
 * prints it where the words are read.
 */
export interface Worded {
  designs: { [Name in DesignName]: Found<Name, InTexts<Name> | InNames<Name>> }[DesignName]
  frame: Found<'study-design/frame', InFrame>
  benchmarks: Found<'study-design/benchmarks', InBenchmarks>
  monitoring: Found<'study-design/monitoring', InMonitoring>
}
