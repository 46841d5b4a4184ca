import { expect, test } from 'vitest'
import { countOf } from '#src/build/sample-study/conformance/database.ts'
import { rules } from '#src/build/sample-study/conformance/rules.ts'
import { loadStudy } from './programs.ts'

const database = loadStudy()
const all = Object.values(rules).flat()
const one = (table: string, where = 'true') =>
  `rowid = (select rowid from ${table} where ${where} order by rowid limit 1)`

/** A change of the data, and the rules that must find more than before. */
const faults: Record<string, string> = {
  [`update ae set AESER = 'U' where ${one('ae', "AESER = 'N'")}`]: '000087 000266',
  [`update ae set AESHOSP = 'Y', AESER = 'N' where ${one('ae')}`]: '000022',
  [`update ae set AEENDTC = '2019-01-01' where ${one('ae', 'length(AESTDTC) = 10')}`]: '000718 000553',
  [`update ae set AEOUT = 'FATAL' where ${one('ae', 'USUBJID in (select USUBJID from dm where DTHFL is null)')}`]:
    '000254 000841',
  [`update ae set AESOC = 'OTHER' where ${one('ae')}`]: '000264',
  [`update ae set AETERM = ' x' where ${one('ae')}`]: '000867',
  [`update ae set AETERM = '.' where ${one('ae')}`]: '000890',
  [`update ae set AESEQ = AESEQ + 1 where ${one('ae')}`]: '000544',
  [`update ae set EPOCH = 'RUN-IN' where ${one('ae')}`]: '000271',
  [`update dm set DTHFL = null where ${one('dm', "DTHFL = 'Y'")}`]: '000007 000008 000108 000252',
  [`update dm set ARMCD = 'X' where ${one('dm')}`]: '000210 000655',
  [`update dm set ACTARM = null where ${one('dm', 'ACTARM is not null')}`]: '000224 000656',
  [`update dm set RFXENDTC = '2021-01-01' where ${one('dm', 'RFXENDTC is not null')}`]: '000238 000714',
  [`update dm set RFICDTC = '2030-01-01' where ${one('dm')}`]: '000713 000370 000363',
  [`update dm set SUBJID = (select max(SUBJID) from dm) where ${one('dm')}`]: '000186',
  [`update dm set USUBJID = 'X' where ${one('dm')}`]: '000201',
  [`update ex set EXDOSE = -1 where ${one('ex')}`]: '000308',
  [`update ex set EXDOSU = null where ${one('ex')}`]: '000093',
  'delete from ex where USUBJID = (select min(USUBJID) from ex)': '000886 000885 000239',
  [`update vs set VSSTRESN = VSSTRESN + 1 where ${one('vs')}`]: '000542',
  [`update vs set VSDY = 0 where ${one('vs', 'VSDY is not null')}`]: '000529',
  [`update vs set VSDY = null where ${one('vs', 'VSDY is not null')}`]: '000853 000529',
  [`update vs set VSTEST = 'X' where ${one('vs')}`]: '000303',
  "update vs set VSLOBXFL = 'Y' where VSTESTCD = 'PULSE'": '000915',
  [`update lb set LBSTRESU = 'mg' where ${one('lb')}`]: '000699',
  [`update lb set LBSTNRHI = LBSTNRLO where ${one('lb')}`]: '000672',
  [`update lb set LBSTRESC = 'positive' where ${one('lb')}`]: '000732 000298',
  [`update lb set VISITNUM = 12345 where ${one('lb')}`]: '000168',
  [`update ds set DSSTDTC = '2020-01-01' where ${one('ds', "DSDECOD = 'DEATH'")}`]: '000034 000913',
  [`update ie set IEORRES = 'Y' where ${one('ie', "IECAT = 'INCLUSION'")}`]: '000001 000025',
  [`update ie set IETESTCD = 'INCL99' where ${one('ie')}`]: '000228',
  [`update mh set MHPRESP = null where ${one('mh', "MHPRESP = 'Y'")}`]: '000016 000014',
  [`update se set SEENDTC = '2020-01-01' where ${one('se')}`]: '000352',
  [`update se set ETCD = 'NONE' where ${one('se')}`]: '000173',
  [`update sv set VISITNUM = 77 where ${one('sv', "SVPRESP = 'Y'")}`]: '000039',
  [`update ss set SSDTC = '2020-01-01' where ${one('ss', "SSSTRESC = 'DEAD'")}`]: '000259 000178',
  [`update suppcm set IDVARVAL = '999' where ${one('suppcm')}`]: '000206',
  [`update suppcm set IDVAR = 'CMNONE' where ${one('suppcm')}`]: '000712',
  [`update suppdm set QNAM = 'SAFFL' where ${one('suppdm')}`]: '000211',
  'update ta set TAETORD = 1': '000144',
  [`update ts set TSVAL = 'Unknown' where ${one('ts', 'TSVALNF is null')}`]: '000787',
  "update ts set TSVAL = '2021-13-01' where TSPARMCD = 'SSTDTC'": '000505',
  "delete from ts where TSPARMCD = 'INTMODEL'": '000741',
  [`update tr set TRLNKID = 'T99' where ${one('tr', 'TRLNKID is not null')}`]: '000571',
  'delete from tv where VISITNUM = 2': '000039 000269',
  'alter table ae add column AEOCCUR text': '000012 000015',
  'alter table vs add column VSTPT text': '000026',
  'alter table vs add column DETECT text': '000067 000244',
  'alter table cm drop column CMSEQ': '000355',
  'delete from dv': '000579',
}

test.each(Object.entries(faults))('%s', (change, expected) => {
  const named = expected.split(' ').map((digits) => all.find(({ id }) => id === `CORE-${digits}`))
  const counts = () => named.map((rule) => (rule ? countOf(database, rule.query) : Number.NaN))
  const before = counts()
  database.exec('savepoint fault')
  database.exec(change)
  const after = counts()
  database.exec('rollback to fault')
  for (const [place, count] of after.entries())
    expect(count, named[place]?.says.en).toBeGreaterThan(before[place] ?? Number.NaN)
})
