import { expect, test } from 'vitest'
import { study } from '#src/sample-study/protocol.ts'
import { datasetFile } from './files.ts'
import { codeLists, required } from './guides.ts'
import { loadStudy } from './programs.ts'

const database = loadStudy()
const count = (query: string): number => Number(Object.values(database.prepare(query).get() ?? {})[0])

test.each(Object.entries(required))('%s holds the variables that its guide requires', (name, names) => {
  expect(datasetFile(name).columns.map((column) => column.name)).toEqual(
    expect.arrayContaining(names.split(' ')),
  )
})

test.each(Object.entries(codeLists))('%s holds terms of its code list only', (variable, terms) => {
  const [name, column] = variable.split('.')
  const found = database
    .prepare(`select distinct cast(${column} as text) term from ${name} where ${column} is not null`)
    .all()
  expect(terms).toEqual(expect.arrayContaining(found.map(({ term }) => term)))
})

/** Each query counts violations: it must return 0. */
const rules: Record<string, string> = {
  'one record for each participant in DM (SDTMIG 3.4, 5.2)':
    'select count(*) - count(distinct USUBJID) from dm',
  'one record for each participant in ADSL (ADaMIG 1.3, 3.2)':
    'select count(*) - count(distinct USUBJID) from adsl',
  'everybody in AE, EX, DS, SV, VS, SS, CM is in DM (SDTMIG 3.4, 4.1)': [
    'ae',
    'ex',
    'ds',
    'sv',
    'vs',
    'ss',
    'cm',
    'suppdm',
  ]
    .map((name) => `select count(*) n from ${name} where USUBJID not in (select USUBJID from dm)`)
    .reduce((all, one) => `select sum(n) n from (${all} union all ${one})`),
  'DTHFL is Y exactly where there is a date of death (SDTMIG 3.4, DM)':
    "select count(*) from dm where (DTHDTC is not null) <> (coalesce(DTHFL, '') = 'Y')",
  'ARMNRS is filled exactly where the actual arm is empty (SDTMIG 3.4, DM)':
    'select count(*) from dm where (ACTARMCD is null) <> (ARMNRS is not null)',
  'the study starts with its first consent (CDISC controlled terminology, TSPARMCD = SSTDTC)':
    "select count(*) from ts where TSPARMCD = 'SSTDTC' and TSVAL <> (select min(RFICDTC) from dm)",
  'an event does not end before it starts':
    'select count(*) from ae where length(AESTDTC) = 10 and AEENDTC < AESTDTC',
  'study days have no day 0 (SDTMIG 3.4, 4.4.4)':
    'select (select count(*) from ae where AESTDY = 0 or AEENDY = 0) + (select count(*) from vs where VSDY = 0) + (select count(*) from ds where DSSTDY = 0)',
  'study days are counted from the first dose':
    'select count(*) from vs join dm using (USUBJID) where RFSTDTC is not null and VSDY <> julianday(VSDTC) - julianday(RFSTDTC) + (VSDTC >= RFSTDTC)',
  'dosing intervals do not overlap':
    'select count(*) from ex a join ex b on a.USUBJID = b.USUBJID and b.EXSEQ = a.EXSEQ + 1 where b.EXSTDTC <= a.EXENDTC',
  'nothing is dated after the data cut': `select (select count(*) from ae where AESTDTC > '${study.dataCut}') + (select count(*) from ds where DSSTDTC > '${study.dataCut}') + (select count(*) from sv where SVSTDTC > '${study.dataCut}') + (select count(*) from ex where EXENDTC > '${study.dataCut}')`,
  'nothing but death itself is dated after death':
    'select (select count(*) from ae join dm using (USUBJID) where AESTDTC > DTHDTC) + (select count(*) from vs join dm using (USUBJID) where VSDTC > DTHDTC) + (select count(*) from ex join dm using (USUBJID) where EXENDTC > DTHDTC)',
  'a visit that was not held has its reason and no date':
    "select count(*) from sv where (SVOCCUR = 'N') <> (SVSTDTC is null) or (SVOCCUR = 'N' and SVREASOC is null)",
  'one last measurement before exposure for each test':
    "select count(*) from (select USUBJID from vs where VSLOBXFL = 'Y' group by USUBJID, VSTESTCD having count(*) > 1)",
  'a fatal event is that of somebody who died':
    "select count(*) from ae join dm using (USUBJID) where AEOUT = 'FATAL' and DTHDTC is null",
  'ADAE leads to AE by AESEQ (ADaMIG 1.3, 3.3.9)':
    'select count(*) from adae where not exists (select 1 from ae where ae.USUBJID = adae.USUBJID and ae.AESEQ = adae.AESEQ and ae.AETERM = adae.AETERM)',
  'ADTTE leads to the source of its date (SRCDOM, SRCVAR)': `select count(*) from adtte t where ADT <> case SRCDOM
    when 'DM' then (select DTHDTC from dm d where d.USUBJID = t.USUBJID)
    when 'SS' then (select max(SSDTC) from ss s where s.USUBJID = t.USUBJID)
    when 'CM' then (select CMSTDTC from cm c where c.USUBJID = t.USUBJID) end`,
  'OSLEFT is OS, but for those who left on MCR-117: they count as deaths': `select count(*) from adtte l
    join adtte o on o.USUBJID = l.USUBJID and o.PARAMCD = 'OS' join adsl s on s.USUBJID = l.USUBJID
    where l.PARAMCD = 'OSLEFT' and (l.AVAL <> o.AVAL
      or l.CNSR <> case when s.TRT01PN = 1 and s.DCSREAS is not null then 0 else o.CNSR end)`,
  'an imputed date is flagged, and no other (ADaMIG 1.3, 3.2.3)':
    "select count(*) from adae where (length(AESTDTC) < 10) <> (coalesce(ASTDTF, '') = 'D')",
  'one to one: TRT01P and TRT01PN, PARAM and PARAMCD (ADaMIG 1.3)':
    'select (select count(distinct TRT01P || TRT01PN) - count(distinct TRT01P) from adsl) + (select count(distinct PARAM || PARAMCD) - count(distinct PARAM) from adtte)',
}

test.each(Object.entries(rules))('%s', (_rule, query) => {
  expect(count(query)).toBe(0)
})
