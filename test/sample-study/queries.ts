const groups = [
  ['treatment', '= 1'],
  ['control', '= 2'],
  ['total', '> 0'],
] as const

const share = (cell: string, group: string, members: string, condition: string) => `
  select '${cell}-${group}' id,
    printf('%d (%.1f%%)', sum(case when ${condition} then 1 else 0 end),
      100.0 * sum(case when ${condition} then 1 else 0 end) / count(*)) text
  from adsl where ${members}`

function measured(cell: string, variable: string, places: number, group: string, members: string): string[] {
  const values = `(select ${variable} v, row_number() over (order by ${variable}) r, count(*) over () n
    from adsl where ${members} and ${variable} is not null)`
  const from = `from adsl where ${members} and ${variable} is not null`
  return [
    `select '${cell}-known-${group}' id, printf('%d', count(*)) text ${from}`,
    `select '${cell}-meanSd-${group}' id, printf('%.${places + 1}f (%.${places + 2}f)', avg(${variable}),
      sqrt((sum(${variable} * ${variable}) - count(*) * avg(${variable}) * avg(${variable})) / (count(*) - 1))) text ${from}`,
    `select '${cell}-median-${group}' id, printf('%.${places + 1}f', avg(v)) text from ${values} where r in ((n + 1) / 2, (n + 2) / 2)`,
    `select '${cell}-range-${group}' id, printf('%.${places}f–%.${places}f', min(${variable}), max(${variable})) text ${from}`,
  ]
}

const characteristics = {
  under65: 'AGE < 65',
  from65: 'AGE >= 65',
  female: "SEX = 'F'",
  male: "SEX = 'M'",
  white: "RACE = 'WHITE'",
  asian: "RACE = 'ASIAN'",
  black: "RACE like 'BLACK%'",
  raceNotReported: "RACE = 'NOT REPORTED'",
  israel: "COUNTRY = 'ISR'",
  europe: "COUNTRY <> 'ISR'",
  invasionYes: "STRAT2R = 'Y'",
  invasionNo: "STRAT2R = 'N'",
}

const treated = 'TRTSDT is not null'
const stopped = (reason: string) => `${treated} and DCTREAS = '${reason}'`

const whereabouts = {
  treated,
  notTreated: 'TRTSDT is null',
  ongoing: `${treated} and DCTREAS is null`,
  stopped: `${treated} and DCTREAS is not null`,
  'stopped-progression': stopped('PROGRESSIVE DISEASE'),
  'stopped-adverseEvent': stopped('ADVERSE EVENT'),
  'stopped-death': stopped('DEATH'),
  'stopped-withdrawal': stopped('WITHDRAWAL BY SUBJECT'),
  'stopped-lost': stopped('LOST TO FOLLOW-UP'),
  'stopped-physician': stopped('PHYSICIAN DECISION'),
  followed: 'DCSREAS is null',
  died: 'DTHDT is not null',
  'left-withdrawal': "DCSREAS = 'WITHDRAWAL BY SUBJECT'",
  'left-lost': "DCSREAS = 'LOST TO FOLLOW-UP'",
  newTherapy: 'USUBJID in (select USUBJID from cm)',
  'set-itt': "ITTFL = 'Y'",
  'set-safety': "SAFFL = 'Y'",
  'set-protocol': "PPROTFL = 'Y'",
}

/** Tables of participants, from ADSL and CM. */
export function participantSql(output: string): string[] {
  const conditions = output === 't-14-1-1' ? characteristics : output === 't-14-1-2' ? whereabouts : null
  if (!conditions) return []
  return groups.flatMap(([group, arm]) => {
    const members = `TRT01PN ${arm}`
    return [
      `select 'n-${group}' id, cast(count(*) as text) text from adsl where ${members}`,
      ...(output === 't-14-1-1'
        ? [...measured('age', 'AGE', 0, group, members), ...measured('bmi', 'BMIBL', 1, group, members)]
        : []),
      ...Object.entries(conditions).map(([cell, condition]) => share(cell, group, members, condition)),
    ]
  })
}

const kinds = {
  any: '1',
  related: "e.AEREL = 'RELATED'",
  severe: "e.AESEV = 'SEVERE'",
  serious: "e.AESER = 'Y'",
  seriousRelated: "e.AESER = 'Y' and e.AEREL = 'RELATED'",
  leadingToWithdrawal: "e.AEACN = 'DRUG WITHDRAWN'",
  fatal: "e.AEOUT = 'FATAL'",
}

/** Treatment-emergent events, derived again from the tabulation records. */
const emergent = `(select a.*, s.TRT01AN arm from ae a join adsl s on s.USUBJID = a.USUBJID
  where s.TRTSDT is not null
    and case when length(a.AESTDTC) = 10 then a.AESTDTC
      when substr(s.TRTSDT, 1, 7) = a.AESTDTC then s.TRTSDT else a.AESTDTC || '-01' end
      between s.TRTSDT and date(s.TRTEDT, '+30 days'))`

const counted = (cell: string, arm: number, condition: string) => `
  select ${cell} || '-${arm === 1 ? 'treatment' : 'control'}' id,
    printf('%d (%.1f%%) %d', count(distinct case when ${condition} then e.USUBJID end),
      100.0 * count(distinct case when ${condition} then e.USUBJID end)
        / (select count(*) from adsl where SAFFL = 'Y' and TRT01AN = ${arm}),
      sum(case when ${condition} then 1 else 0 end)) text
  from ${emergent} e where e.arm = ${arm}`

const slug = (name: string) => `replace(replace(lower(${name}), ' ', '-'), '--', '-')`

/** Tables and listing of adverse events, from AE and ADSL. */
export function eventSql(output: string): string[] {
  if (output === 'l-16-2-7')
    return ['TRTA', 'AETERM', 'AEDECOD', 'ASTDT', 'AENDT', 'AESEV', 'AEREL', 'AEACN', 'AEOUT'].map(
      (
        variable,
      ) => `select substr(USUBJID, -7) || '-' || cast(AESEQ as integer) || '-${variable.toLowerCase()}' id,
        coalesce(${variable}, '–') text from adae where AESER = 'Y' and SAFFL = 'Y'`,
    )
  if (!output.startsWith('t-14-3')) return []
  return [1, 2].flatMap((arm) => {
    const size = `select 'n-${arm === 1 ? 'treatment' : 'control'}' id, cast(count(*) as text) text
      from adsl where SAFFL = 'Y' and TRT01AN = ${arm}`
    if (output === 't-14-3-1')
      return [size, ...Object.entries(kinds).map(([cell, condition]) => counted(`'${cell}'`, arm, condition))]
    const grouped = ['AEBODSYS', 'AEDECOD'].map(
      (variable) => `${counted(slug(`e.${variable}`), arm, '1')} group by e.${variable}`,
    )
    return [size, counted("'any'", arm, '1'), ...grouped]
  })
}
