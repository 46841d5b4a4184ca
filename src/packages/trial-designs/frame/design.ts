import type { Answer, Design, Result } from './answer.ts'
import { changesOf } from './changes.ts'
import { rScript } from './code.ts'
import type { DesignCodes } from './codes.ts'
import type { Fields, NamedField, Texts } from './fields.ts'
import { leftOut, likeness } from './left-out.ts'
import { lazily, once } from './once.ts'
import type { DesignOptions } from './options.ts'
import type { KeyOf } from './result.ts'
import { type Changes, sensitivityOf, sensitivitySentence } from './sensitivity.ts'
import { givenTexts, type Solved, solved } from './solved.ts'
import { assumedOf, foundText } from './written-texts.ts'

/** A design that has solved what an address asks for. */
interface State<V, R, Codes extends DesignCodes, Column extends string> {
  design: DesignOptions<V, R, Codes, Column> & { named: readonly NamedField[] }
  plan: Solved<V, R>
  changes: () => Changes
}

function numbersOf<V, R, Codes extends DesignCodes, Column extends string>({
  design,
  plan,
}: State<V, R, Codes, Column>) {
  const { texts, inputs, computed } = plan
  const { fields, named } = design
  return {
    texts: () => texts,
    found: () => (texts.find === 'size' ? design.planned(computed) : foundText(fields, texts, inputs)),
    inputs: () => assumedOf(fields, inputs),
    values: () => plan.values,
    headline: () => design.headline(inputs),
    likeness: () => likeness(named, texts),
    readings: () => plan.readings,
    assumed: () => design.assumed?.(inputs) ?? {},
    notes: () => design.notes?.(inputs, computed) ?? [],
  }
}

/** What a protocol says. */
function protocolOf<V, R, Codes extends DesignCodes, Column extends string>({
  design,
  plan: { inputs, computed },
  changes,
}: State<V, R, Codes, Column>) {
  const code = once(() => design.code(inputs, computed))
  const doubted = () => sensitivitySentence(changes(), design.doubts?.(inputs) ?? [], design)
  return {
    methods: () => design.methods(inputs, computed, doubted()),
    r: () => rScript(code().r),
    sas: () => code().sas,
    formula: () => design.formula(inputs),
  }
}

function shownOf<V, R, Codes extends DesignCodes, Column extends string>({
  design,
  plan: { inputs, computed },
}: State<V, R, Codes, Column>) {
  return {
    curve: () => design.curve?.(inputs, computed) ?? null,
    table: () => design.table?.(inputs, computed) ?? null,
    tables: () => design.tables?.(inputs, computed) ?? [],
    boundaries: () => design.boundaries?.(inputs, computed) ?? null,
    interim: () => design.interim?.(inputs, computed) ?? null,
    single: () => design.single?.(inputs, computed) ?? null,
  }
}

function namedFields<V>(fields: Fields<V>): NamedField<keyof V & string>[] {
  const named: NamedField<keyof V & string>[] = []
  for (const name in fields) named.push({ name, ...fields[name] })
  return named
}

/** A design from its fields, its computation, its codes and programs. */
export function defineDesign<
  V,
  R extends Partial<Record<keyof R, number>>,
  Codes extends DesignCodes,
  Column extends string = never,
>(options: DesignOptions<V, R, Codes, Column>): Design<Codes, keyof V & string, KeyOf<R> | Column> {
  const { measures, quantities, sources, sections = [], oldParameters = [] } = options
  const fields = namedFields(options.fields)
  const parameters = [...fields.map(({ name }) => name), ...oldParameters]
  const design = { ...options, named: fields }
  const answer = (asked: Texts): Answer<Codes> => {
    const plan = solved(design, asked)
    const leftOutOf = () => leftOut(fields, givenTexts(design, asked), plan.texts)
    if ('faults' in plan) return { isResult: false, ...plan, leftOut: leftOutOf() }
    const changes = once(() => changesOf(design, plan))
    const state = { design, plan, changes }
    return lazily<Result<Codes>>({
      isResult: () => true,
      leftOut: leftOutOf,
      ...numbersOf(state),
      ...protocolOf(state),
      ...shownOf(state),
      changes,
      sensitivity: () => sensitivityOf(changes()),
    })
  }
  return { fields, sections, parameters, measures, quantities, sources, answer }
}
