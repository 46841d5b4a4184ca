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
  'a summary parameter has the values that an agency asks for (FDA, Study Data Technical Conformance Guide; CORE-000741)': `select count(*) from (values
    ${[
      ...['ACTSUB', 'ADAPT', 'ADDON', 'AGEMAX', 'AGEMIN', 'CURTRT', 'DCUTDESC', 'DCUTDTC', 'DOSE', 'DOSFRM'],
      ...[
        'DOSFRQ',
        'DOSU',
        'EXTTIND',
        'FCNTRY',
        'HLTSUBJI',
        'INDIC',
        'INTMODEL',
        'INTTYPE',
        'LENGTH',
        'NARMS',
      ],
      ...[
        'OBJPRIM',
        'ONGOSIND',
        'OUTMSPRI',
        'PCLAS',
        'PDPSTIND',
        'PDSTIND',
        'PLANSUB',
        'RANDOM',
        'RANDQT',
        'REGID',
      ],
      ...[
        'ROUTE',
        'SDTIGVER',
        'SDTMVER',
        'SENDTC',
        'SEXPOP',
        'SPONSOR',
        'SSTDTC',
        'STOPRULE',
        'STRATFCT',
        'STYPE',
      ],
      ...['TBLIND', 'TCNTRL', 'TDIGRP', 'TINDTP', 'TITLE', 'TPHASE', 'TRT', 'TTYPE'],
    ]
      .map((code) => `('${code}')`)
      .join()}) where column1 not in (select TSPARMCD from ts)`,
  'a parameter has one name, and its values are numbered (CORE-000179, CORE-000154)':
    'select (select count(distinct TSPARMCD || TSPARM) - count(distinct TSPARMCD) from ts) + (select count(*) from (select max(TSSEQ) last, count(*) n, count(distinct TSSEQ) d from ts group by TSPARMCD) where last <> n or d <> n)',
  'a summary parameter has a value, or a reason for none (CORE-000149, CORE-000150)':
    'select count(*) from ts where (TSVAL is null) <> (TSVALNF is not null)',
  'a value has one code and a code one value, in the version that is named (CORE-000152, CORE-000153)': `select
    (select count(distinct TSVAL || TSVALCD) - count(distinct TSVAL) from ts where TSVALCD is not null)
    + (select count(distinct TSVAL || TSVALCD) - count(distinct TSVALCD) from ts)
    + (select count(*) from ts where (TSVCDREF = 'CDISC CT') <> (TSVCDVER is not null))
    + (select count(*) from ts where TSVCDREF = 'CDISC CT' and TSVALCD is null)`,
  'a planned arm is in TA, with its name (CORE-000209, CORE-000210, CORE-000047, CORE-000208)':
    'select count(*) from dm where not exists (select 1 from ta where ta.ARMCD = dm.ARMCD and ta.ARM = dm.ARM) or (ACTARMCD is not null and not exists (select 1 from ta where ta.ARMCD = dm.ACTARMCD and ta.ARM = dm.ACTARM))',
  'an element in TA and SE is in TE, with its name (CORE-000173, CORE-000132)':
    'select count(*) from (select ETCD, ELEMENT from ta union all select ETCD, ELEMENT from se) where (ETCD, ELEMENT) not in (select ETCD, ELEMENT from te)',
  'elements of an arm are numbered, and end by a rule (CORE-000144, CORE-000027)':
    'select (select count(*) from (select ARMCD from ta group by ARMCD having count(distinct TAETORD) <> count(*) or max(TAETORD) <> count(*))) + (select count(*) from te where TESTRL is null or TEENRL is null)',
  'an element of a participant is one of the arm, with its order and epoch (CORE-000173, CORE-000271)':
    'select count(*) from se join dm using (USUBJID) where not exists (select 1 from ta where ta.ARMCD = dm.ARMCD and ta.ETCD = se.ETCD and ta.TAETORD = se.TAETORD and ta.EPOCH = se.EPOCH)',
  'elements follow each other: one ends when the next starts, and only the last may have no end (CORE-000352, CORE-000527, CORE-000535)': `select count(*) from
    (select *, lead(SESTDTC) over (partition by USUBJID order by SESEQ) next from se)
    where SESTDTC is null or (next is not null and (SEENDTC <> next or SEENDTC is null or next <= SESTDTC))`,
  'everybody is screened from the consent on, and treated from the first dose on': `select
    (select count(*) from dm where not exists (select 1 from se where se.USUBJID = dm.USUBJID and ETCD = 'SCRN' and SESTDTC = RFICDTC))
    + (select count(*) from dm where (RFXSTDTC is not null) <> exists (select 1 from se where se.USUBJID = dm.USUBJID and EPOCH = 'TREATMENT' and SESTDTC = RFXSTDTC))`,
  'nothing ends after participation (CORE-000952)':
    'select count(*) from se join dm using (USUBJID) where SEENDTC > RFPENDTC or SESTDTC > RFPENDTC',
  'every dose is taken in the treatment epoch, and no follow-up starts before it ends': `select
    (select count(*) from ex where EPOCH is not 'TREATMENT')
    + (select count(*) from se join dm using (USUBJID) where EPOCH = 'FOLLOW-UP' and SESTDTC <= RFXENDTC)`,
  'a planned visit is in TV, with its name (CORE-000036, CORE-000039, CORE-000269, CORE-000270)':
    "select count(*) from (select VISITNUM, VISIT from sv where SVPRESP = 'Y' union all select VISITNUM, VISIT from vs) where (VISITNUM, VISIT) not in (select VISITNUM, VISIT from tv)",
  'an epoch is that of the element on the day (CORE-000701, CORE-000271)': [
    ...['ae.AESTDTC', 'cm.CMSTDTC', 'ds.DSSTDTC', 'ex.EXSTDTC', 'ss.SSDTC', 'vs.VSDTC'],
  ]
    .map((name) => name.split('.'))
    .map(
      ([name, date]) => `select count(*) n from ${name} one where length(${date}) = 10 and EPOCH is not (
        select EPOCH from se where se.USUBJID = one.USUBJID and SESTDTC <= ${date} order by SESEQ desc limit 1)`,
    )
    .reduce((all, one) => `select sum(n) n from (${all} union all ${one})`),
  'a criterion is listed once (CORE-000146, CORE-000743)':
    'select count(*) - count(distinct IETESTCD) + count(*) - count(distinct IETEST) from ti',
  'AESOC is AEBODSYS where analyses use AEBODSYS (CORE-000264)':
    'select count(*) from ae where AESOC <> AEBODSYS',
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
  'ADTTE leads to the record that its date comes from (SRCDOM, SRCVAR, SRCSEQ)': `select count(*) from adtte t where ADT is not case SRCDOM || '.' || SRCVAR
    when 'DM.DTHDTC' then (select DTHDTC from dm d where d.USUBJID = t.USUBJID and SRCSEQ is null)
    when 'SS.SSDTC' then (select SSDTC from ss s where s.USUBJID = t.USUBJID and SSSEQ = SRCSEQ)
    when 'CM.CMSTDTC' then (select CMSTDTC from cm c where c.USUBJID = t.USUBJID and CMSEQ = SRCSEQ) end`,
  'a censoring says why and at which date (CNSR, EVNTDESC, CNSDTDSC)': `select count(*) from adtte t join adsl using (USUBJID)
    where (CNSR = 1) <> (CNSDTDSC is not null) or EVNTDESC is null
      or (CNSDTDSC = 'LAST KNOWN ALIVE' and EVNTDESC <> coalesce(DCSREAS, 'ALIVE AT DATA CUT'))`,
  'what ADAE and ADTTE take from ADSL is the same there (ADaMIG 1.3, 3.1)': [
    ...['SUBJID', 'SITEID', 'AGE', 'AGEGR1', 'SEX', 'RACE', 'REGION1'],
  ]
    .flatMap((name) => ['adae', 'adtte'].map((table) => [table, name]))
    .concat([
      ['adae', 'TRTSDT'],
      ['adae', 'TRTEDT'],
    ])
    .map(
      ([table, name]) =>
        `select count(*) n from ${table} one where ${name} is not (select ${name} from adsl where adsl.USUBJID = one.USUBJID)`,
    )
    .reduce((all, one) => `select sum(n) n from (${all} union all ${one})`),
  'the first occurrence is flagged once, and is the earliest: of a participant, a class, a term (OCCDS 1.1)':
    [
      ['AOCCFL', 'USUBJID'],
      ['AOCCSFL', 'USUBJID, AEBODSYS'],
      ['AOCCPFL', 'USUBJID, AEBODSYS, AEDECOD'],
    ]
      .map(
        ([flag, group]) => `select count(*) n from (select ${flag}, TRTEMFL,
        row_number() over (partition by ${group}, TRTEMFL order by ASTDT, AESEQ) place from adae)
        where (${flag} is 'Y') <> (TRTEMFL is 'Y' and place = 1)`,
      )
      .reduce((all, one) => `select sum(n) n from (${all} union all ${one})`),
  'analysis days are counted from the first dose': `select count(*) from adae where
    ASTDY is not julianday(ASTDT) - julianday(TRTSDT) + (ASTDT >= TRTSDT)
    or (AENDT is not null and AENDY is not julianday(AENDT) - julianday(TRTSDT) + (AENDT >= TRTSDT))`,
  'ADVS holds each measurement once, with its baseline and change': `select (select count(*) from advs) <> (select count(*) from vs)
    + (select count(*) from advs a left join vs using (USUBJID, VSSEQ) where AVAL is not VSSTRESN or PARAMCD is not VSTESTCD or ADT is not VSDTC
      or BASE is not (select VSSTRESN from vs b where b.USUBJID = a.USUBJID and b.VSTESTCD = a.PARAMCD and b.VSLOBXFL = 'Y')
      or CHG is not case when ADT > (select TRTSDT from adsl where adsl.USUBJID = a.USUBJID) then round(AVAL - BASE, 2) end)
    + (select count(*) from advs where (ABLFL is 'Y') <> (AVISIT is 'Baseline') or (ABLFL is 'Y' and AVAL is not BASE))
    + (select count(*) from advs join adsl using (USUBJID) where (ONTRTFL is 'Y') <> (TRTSDT is not null and ADT > TRTSDT and julianday(ADT) <= julianday(TRTEDT) + 30))`,
  'ADEX is the sum of the intervals in EX: for everybody who took a dose, the amount on MCR-117 only': `with dosed as
    (select USUBJID, sum(julianday(EXENDTC) - julianday(EXSTDTC) + 1) days, sum((julianday(EXENDTC) - julianday(EXSTDTC) + 1) * EXDOSE) mg,
      julianday(max(EXENDTC)) - julianday(min(EXSTDTC)) + 1 span from ex group by USUBJID),
    expected as (select USUBJID, 'TRTDUR' code, span value from dosed union all select USUBJID, 'DOSEDAYS', days from dosed
      union all select USUBJID, 'CUMDOSE', mg from dosed where mg > 0 union all select USUBJID, 'RDI', mg / span / 4 from dosed where mg > 0)
    select (select count(*) from expected) <> (select count(*) from adex)
      + (select count(*) from adex left join expected using (USUBJID) where code = PARAMCD and abs(AVAL - value) > 1e-9)
      + (select count(*) from adex where not exists (select 1 from expected where expected.USUBJID = adex.USUBJID and code = PARAMCD))
      + (select count(*) from adex where PARAMCD = 'RDI' and not AVAL between 1 and 100)`,
  'the dates of ADSL are those of DM and DS': `select count(*) from adsl join dm using (USUBJID) where RFICDT is not RFICDTC or adsl.DTHFL is not dm.DTHFL
    or EOTDT is not (select DSSTDTC from ds where ds.USUBJID = adsl.USUBJID and DSSCAT = 'STUDY TREATMENT')
    or EOSDT is not (select DSSTDTC from ds where ds.USUBJID = adsl.USUBJID and DSSCAT = 'STUDY PARTICIPATION')
    or RANDNO is not (select DSREFID from ds where ds.USUBJID = adsl.USUBJID and DSDECOD = 'RANDOMIZED')`,
  'OSLEFT is OS, but for those who left on MCR-117: they count as deaths': `select count(*) from adtte l
    join adtte o on o.USUBJID = l.USUBJID and o.PARAMCD = 'OS' join adsl s on s.USUBJID = l.USUBJID
    where l.PARAMCD = 'OSLEFT' and (l.AVAL <> o.AVAL
      or l.CNSR <> case when s.TRT01PN = 1 and s.DCSREAS is not null then 0 else o.CNSR end)`,
  'an imputed date is flagged, and no other (ADaMIG 1.3, 3.2.3)':
    "select count(*) from adae where (length(AESTDTC) < 10) <> (coalesce(ASTDTF, '') = 'D')",
  'one to one: a variable and its number (ADaMIG 1.3, 3.1)': [
    ...[
      'adsl.TRT01P.TRT01PN',
      'adsl.TRT01A.TRT01AN',
      'adsl.AGEGR1.AGEGR1N',
      'adsl.SEX.SEXN',
      'adsl.RACE.RACEN',
    ],
    ...['adtte.PARAM.PARAMCD', 'adtte.PARAM.PARAMN', 'adtte.TRTP.TRTPN', 'adae.TRTA.TRTAN'],
  ]
    .map((name) => name.split('.'))
    .map(
      ([table, text, number]) =>
        `select count(*) - count(distinct ${text}) + count(*) - count(distinct ${number}) n from (select distinct ${text}, ${number} from ${table} where ${text} is not null or ${number} is not null)`,
    )
    .reduce((all, one) => `select sum(n) n from (${all} union all ${one})`),
}

test.each(Object.entries(rules))('%s', (_rule, query) => {
  expect(count(query)).toBe(0)
})
