import { chainOf, forwardOf, type Link, linkOf, type RowSet, type SourceCode } from '@marom/sample-trial'
import type { Context } from 'hono'
import type { Language } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import type { AppEnv, Bindings } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import { whereFound } from '#src/middleware/kept-address.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { wordsOf } from '#src/words/words.ts'
import { auditOf } from './audit.ts'
import { type CellStep, type FieldStep, type Found, findable, findStep, type ValueStep } from './find-step.ts'
import { programHref } from './views/links.ts'

const ruleWords = wordsOf('sample-study/rules')

interface AskedIn {
  language: Language
  origin: string
}

const sourceIn = ({ origin }: AskedIn, { code, file, line }: SourceCode) => ({
  code,
  file: origin + programHref(file),
  line,
})

/** Each row with the address of its step, e.g. `101-003.ADTTE.1.AVAL`, by variable. */
function rowsIn({ tables }: Found, { dataset, variables, rows }: RowSet) {
  const table = tables[dataset]
  return rows.flatMap((place) => {
    const row = table?.rows[place]
    if (!row) return []
    const at = `${row.subject}.${dataset}.${row.seq}`
    return { at, values: variables.map((name) => row.values[table?.variables.indexOf(name) ?? -1] ?? null) }
  })
}

function cellJson(asked: AskedIn, found: Found, { output, cell, behind, counted, others }: CellStep) {
  const rules: Record<string, string> = ruleWords(asked.language).statistics
  const { statistic, program, given } = behind
  const source = found.functions[program]
  const setOf = (set: RowSet) => ({
    dataset: set.dataset,
    variables: set.variables,
    rows: rowsIn(found, set),
  })
  return {
    kind: 'cell',
    output,
    cell: cell.id,
    text: cell.text,
    parts: cell.parts,
    rule: rules[statistic],
    given,
    ...(source ? { source: sourceIn(asked, source) } : {}),
    counted: setOf(counted),
    others: setOf(others),
  }
}

const linksIn = (subject: string, links: readonly Link[]) =>
  links.map(({ ref, value }) => ({ at: `${subject}.${ref}`, value }))

/** What a change of the value can change. */
function forwardJson(found: Found, { person, subject }: ValueStep | FieldStep, from: string) {
  const { direct, ...names } = forwardOf(person, from, found.names)
  return {
    readBy: linksIn(
      subject,
      direct.map((ref) => linkOf(person, ref)),
    ),
    ...names,
  }
}

function valueJson(asked: AskedIn, found: Found, step: ValueStep) {
  const rules: Record<string, string> = ruleWords(asked.language).rules
  const { subject, person, dataset, variable, row } = step
  const { steps, sources } = chainOf(person, `${row.id}.${variable}`)
  return {
    kind: 'value',
    subject,
    dataset,
    variable,
    value: row.values[variable] ?? null,
    readFrom: linksIn(subject, sources),
    derivation: steps.map(({ ref, dataset: of, variable: name, value }) => {
      const rule = found.rules[`${of}.${name}`]
      return {
        at: `${subject}.${ref}`,
        value,
        ...(rule ? { label: rule.label, rule: rules[rule.rule], source: sourceIn(asked, rule.source) } : {}),
      }
    }),
    record: row.values,
    forward: forwardJson(found, step, `${row.id}.${variable}`),
  }
}

function fieldJson(found: Found, step: FieldStep) {
  const { subject, entry, form, item } = step
  return {
    kind: 'field',
    subject,
    form,
    item,
    value: entry.values[item] ?? null,
    audit: auditOf(step),
    record: entry.values,
    forward: forwardJson(found, step, `${entry.id}.${item}`),
  }
}

/** Null if there is no such step. */
export async function stepJson(at: string, language: Language, env: Bindings) {
  const found = await findable(env, [at])
  const step = findStep(found, at)
  if (!step) return null
  const page = absolute(
    env.SITE_ORIGIN,
    routes['sample-study/trace'],
    language,
    `at=${encodeURIComponent(at)}`,
  )
  const asked = { language, origin: env.SITE_ORIGIN }
  const content =
    step.kind === 'cell'
      ? cellJson(asked, found, step)
      : step.kind === 'value'
        ? valueJson(asked, found, step)
        : fieldJson(found, step)
  return { ok: true, simulated: true, at, page, ...content }
}

/** A step of a trace as JSON, at the address of its page with `.json`. */
export async function answerStep(c: Context<AppEnv>) {
  const at = c.req.query('at') ?? ''
  const language = c.get('language')
  const step = await stepJson(at, language, c.env)
  if (!step) return c.json({ ok: false, error: 'not_found', at: at.slice(0, 100) }, 404)
  if (keep(c, { at: whereFound })) return c.body(null, 304)
  c.header('Content-Language', language)
  return c.json(step)
}
