import { expect, test } from 'vitest'
import { countOf } from '#src/packages/sample-trial/files/conformance/database.ts'
import { explained } from '#src/packages/sample-trial/files/conformance/explained.ts'
import { rules } from '#src/packages/sample-trial/files/conformance/rules.ts'
import { loadStudy } from './programs.ts'

const database = loadStudy()
const one = (table: string, where = 'true') =>
  `rowid = (select rowid from ${table} where ${where} order by rowid limit 1)`

/** Of our own rules, and what an explanation of a finding of the engine does not cover. */
const queries = new Map([
  ...Object.values(rules)
    .flat()
    .map(({ id, query }) => [id, query] as const),
  ...Object.entries(explained).flatMap(([id, { rest }]) => (rest ? [[id, rest] as const] : [])),
])

/** A change of the data, and the queries that must find more than before. */
const faults: Record<string, string> = {
  [`update adae set AGE = AGE + 1 where ${one('adae')}`]: 'ADAM-05',
  [`update adae set AOCCFL = null where ${one('adae', "AOCCFL = 'Y'")}`]: 'ADAM-06',
  [`update adae set ASTDTF = 'D' where ${one('adae', 'length(AESTDTC) = 10')}`]: 'ADAM-12',
  [`update adae set ASTDY = ASTDY + 1 where ${one('adae')}`]: 'ADAM-07',
  [`update adlb set BASE = BASE + 1 where ${one('adlb')}`]: 'ADAM-13',
  [`update adlb set LBSEQ = 9999 where ${one('adlb')}`]: 'ADAM-14',
  [`update adrs set AVAL = AVAL + 1 where ${one('adrs', "PARAMCD = 'BOR'")}`]: 'ADAM-17',
  [`update adsl set TRTEDT = '2030-01-01' where ${one('adsl', "DCTREAS = 'PROGRESSIVE DISEASE'")}`]:
    'MEDIC-14',
  'insert into adsl select * from adsl limit 1': 'ADAM-01',
  [`update adtte set AVAL = AVAL + 1 where ${one('adtte', "PARAMCD = 'OSLEFT'")}`]: 'ADAM-11',
  [`update adtte set AVAL = 9999 where ${one('adtte', "PARAMCD = 'PFS'")}`]: 'ADAM-15',
  [`update adtte set CNSR = 4 - CNSR where ${one('adtte', "PARAMCD = 'PFS'")}`]: 'ADAM-16',
  [`update adtte set EVNTDESC = null where ${one('adtte')}`]: 'ADAM-04',
  [`update adtte set PARAMN = PARAMN + 1 where ${one('adtte')}`]: 'ADAM-18',
  [`update adtte set SRCSEQ = 9999 where ${one('adtte', 'SRCSEQ is not null')}`]: 'ADAM-03',
  [`update ae set AEPTCD = 1 where ${one('ae')}`]: 'CORE-000024',
  "update ae set AEOUT = 'UNKNOWN' where AEOUT = 'FATAL'": 'CORE-001078',
  [`update ae set AESTDTC = '2030-01-01' where ${one('ae', "USUBJID in (select USUBJID from ds where DSSCAT = 'STUDY PARTICIPATION')")}`]:
    'CORE-000717 TRIAL-17',
  [`update ae set AETERM = ' x' where ${one('ae')}`]: 'ADAM-02',
  [`update ae set EPOCH = 'RUN-IN' where ${one('ae')}`]: 'TRIAL-15',
  [`delete from cm where ${one('cm', "CMCAT like 'PRIOR%'")}`]: 'MEDIC-01 TRIAL-22',
  [`update dm set DTHFL = null where ${one('dm', "DTHFL = 'Y'")}`]: 'ADAM-10',
  [`update dm set ARMCD = 'X' where ${one('dm')}`]: 'TRIAL-06 TRIAL-09',
  [`update dm set ACTARMCD = null where ${one('dm', 'ACTARMCD is not null')}`]: 'TRIAL-01',
  [`update dm set RFENDTC = null where ${one('dm', 'ARMNRS is null')}`]: 'CORE-000191',
  [`update dm set RFICDTC = '2030-01-01' where ${one('dm')}`]: 'TRIAL-11 ADAM-10',
  [`update dm set RFPENDTC = '2020-01-01' where ${one('dm', 'RFPENDTC is not null')}`]: 'TRIAL-12',
  [`update ds set DSSTDTC = '2020-01-01' where ${one('ds', "DSDECOD = 'DEATH'")}`]: 'TRIAL-15 ADAM-10',
  [`update ex set EPOCH = 'FOLLOW-UP' where ${one('ex')}`]: 'TRIAL-13',
  [`update ex set EXDOSE = -1 where ${one('ex')}`]: 'ADAM-09',
  [`update ex set EXENDTC = '2030-01-01' where ${one('ex', '(USUBJID, 2) in (select USUBJID, EXSEQ from ex)')}`]:
    'TRIAL-16 TRIAL-17',
  'delete from ex where USUBJID = (select min(USUBJID) from ex)': 'ADAM-09',
  "delete from ie where IETESTCD = 'EXCL03'": 'MEDIC-02',
  [`update ie set IETESTCD = 'INCL99' where ${one('ie')}`]: 'MEDIC-06',
  [`update lb set EPOCH = null where ${one('lb')}`]: 'CORE-000701',
  [`update lb set LBNRIND = 'HIGH' where ${one('lb', "LBNRIND = 'NORMAL'")}`]: 'TRIAL-26',
  [`update lb set LBSTNRHI = LBSTNRLO where ${one('lb')}`]: 'MEDIC-03',
  [`update lb set LBSTRESN = LBSTRESN + 1 where ${one('lb')}`]: 'TRIAL-25 ADAM-14',
  [`update lb set VISITNUM = 12345 where ${one('lb')}`]: 'TRIAL-23',
  [`update mh set MHPRESP = null where ${one('mh', "MHPRESP = 'Y'")}`]: 'TRIAL-20',
  [`update mh set MHSTDTC = '2030-01-01' where ${one('mh')}`]: 'TRIAL-21',
  [`update rs set RSEVAL = null where ${one('rs', "RSCAT = 'RECIST 1.1'")}`]: 'MEDIC-08',
  [`update rs set RSORRES = 'A' where ${one('rs', "RSTESTCD = 'BCLCSTG'")}`]: 'MEDIC-07',
  [`update rs set RSSTRESC = 'CR' where ${one('rs', "RSTESTCD = 'TRGRESP' and RSSTRESC = 'SD'")}`]:
    'MEDIC-12',
  [`update rs set RSSTRESC = 'PD' where ${one('rs', "RSTESTCD = 'OVRLRESP' and RSSTRESC = 'SD'")}`]:
    'MEDIC-13',
  [`update rs set RSSTRESN = RSSTRESN + 1 where ${one('rs', "RSTESTCD = 'CPS0103'")}`]: 'MEDIC-04 MEDIC-05',
  [`update se set ETCD = 'NONE' where ${one('se')}`]: 'TRIAL-07 TRIAL-09 TRIAL-11',
  [`update se set SEENDTC = '2020-01-01' where ${one('se')}`]: 'TRIAL-10',
  [`update ss set SSDTC = '2020-01-01' where ${one('ss', "SSSTRESC = 'DEAD'")}`]: 'TRIAL-15',
  [`update suppcm set IDVARVAL = '999' where ${one('suppcm')}`]: 'TRIAL-22',
  [`update sv set SVPRESP = null where ${one('sv', "SVPRESP = 'Y'")}`]: 'TRIAL-24',
  [`update sv set SVREASOC = null where ${one('sv', "SVOCCUR = 'N'")}`]: 'TRIAL-19',
  [`update sv set VISITNUM = 77 where ${one('sv', "SVPRESP = 'Y'")}`]: 'TRIAL-14 TRIAL-23',
  'update ta set TAETORD = 1': 'TRIAL-08 TRIAL-09',
  "delete from ts where TSPARMCD = 'PCLAS'": 'CORE-000741 TRIAL-03',
  "update ts set TSVAL = '2021-13-01' where TSPARMCD = 'SSTDTC'": 'TRIAL-02',
  "update ts set TSSEQ = 2 where TSPARMCD = 'SSTDTC'": 'TRIAL-04',
  [`update ts set TSVCDVER = null where ${one('ts', "TSVCDREF = 'CDISC CT'")}`]: 'TRIAL-05',
  [`update tr set TRDTC = '2030-01-01' where ${one('tr', 'USUBJID in (select USUBJID from dm where DTHDTC is not null)')}`]:
    'MEDIC-15',
  [`update tr set TRLNKID = 'T99' where ${one('tr', 'TRLNKID is not null')}`]: 'MEDIC-09',
  [`update tr set TRSTRESN = 5 where ${one('tr', "TRTESTCD = 'LDIAM' and VISITNUM = 1")}`]:
    'MEDIC-10 MEDIC-11',
  'delete from tv where VISITNUM = 2': 'TRIAL-14',
  [`update vs set VSDTC = '2030-01-01' where ${one('vs', 'USUBJID in (select USUBJID from dm where DTHDTC is not null)')}`]:
    'TRIAL-18',
  "update vs set VSLOBXFL = 'Y' where VSTESTCD = 'PULSE'": 'CORE-000915 ADAM-08',
}

test.each(Object.entries(faults))('%s', (change, expected) => {
  const counts = () =>
    expected.split(' ').map((id): [string, number] => [id, countOf(database, queries.get(id) ?? '')])
  const before = new Map(counts())
  database.exec('savepoint fault')
  database.exec(change)
  const after = counts()
  database.exec('rollback to fault')
  for (const [id, count] of after) expect(count, id).toBeGreaterThan(before.get(id) ?? Number.NaN)
})

test('for each query there is a fault that it finds', () => {
  const found = new Set(Object.values(faults).flatMap((ids) => ids.split(' ')))
  expect([...queries.keys()].filter((id) => !found.has(id))).toEqual([])
})
