import { type DatasetDescription, models } from '#src/sample-study/metadata.ts'

const datasets: readonly DatasetDescription[] = models.sdtm.datasets

const classes: Readonly<Record<string, readonly string[]>> = {
  events: ['EVENTS'],
  findings: ['FINDINGS'],
  interventions: ['INTERVENTIONS'],
  observations: ['EVENTS', 'FINDINGS', 'INTERVENTIONS'],
}

const columnNames = ({ variables }: DatasetDescription) => variables.map(({ name }) => name)

/** `--SEQ` is AESEQ in AE. */
const inDataset = (text: string, name: string) => text.replaceAll('--', name)

/**
 * The datasets that a rule is about, if they have its variables.
 *
 * @param scope a class, `all`, or names separated by spaces
 * @param parts of a query, with `--` for the code of the domain
 */
function datasetsWith(scope: string, parts: string): DatasetDescription[] {
  const prefixed = parts.match(/--[A-Z]+/g) ?? []
  const shared = parts.match(/\bone\.[A-Z]+/g) ?? []
  return datasets.filter((dataset) => {
    const isInScope =
      scope === 'all' || (classes[scope]?.includes(dataset.class) ?? scope.split(' ').includes(dataset.name))
    const needed = [
      ...prefixed.map((name) => inDataset(name, dataset.name)),
      ...shared.map((name) => name.slice('one.'.length)),
    ]
    return isInScope && needed.every((name) => columnNames(dataset).includes(name))
  })
}

/** The sum of one number of each dataset. */
function sumOf(queries: readonly string[]): string {
  if (queries.length < 2) return queries[0] ?? ''
  return `select sum(n) from (\n  ${queries.join('\n  union all ')}\n)`
}

const each = (scope: string, parts: string, query: (table: string) => string): string =>
  sumOf(
    datasetsWith(scope, parts).map(({ name, label }) =>
      inDataset(query(name.toLowerCase()), name)
        .replaceAll('{name}', name)
        .replaceAll('{label}', label.replaceAll("'", "''")),
    ),
  )

/**
 * Counts the records that are wrong.
 *
 * @param condition of a wrong record; `one` is the record, `--` the code of its domain
 */
export const where = (scope: string, condition: string): string =>
  each(scope, condition, (table) => `select count(*) n from ${table} one where ${condition}`)

/** The same, with the record of the participant in DM as `dm`. */
export const withDm = (scope: string, condition: string): string =>
  each(
    scope,
    condition,
    (table) => `select count(*) n from ${table} one join dm on dm.USUBJID = one.USUBJID where ${condition}`,
  )

/** Counts the groups of records that have what they must not have. */
export const groups = (scope: string, by: string, having: string, condition = 'true'): string =>
  each(
    scope,
    `${by} ${having} ${condition}`,
    (table) =>
      `select count(*) n from (select 1 from ${table} one where ${condition} group by ${by} having ${having})`,
  )

/** 0 if each value of the one has one value of the other, and the other way round. */
export const oneToOne = (scope: string, one: string, other: string): string =>
  each(
    scope,
    `${one} ${other}`,
    (table) =>
      `select 2 * count(distinct ${one} || '/' || ${other}) - count(distinct ${one}) - count(distinct ${other}) n from ${table} one where ${one} is not null and ${other} is not null`,
  )

/** Counts the datasets that have the one variable and lack the other. */
export const pair = (one: string, other: string): string =>
  `select count(*) from sqlite_schema t where type = 'table'
  and exists (select 1 from pragma_table_info(t.name) where name = upper(t.name) || '${one}')
  and not exists (select 1 from pragma_table_info(t.name) where name = upper(t.name) || '${other}')`

/** Counts the datasets that have a variable, with the code of the domain or without. */
export const present = (name: string, tables = ''): string =>
  `select count(*) from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' and c.name in ('${name}', upper(t.name) || '${name}')${
    tables && (tables.startsWith('and ') ? ` ${tables}` : ` and t.name ${tables}`)
  }`

/** Counts the records whose texts, each between two strokes, contain something. */
export const textsLike = (part: string): string =>
  sumOf(
    datasets.map(({ name, variables }) => {
      const texts = variables.filter(({ type }) => type === 'string').map((one) => one.name)
      return `select count(*) n from ${name.toLowerCase()} where '|' || concat_ws('|', ${texts.join(', ')}) || '|' like '%${part}%'`
    }),
  )
