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
  'everybody in a domain is in DM (SDTMIG 3.4, 4.1)': [
    'ae',
    'ex',
    'ds',
    'sv',
    'vs',
    'ss',
    'cm',
    'suppcm',
    'pr',
    'mh',
    'ie',
    'lb',
    'rs',
    'tu',
    'tr',
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
    when 'RS.RSDTC' then (select RSDTC from rs where rs.USUBJID = t.USUBJID and RSSEQ = SRCSEQ)
    when 'DS.DSSTDTC' then (select DSSTDTC from ds where ds.USUBJID = t.USUBJID and DSSEQ = SRCSEQ and DSDECOD = 'RANDOMIZED')
    when 'CM.CMSTDTC' then (select CMSTDTC from cm c where c.USUBJID = t.USUBJID and CMSEQ = SRCSEQ) end`,
  'a censoring says why and at which date (CNSR, EVNTDESC, CNSDTDSC)': `select count(*) from adtte t join adsl using (USUBJID)
    where (CNSR > 0) <> (CNSDTDSC is not null) or EVNTDESC is null
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
  'IE holds only what was not met: N for inclusion, Y for exclusion (CG0175, CG0176)':
    "select count(*) from ie where IEORRES <> case IECAT when 'INCLUSION' then 'N' else 'Y' end or IESTRESC <> IEORRES",
  'what was asked by name has an answer, and nothing else has one (CG0086, CG0089)':
    "select count(*) from mh where (MHPRESP is null) <> (MHOCCUR is null) or MHPRESP <> 'Y'",
  'history and prior therapies begin before the reference start (CG0079)': `select
    (select count(*) from mh join dm using (USUBJID) where MHSTDTC > RFSTDTC)
    + (select count(*) from pr join dm using (USUBJID) where PRSTDTC > RFSTDTC)
    + (select count(*) from cm join dm using (USUBJID) where CMCAT like 'PRIOR%' and CMENDTC > RFSTDTC)`,
  'a supplemental qualifier of CM belongs to a record of CM':
    "select count(*) from suppcm s where not exists (select 1 from cm where cm.USUBJID = s.USUBJID and cm.CMSEQ = s.IDVARVAL and CMCAT like 'PRIOR%')",
  'one systemic therapy before the study for everybody, after the diagnosis (criterion INCL04, EXCL01)': `select
    (select count(*) from dm) - (select count(*) from cm where CMCAT like 'PRIOR%')
    + (select count(*) from cm join mh using (USUBJID) where CMCAT like 'PRIOR%' and MHSTDTC > CMSTDTC)`,
  'therapy shortly before randomization is a criterion not met, and nothing else is (EXCL02, EXCL03)': `select count(*)
    from adsl s where exists (select 1 from cm where cm.USUBJID = s.USUBJID and CMCAT like 'PRIOR%'
        and julianday(RANDDT) - julianday(CMENDTC) < 14)
      <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'EXCL02')
    or exists (select 1 from pr where pr.USUBJID = s.USUBJID and julianday(RANDDT) - julianday(PRSTDTC) < 28)
      <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'EXCL03')`,
  'every visit number of VS and LB is one of SV (CG0034)': `select
    (select count(*) from vs where not exists (select 1 from sv where sv.USUBJID = vs.USUBJID and sv.VISITNUM = vs.VISITNUM))
    + (select count(*) from lb where not exists (select 1 from sv where sv.USUBJID = lb.USUBJID and sv.VISITNUM = lb.VISITNUM and SVSTDTC = LBDTC))`,
  'one name for each visit number, and the other way round (CG0035)':
    'select count(distinct VISITNUM) + count(distinct VISIT) - 2 * count(distinct VISITNUM || VISIT) from sv',
  'a visit is planned, with an answer whether it took place, or unscheduled':
    'select count(*) from sv where (SVPRESP is not null) <> (VISITNUM = cast(VISITNUM as integer)) or (SVPRESP is null) <> (SVOCCUR is null)',
  'each test has one standard unit; a range has its lower limit below the upper one': `select
    (select count(*) from (select LBTESTCD from lb group by LBTESTCD having count(distinct LBSTRESU) > 1))
    + (select count(*) from lb where LBSTNRLO >= LBSTNRHI or cast(LBORNRLO as real) >= cast(LBORNRHI as real))`,
  'conversion to standard units: factors of the molecular masses 584.7 and 113.1 g/mol, within rounding': `select count(*)
    from lb where abs(LBSTRESN - cast(LBORRES as real) * case LBTESTCD || LBORRESU when 'BILImg/dL' then 10000 / 584.7
      when 'CREATmg/dL' then 10000 / 113.12 when 'ALBg/dL' then 10 when 'HGBg/dL' then 10 when 'AFPIU/mL' then 1.21
      else 1 end) > 0.51`,
  'the indicator says on which side of the range the result lies': `select count(*) from lb where LBNRIND <> case
    when cast(LBORRES as real) < cast(LBORNRLO as real) then 'LOW'
    when cast(LBORRES as real) > cast(LBORNRHI as real) then 'HIGH' else 'NORMAL' end`,
  'results at screening are within the limits of criterion INCL08, or it is a criterion not met': `select count(*)
    from (select USUBJID, max(case
        when LBTESTCD = 'HGB' then LBSTRESN < 85 when LBTESTCD = 'PLAT' then LBSTRESN < 60
        when LBTESTCD = 'NEUT' then LBSTRESN < 1.2 when LBTESTCD = 'BILI' then LBSTRESN > 2 * LBSTNRHI
        when LBTESTCD in ('ALT', 'AST') then LBSTRESN > 5 * LBSTNRHI
        when LBTESTCD = 'CREAT' then LBSTRESN > 1.5 * LBSTNRHI else 0 end) out
      from lb where VISITNUM = 1 group by USUBJID) s
    where out <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'INCL08')`,
  'one baseline for each participant and test, and BASE, CHG are those of it (ADaMIG 1.3, 3.3.4)': `select
    (select count(*) from (select USUBJID from adlb where ABLFL = 'Y' group by USUBJID, PARAMCD having count(*) > 1))
    + (select count(*) from adlb a left join adlb b on b.USUBJID = a.USUBJID and b.PARAMCD = a.PARAMCD and b.ABLFL = 'Y'
        where a.BASE is not b.AVAL or a.BNRIND is not b.ANRIND or abs(a.CHG - (a.AVAL - b.AVAL)) > 0.0051
          or (a.CHG is not null) <> (a.ADY > 1))`,
  'ADLB leads to LB by LBSEQ, without a gap':
    'select (select count(*) from lb) - count(*) from adlb a join lb using (USUBJID, LBSEQ) where AVAL = LBSTRESN and PARAMCD = LBTESTCD',
  'Child-Pugh: five components add up to the total, and the total gives the class (CDISC CPS01)': `select count(*) from (
    select sum(RSTESTCD < 'CPS0106') parts, sum(iif(RSTESTCD < 'CPS0106', RSSTRESN, 0)) points,
      max(iif(RSTESTCD = 'CPS0106', RSSTRESN, null)) total, max(iif(RSTESTCD = 'CPS0107', RSSTRESC, null)) class
    from rs where RSCAT like 'CHILD%' group by USUBJID, VISITNUM)
    where parts is not 5 or points is not total
      or class is not case when total < 7 then 'A' when total < 10 then 'B' else 'C' end`,
  'Child-Pugh agrees with bilirubin, albumin and INR of the same visit': `select count(*) from rs
    left join lb on lb.USUBJID = rs.USUBJID and lb.VISITNUM = rs.VISITNUM
      and LBTESTCD = case RSTESTCD when 'CPS0103' then 'BILI' when 'CPS0104' then 'ALB' when 'CPS0105B' then 'INR' end
    where RSTESTCD in ('CPS0103', 'CPS0104', 'CPS0105B') and RSSTRESN is not case RSTESTCD
      when 'CPS0103' then 1 + (LBSTRESN >= 34.2) + (LBSTRESN > 51.3)
      when 'CPS0104' then 1 + (LBSTRESN <= 35) + (LBSTRESN < 28)
      else 1 + (LBSTRESN >= 1.7) + (LBSTRESN > 2.3) end`,
  'criteria INCL06 and INCL07: ECOG 0 or 1 and Child-Pugh class A at screening, or it is a criterion not met': `select
    (select count(*) from rs where VISITNUM = 1 and RSTESTCD = 'ECOG101' and (RSSTRESN > 1)
      <> exists (select 1 from ie where ie.USUBJID = rs.USUBJID and IETESTCD = 'INCL06'))
    + (select count(*) from rs where VISITNUM = 1 and RSTESTCD = 'CPS0107' and RSSTRESC <> 'A')`,
  'BCLC stage C exactly with vascular invasion, extrahepatic spread, or a performance status above 0': `select count(*)
    from rs join mh using (USUBJID) join rs e using (USUBJID)
    where rs.RSTESTCD = 'BCLCSTG' and MHTERM = 'EXTRAHEPATIC SPREAD' and e.RSTESTCD = 'ECOG101' and e.VISITNUM = 1
      and rs.RSORRES <> iif(MHOCCUR = 'Y' or e.RSSTRESN > 0
        or exists (select 1 from tu where tu.USUBJID = rs.USUBJID and TULOC = 'PORTAL VEIN'), 'C', 'B')`,
  'clinical classifications have no evaluator, responses have one (CG0659)':
    "select count(*) from rs where (RSCAT = 'RECIST 1.1') <> (RSEVAL is not null)",
  'every lesion that is measured was identified, under the same name': `select
    (select count(*) from tr where TRLNKID is not null
      and not exists (select 1 from tu where tu.USUBJID = tr.USUBJID and TULNKID = TRLNKID and TUDTC <= TRDTC))
    + (select count(*) from tu where TUORRES <> 'NEW'
      and not exists (select 1 from tr where tr.USUBJID = tu.USUBJID and TULNKID = TRLNKID))`,
  'target lesions: at most five, two in an organ, of at least 10 mm at screening (RECIST 1.1)': `select
    (select count(*) from (select 1 from tu where TUORRES = 'TARGET' group by USUBJID having count(*) > 5))
    + (select count(*) from (select 1 from tu where TUORRES = 'TARGET' group by USUBJID, TULOC having count(*) > 2))
    + (select count(*) from tr where TRTESTCD = 'LDIAM' and VISITNUM = 1 and TRSTRESN < 10)`,
  'the sum of diameters is that of the target lesions, all of which are measured': `select count(*) from (
    select t.USUBJID, VISITNUM, sum(iif(TRTESTCD = 'LDIAM', TRSTRESN, 0)) parts, sum(TRTESTCD = 'LDIAM') n,
      max(iif(TRTESTCD = 'SUMDIAM', TRSTRESN, null)) total,
      (select count(*) from tu where tu.USUBJID = t.USUBJID and TUORRES = 'TARGET') targets
    from tr t where TRGRPID = 'TARGET' group by t.USUBJID, VISITNUM) where parts is not total or n <> targets`,
  'the target response follows from the sums (RECIST 1.1)': `with sums as (
      select USUBJID, TRDTC, TRSTRESN total from tr where TRTESTCD = 'SUMDIAM'),
    known as (select s.*, (select total from sums b where b.USUBJID = s.USUBJID order by TRDTC limit 1) base,
      (select min(total) from sums b where b.USUBJID = s.USUBJID and b.TRDTC < s.TRDTC) nadir from sums s)
    select count(*) from known join rs on rs.USUBJID = known.USUBJID and RSDTC = TRDTC and RSTESTCD = 'TRGRESP'
    where RSSTRESC <> case when total = 0 then 'CR' when total >= 1.2 * nadir and total - nadir >= 5 then 'PD'
      when total <= 0.7 * base then 'PR' else 'SD' end`,
  'overall progression: of target lesions, of other lesions, or a new lesion, and then only (RECIST 1.1)': `select count(*)
    from rs o where RSTESTCD = 'OVRLRESP' and (RSSTRESC = 'PD') <> (
      exists (select 1 from rs where rs.USUBJID = o.USUBJID and rs.VISITNUM = o.VISITNUM
        and RSTESTCD in ('TRGRESP', 'NTRGRESP') and RSSTRESC = 'PD')
      or exists (select 1 from tu where tu.USUBJID = o.USUBJID and tu.VISITNUM = o.VISITNUM and TUORRES = 'NEW'))`,
  'who stopped for progression progressed at most two weeks before the last dose': `select count(*) from adsl s
    where DCTREAS = 'PROGRESSIVE DISEASE' and not exists (select 1 from rs where rs.USUBJID = s.USUBJID
      and RSTESTCD = 'OVRLRESP' and RSSTRESC = 'PD' and julianday(TRTEDT) - julianday(RSDTC) between -1 and 14)`,
  'nothing is measured after progression, after another therapy, or after death': `select count(*) from tr
    join adsl using (USUBJID) where TRDTC >= NATDT or TRDTC > DTHDT or TRDTC > (select min(RSDTC) from rs
      where rs.USUBJID = tr.USUBJID and RSTESTCD = 'OVRLRESP' and RSSTRESC = 'PD')`,
  'progression-free survival is never longer than survival': `select count(*) from adtte p join adtte o
    on o.USUBJID = p.USUBJID and o.PARAMCD = 'OS' where p.PARAMCD = 'PFS' and p.AVAL > o.AVAL`,
  'PFS: its date and its reason, by the rules of the plan': `with seen as (
      select USUBJID, RSDTC day, RSSTRESC = 'PD' isPd from rs where RSTESTCD = 'OVRLRESP' and RSSTRESC <> 'NE'),
    known as (select s.*, (select min(day) from seen where seen.USUBJID = s.USUBJID and isPd) pd from adsl s),
    events as (select *, nullif(min(coalesce(pd, '9'), coalesce(DTHDT, '9')), '9') event from known),
    lasts as (select *, (select max(day) from seen where seen.USUBJID = events.USUBJID
        and day < coalesce(iif(NATDT < coalesce(event, '9'), NATDT, event), '9')) last from events),
    expected as (select USUBJID, case when NATDT < coalesce(event, '9') then 2
        when event is null then iif(last is null, 4, 1)
        when julianday(event) - julianday(coalesce(last, RANDDT)) > 126 then 3 else 0 end cnsr,
      event, coalesce(last, RANDDT) last from lasts)
    select count(*) from adtte join expected using (USUBJID) where PARAMCD = 'PFS'
      and (adtte.CNSR <> expected.cnsr or ADT <> iif(expected.cnsr = 0, event, last))`,
  'one best response for each participant: the best one until progression (RECIST 1.1)': `with counted as (
      select USUBJID, case when RSSTRESC in ('SD', 'NON-CR/NON-PD') and julianday(RSDTC) - julianday(RANDDT) < 49
          then 6 else instr('CR PR SD NC PD NE', iif(RSSTRESC like 'NON%', 'NC', RSSTRESC)) / 3 + 1 end rank
      from rs join adsl using (USUBJID) where RSTESTCD = 'OVRLRESP' and (NATDT is null or RSDTC < NATDT))
    select (select count(*) from adsl) - count(*) from adrs a where PARAMCD = 'BOR'
      and AVAL = coalesce((select min(rank) from counted where counted.USUBJID = a.USUBJID), 6)`,
  'one to one: a variable and its number (ADaMIG 1.3, 3.1)': [
    ...[
      'adsl.TRT01P.TRT01PN',
      'adsl.TRT01A.TRT01AN',
      'adsl.AGEGR1.AGEGR1N',
      'adsl.SEX.SEXN',
      'adsl.RACE.RACEN',
    ],
    ...[
      'adtte.PARAM.PARAMCD',
      'adlb.PARAM.PARAMCD',
      'adrs.PARAM.PARAMCD',
      'adtte.PARAM.PARAMN',
      'adtte.TRTP.TRTPN',
      'adae.TRTA.TRTAN',
    ],
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
