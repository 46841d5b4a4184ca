import type { DatabaseSync } from 'node:sqlite'

const z = 1.959963984540054

/** Event times of one arm with everything that the product-limit estimate needs. */
const curve = (where: string) => `
  with t as (select AVAL, CNSR from adtte where ${where}),
  e as (select AVAL time, sum(1 - CNSR) d, (select count(*) from t u where u.AVAL >= t.AVAL) n
    from t group by AVAL having sum(1 - CNSR) > 0),
  s as (select time, exp(sum(case when n > d then ln(1.0 - 1.0 * d / n) else -1e9 end) over w) s,
    sum(case when n > d then 1.0 * d / (n * (n - d)) else 0 end) over w g
    from e window w as (order by time)),
  k as (select time, s, case when s <= 0 then s else pow(s, exp(${z} * sqrt(g) / abs(ln(s)))) end lower,
    case when s <= 0 then s else pow(s, exp(-${z} * sqrt(g) / abs(ln(s)))) end upper from s)`

const first = (column: string) => `(select min(time) from k where ${column} <= 0.5)`
const shown = (value: string) => `coalesce(printf('%.1f', ${value}), 'NR')`

/** Risk sets of both arms, by stratum. */
const riskSets = (where: string, stratum: string) => `
  with t as (select AVAL, CNSR, TRTPN, ${stratum} s from adtte where ${where}),
  r as (select s, AVAL time, sum(1 - CNSR) d, sum((1 - CNSR) * (TRTPN = 1)) d1,
    (select count(*) from t u where u.s = t.s and u.AVAL >= t.AVAL and u.TRTPN = 1) n1,
    (select count(*) from t u where u.s = t.s and u.AVAL >= t.AVAL and u.TRTPN = 2) n2
    from t group by s, AVAL having sum(1 - CNSR) > 0)`

const number = (database: DatabaseSync, query: string): number =>
  Number(Object.values(database.prepare(query).get() ?? {})[0])

/** Newton's method; SQL computes score and information at each ratio (ties by Efron). */
function coxRatio(database: DatabaseSync, where: string, stratum: string): string {
  const at = database.prepare(`${riskSets(where, stratum)},
    i as (select 0 k union all select k + 1 from i where k < 20),
    f as (select exp(:b) * (n1 - 1.0 * k / d * d1) / (exp(:b) * (n1 - 1.0 * k / d * d1) + n2 - 1.0 * k / d * (d - d1)) f
      from r join i on k < d)
    select (select sum(d1) from r) - sum(f) score, sum(f * (1 - f)) information from f`)
  let beta = 0
  let information = 1
  for (let step = 0; step < 12; step++) {
    const row = at.get({ b: beta }) ?? {}
    information = Number(row.information)
    beta += Number(row.score) / information
  }
  const margin = z / Math.sqrt(information)
  const [value, lower, upper] = [beta, beta - margin, beta + margin].map((one) => Math.exp(one).toFixed(2))
  return `${value} (${lower}–${upper})`
}

const logRankChiSquared = (where: string, stratum: string) => `${riskSets(where, stratum)}
  select pow(sum(d1) - sum(1.0 * d * n1 / (n1 + n2)), 2) / sum(case when n1 + n2 > 1
    then 1.0 * d * n1 * n2 * (n1 + n2 - d) / (1.0 * (n1 + n2) * (n1 + n2) * (n1 + n2 - 1)) else 0 end) from r`

/** Upper tail of chi-squared with one degree of freedom, by the series of the error function. */
function tail(chiSquared: number): number {
  const x = Math.sqrt(chiSquared / 2)
  let [term, sum] = [x, x]
  for (let n = 1; n < 200; n++) {
    term *= -(x * x) / n
    sum += term / (2 * n + 1)
  }
  return 1 - (2 / Math.sqrt(Math.PI)) * sum
}

function testText(database: DatabaseSync, where: string, stratum: string): string {
  const p = tail(number(database, logRankChiSquared(where, stratum)))
  return p < 0.001 ? '<0.001' : p.toFixed(3)
}

const arms = [
  ['treatment', 1],
  ['control', 2],
] as const
const os = "PARAMCD = 'OS'"

function primaryCells(database: DatabaseSync): Record<string, string> {
  const text = (query: string) => String(Object.values(database.prepare(query).get() ?? {})[0])
  const ofArms = arms.flatMap(([name, arm]) => {
    const where = `${os} and TRTPN = ${arm}`
    const share = (value: number) =>
      text(
        `select printf('%d (%.1f%%)', sum(CNSR = ${value}), 100.0 * sum(CNSR = ${value}) / count(*)) from adtte where ${where}`,
      )
    const at = (month: number) =>
      text(`${curve(where)} select printf('%.1f (%.1f–%.1f)', 100 * s, 100 * lower, 100 * upper)
        from k where time <= ${month} order by time desc limit 1`)
    return [
      [`participants-${name}`, text(`select cast(count(*) as text) from adtte where ${where}`)],
      [`events-${name}`, share(0)],
      [`censored-${name}`, share(1)],
      [
        `medianSurvival-${name}`,
        text(
          `${curve(where)} select ${shown(first('s'))} || ' (' || ${shown(first('lower'))} || '–' || ${shown(first('upper'))} || ')'`,
        ),
      ],
      [`at12-${name}`, at(12)],
      [`at24-${name}`, at(24)],
    ]
  })
  return {
    ...Object.fromEntries(ofArms),
    hazardRatio: coxRatio(database, os, "''"),
    stratifiedTest: testText(database, os, 'STRATAR'),
    test: testText(database, os, "''"),
  }
}

const analyses = {
  primary: [os, "''"],
  leftAsDeath: ["PARAMCD = 'OSLEFT'", "''"],
  stratified: [os, 'STRATAR'],
  newTherapyCensored: ["PARAMCD = 'OSNAT'", "''"],
  protocolSet: [`${os} and PPROTFL = 'Y'`, "''"],
} as const

export function survivalCells(database: DatabaseSync, output: string): Record<string, string> {
  if (output === 't-14-2-1') return primaryCells(database)
  if (output === 'f-14-2-1')
    return Object.fromEntries(
      [0, 6, 12, 18, 24, 30, 36].flatMap((month) =>
        arms.map(([name, arm]) => [
          `risk${month}-${name}`,
          String(
            number(
              database,
              `select count(*) from adtte where ${os} and TRTPN = ${arm} and AVAL >= ${month}`,
            ),
          ),
        ]),
      ),
    )
  return Object.fromEntries(
    Object.entries(analyses).flatMap(([id, [where, stratum]]) => [
      ...arms.map(([name, arm]) => [
        `${id}-${name}`,
        ['sum(1 - CNSR)', 'count(*)']
          .map((what) => number(database, `select ${what} from adtte where ${where} and TRTPN = ${arm}`))
          .join('/'),
      ]),
      [`${id}-ratio`, coxRatio(database, where, stratum)],
      [`${id}-p`, testText(database, where, 'STRATAR')],
    ]),
  )
}
