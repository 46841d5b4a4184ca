import { csvForPeople } from '@marom/tables'
import { designNames, designs, gridOf, gridQuestion } from '@marom/trial-designs'
import { type Context, Hono } from 'hono'
import type { Language } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import type { AppEnv, Bindings } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { wordsOf } from '#src/words/words.ts'
import { caseAddress, refusedJson, resultJson } from './as-json.ts'
import { benchmarkCommit, benchmarkRows } from './benchmark-files.ts'
import { changesCsv } from './changes-csv.ts'
import { comparisonCsv } from './compare/csv.ts'
import { readComparison } from './compare/scenarios.ts'

type Name = (typeof designNames)[number]

/** Status 422 with the faults by field if there is no result. */
function answerDesign(c: Context<AppEnv>, name: Name) {
  const language = c.get('language')
  const answer = designs[name].answer(c.req.query())
  const asked = gridQuestion(c.req.query())
  c.header('Content-Language', language)
  if (!answer.isResult) return c.json({ ...answer.leftOut, ...refusedJson(name, language, answer) }, 422)
  if (keep(c)) return c.body(null, 304)
  return c.json({
    ...answer.leftOut,
    ...resultJson(name, language, answer, c.env.SITE_ORIGIN),
    sensitivity: answer.sensitivity,
    ...(asked ? { grid: gridOf(answer.changes, asked, true) } : {}),
  })
}

/** The grid that the address asks for, else each changed assumption. Status 422 with what is wrong. */
function answerChanges(c: Context<AppEnv>, name: Name) {
  const language = c.get('language')
  const csv = changesCsv(name, c.req.query(), language, (texts) =>
    caseAddress(name, texts, language, c.env.SITE_ORIGIN),
  )
  c.header('Content-Language', language)
  if ('wrong' in csv) return c.text(csv.wrong.join('\n'), 422)
  if (keep(c)) return c.body(null, 304)
  return c.body(csv.text, 200, { 'Content-Type': 'text/csv; charset=utf-8' })
}

const columns = [
  'id',
  'design',
  'inputs',
  'quantity',
  'printed',
  'computed',
  'difference',
  'tolerance',
  'kind',
  'source',
  'note',
  'address',
  'case',
] as const

const checkWords = wordsOf('study-design/benchmarks')

async function checksIn(language: Language, env: Bindings) {
  const { notes } = checkWords(language)
  const listOf = (design: string) =>
    absolute(env.SITE_ORIGIN, routes['study-design-checks'], language, `design=${design || 'functions'}`)
  const rows = await benchmarkRows(env)
  return rows.map((row) => ({
    ...row,
    note: row.note && notes[row.note],
    address: `${listOf(row.design)}#${row.id}`,
    case: row.design && caseAddress(row.design, row.inputs, language, env.SITE_ORIGIN),
  }))
}

async function csvOf(language: Language, env: Bindings): Promise<string> {
  const rows = await checksIn(language, env)
  const lines = rows.map((row) =>
    columns.map((column) => (column === 'inputs' ? new URLSearchParams(row.inputs).toString() : row[column])),
  )
  return csvForPeople([columns, ...lines])
}

export function studyDesignFiles(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  for (const name of designNames) {
    app.get(`${routes[`study-design/${name}`]}.json`, (c) => answerDesign(c, name))
    app.get(`${routes[`study-design/${name}`]}.csv`, (c) => answerChanges(c, name))
  }
  app.get(`${routes['study-design-checks']}.json`, async (c) => {
    if (keep(c)) return c.body(null, 304)
    const page = absolute(c.env.SITE_ORIGIN, routes['study-design-checks'], c.get('language'))
    const commit = await benchmarkCommit(c.env)
    return c.json({ page, commit, checks: await checksIn(c.get('language'), c.env) })
  })
  app.get(`${routes['study-design-checks']}.csv`, async (c) => {
    if (keep(c)) return c.body(null, 304)
    return c.body(await csvOf(c.get('language'), c.env), 200, { 'Content-Type': 'text/csv; charset=utf-8' })
  })
  app.get(`${routes['study-design-compare']}.csv`, (c, next) => {
    const { scenarios } = readComparison(c.req.queries('design') ?? [])
    if (scenarios.length === 0) return next()
    const language = c.get('language')
    return c.body(comparisonCsv(scenarios, language, c.env.SITE_ORIGIN), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Language': language,
      'Content-Disposition': 'attachment; filename="scenarios.csv"',
      'X-Robots-Tag': 'noindex',
    })
  })
  return app
}
