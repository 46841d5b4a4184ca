import { adam } from './own/adam.ts'
import { medicine } from './own/medicine.ts'
import { trial } from './own/trial.ts'
import type { Rule } from './rule.ts'

/** Our own rules by what they are about. The words name the groups. */
export const rules: Readonly<Record<string, readonly Rule[]>> = { trial, adam, medicine }
