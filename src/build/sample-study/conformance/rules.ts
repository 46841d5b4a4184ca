import { answers } from './core/answers.ts'
import { arms } from './core/arms.ts'
import { columns } from './core/columns.ts'
import { dates } from './core/dates.ts'
import { flagsAndCodes } from './core/flags-and-codes.ts'
import { keys } from './core/keys.ts'
import { records } from './core/records.ts'
import { relations } from './core/relations.ts'
import { results } from './core/results.ts'
import { structure } from './core/structure.ts'
import { trialDesign } from './core/trial-design.ts'
import { variables } from './core/variables.ts'
import { adam } from './own/adam.ts'
import { medicine } from './own/medicine.ts'
import { trial } from './own/trial.ts'
import type { Rule } from './rule.ts'

/** Rules of CDISC CORE by what they look at, then our own. The words name the groups. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  values: [...variables, ...answers, ...arms, ...flagsAndCodes, ...results, ...records],
  relations,
  dates,
  keys,
  trialDesign,
  structure: [...structure, ...columns],
  trial,
  adam,
  medicine,
}
