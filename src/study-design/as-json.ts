import {
  type DesignName,
  designs,
  type NoResult,
  parametersOf,
  type Result,
  type Texts,
} from '@marom/trial-designs'
import { type Language, languages } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { designWords, formulasOf, lexiconOf, methodsText, notesText } from './words.ts'

/** @param inputs the parameters of the address, without the language */
export function caseAddress(name: DesignName, inputs: Texts, language: Language, origin: string): string {
  const query = new URLSearchParams(inputs).toString()
  return absolute(origin, routes[`study-design/${name}`], language, query)
}

/** The faults as sentences, by field, and what may have been meant. */
export function refusedJson(name: DesignName, language: Language, { texts, faults }: NoResult) {
  const { fault: sentenceOf } = lexiconOf(name, language)
  const fields = faults.map((fault) => [fault.field || 'form', sentenceOf(fault)] as const)
  return {
    ok: false,
    error: 'invalid_input',
    design: name,
    inputs: parametersOf(designs[name].fields, texts),
    fields: Object.fromEntries<string>(fields),
    offers: faults.flatMap(({ offers = [] }) => offers),
  }
}

/** All but what needs other computations, such as the table of changed assumptions. */
export function resultJson(name: DesignName, language: Language, answer: Result, origin: string) {
  const { values, headline, notes, table, tables, r, sas } = answer
  const inputs = parametersOf(designs[name].fields, answer.texts)
  const { quantity } = lexiconOf(name, language)
  const { assumptions, notCovered } = designWords(name, language)
  return {
    ok: true,
    design: name,
    page: caseAddress(name, inputs, language, origin),
    inputs,
    headline,
    values,
    labels: Object.fromEntries(Object.keys(values).map((key) => [key, quantity(key)])),
    notes: notesText(name, language, notes),
    ...(table ? { table } : {}),
    ...(tables.length > 0 ? { tables } : {}),
    methods: Object.fromEntries(languages.map((one) => [one, methodsText(name, one, answer)])),
    assumptions,
    notCovered,
    formula: formulasOf(name, answer).map(({ text }) => text),
    r,
    ...(sas ? { sas } : {}),
    sources: designs[name].sources,
  }
}
