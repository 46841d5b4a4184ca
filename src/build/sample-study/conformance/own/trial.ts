import { own, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { study } from '#src/sample-study/protocol.ts'

/** Our own rules of collected data and of the plan. */
export const trial: readonly Rule[] = [
  own(
    'TRIAL-01',
    '',
    'ARMNRS is filled exactly where the actual arm is empty.',
    'המשתנה ARMNRS מלא בדיוק היכן שהזרוע בפועל ריקה.',
    'select count(*) from dm where (ACTARMCD is null) <> (ARMNRS is not null)',
  ),
  own(
    'TRIAL-02',
    '',
    'The study in TS starts with its first consent.',
    'המחקר ב־TS מתחיל בהסכמה הראשונה.',
    "select count(*) from ts where TSPARMCD = 'SSTDTC' and TSVAL <> (select min(RFICDTC) from dm)",
  ),
  own(
    'TRIAL-03',
    'CORE-000741',
    'TS has the parameters that the FDA’s technical conformance guide asks for.',
    'ב־TS נמצאים הפרמטרים שמבקש המדריך הטכני של ה־FDA.',
    `select count(*) from (values
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
  ),
  own(
    'TRIAL-04',
    'CORE-000179 CORE-000154',
    'A parameter in TS has one name, and its values are numbered.',
    'לפרמטר ב־TS שם אחד, וערכיו ממוספרים.',
    'select (select count(distinct TSPARMCD || TSPARM) - count(distinct TSPARMCD) from ts) + (select count(*) from (select max(TSSEQ) last, count(*) n, count(distinct TSSEQ) d from ts group by TSPARMCD) where last <> n or d <> n)',
  ),
  own(
    'TRIAL-05',
    'CORE-000152 CORE-000153',
    'A value in TS has one code, with the version of its terminology.',
    'לערך ב־TS קוד אחד, עם גרסת המינוח.',
    `select
    (select count(distinct TSVAL || TSVALCD) - count(distinct TSVAL) from ts where TSVALCD is not null)
    + (select count(distinct TSVAL || TSVALCD) - count(distinct TSVALCD) from ts)
    + (select count(*) from ts where (TSVCDREF = 'CDISC CT') <> (TSVCDVER is not null))
    + (select count(*) from ts where TSVCDREF = 'CDISC CT' and TSVALCD is null)`,
  ),
  own(
    'TRIAL-06',
    'CORE-000209 CORE-000210 CORE-000047 CORE-000208',
    'A planned arm is in TA with its name.',
    'זרוע מתוכננת נמצאת ב־TA עם שמה.',
    'select count(*) from dm where not exists (select 1 from ta where ta.ARMCD = dm.ARMCD and ta.ARM = dm.ARM) or (ACTARMCD is not null and not exists (select 1 from ta where ta.ARMCD = dm.ACTARMCD and ta.ARM = dm.ACTARM))',
  ),
  own(
    'TRIAL-07',
    'CORE-000173 CORE-000132',
    'An element in TA and SE is in TE with its name.',
    'מרכיב ב־TA וב־SE נמצא ב־TE עם שמו.',
    'select count(*) from (select ETCD, ELEMENT from ta union all select ETCD, ELEMENT from se) where (ETCD, ELEMENT) not in (select ETCD, ELEMENT from te)',
  ),
  own(
    'TRIAL-08',
    'CORE-000144 CORE-000027',
    'The elements of an arm are numbered, and end by a rule.',
    'המרכיבים של זרוע ממוספרים ומסתיימים לפי כלל.',
    'select (select count(*) from (select ARMCD from ta group by ARMCD having count(distinct TAETORD) <> count(*) or max(TAETORD) <> count(*))) + (select count(*) from te where TESTRL is null or TEENRL is null)',
  ),
  own(
    'TRIAL-09',
    'CORE-000173 CORE-000271',
    'An element of a participant is one of the arm, with its order and epoch.',
    'מרכיב של משתתף הוא מרכיב של הזרוע, עם מקומו ותקופתו.',
    'select count(*) from se join dm using (USUBJID) where not exists (select 1 from ta where ta.ARMCD = dm.ARMCD and ta.ETCD = se.ETCD and ta.TAETORD = se.TAETORD and ta.EPOCH = se.EPOCH)',
  ),
  own(
    'TRIAL-10',
    'CORE-000352 CORE-000527 CORE-000535',
    'Elements follow each other: one ends when the next starts, and only the last may have no end.',
    'המרכיבים באים זה אחר זה: אחד מסתיים כשהבא מתחיל, ורק לאחרון מותר להיות בלי סיום.',
    `select count(*) from
    (select *, lead(SESTDTC) over (partition by USUBJID order by SESEQ) next from se)
    where SESTDTC is null or (next is not null and (SEENDTC <> next or SEENDTC is null or next <= SESTDTC))`,
  ),
  own(
    'TRIAL-11',
    '',
    'Everybody is screened from the consent on, and treated from the first dose on.',
    'הסינון של כל משתתף מתחיל בהסכמה, והטיפול במנה הראשונה.',
    `select
    (select count(*) from dm where not exists (select 1 from se where se.USUBJID = dm.USUBJID and ETCD = 'SCRN' and SESTDTC = RFICDTC))
    + (select count(*) from dm where (RFXSTDTC is not null) <> exists (select 1 from se where se.USUBJID = dm.USUBJID and EPOCH = 'TREATMENT' and SESTDTC = RFXSTDTC))`,
  ),
  own(
    'TRIAL-12',
    'CORE-000952',
    'No element starts or ends after participation.',
    'אף מרכיב אינו מתחיל או מסתיים אחרי סוף ההשתתפות.',
    'select count(*) from se join dm using (USUBJID) where SEENDTC > RFPENDTC or SESTDTC > RFPENDTC',
  ),
  own(
    'TRIAL-13',
    '',
    'Every dose is taken in the treatment epoch, and no follow-up starts before it ends.',
    'כל מנה ניטלת בתקופת הטיפול, והמעקב אינו מתחיל לפני סופה.',
    `select
    (select count(*) from ex where EPOCH is not 'TREATMENT')
    + (select count(*) from se join dm using (USUBJID) where EPOCH = 'FOLLOW-UP' and SESTDTC <= RFXENDTC)`,
  ),
  own(
    'TRIAL-14',
    'CORE-000036 CORE-000039 CORE-000269 CORE-000270',
    'A planned visit is in TV with its name.',
    'ביקור מתוכנן נמצא ב־TV עם שמו.',
    "select count(*) from (select VISITNUM, VISIT from sv where SVPRESP = 'Y' union all select VISITNUM, VISIT from vs) where (VISITNUM, VISIT) not in (select VISITNUM, VISIT from tv)",
  ),
  own(
    'TRIAL-15',
    'CORE-000701 CORE-000271',
    'An epoch is that of the element on the day.',
    'התקופה היא זו של המרכיב באותו יום.',
    [...['ae.AESTDTC', 'cm.CMSTDTC', 'ds.DSSTDTC', 'ex.EXSTDTC', 'ss.SSDTC', 'vs.VSDTC']]
      .map((name) => name.split('.'))
      .map(
        ([name, date]) => `select count(*) n from ${name} one where length(${date}) = 10 and EPOCH is not (
        select EPOCH from se where se.USUBJID = one.USUBJID and SESTDTC <= ${date} order by SESEQ desc limit 1)`,
      )
      .reduce((all, one) => `select sum(n) n from (${all} union all ${one})`),
  ),
  own(
    'TRIAL-16',
    '',
    'Intervals of dosing do not overlap.',
    'תקופות של מתן מנות אינן חופפות.',
    'select count(*) from ex a join ex b on a.USUBJID = b.USUBJID and b.EXSEQ = a.EXSEQ + 1 where b.EXSTDTC <= a.EXENDTC',
  ),
  own(
    'TRIAL-17',
    '',
    'Nothing is dated after the data cut.',
    'דבר אינו מתוארך אחרי חיתוך הנתונים.',
    `select (select count(*) from ae where AESTDTC > '${study.dataCut}') + (select count(*) from ds where DSSTDTC > '${study.dataCut}') + (select count(*) from sv where SVSTDTC > '${study.dataCut}') + (select count(*) from ex where EXENDTC > '${study.dataCut}')`,
  ),
  own(
    'TRIAL-18',
    '',
    'Nothing but death itself is dated after death.',
    'דבר מלבד הפטירה עצמה אינו מתוארך אחריה.',
    'select (select count(*) from ae join dm using (USUBJID) where AESTDTC > DTHDTC) + (select count(*) from vs join dm using (USUBJID) where VSDTC > DTHDTC) + (select count(*) from ex join dm using (USUBJID) where EXENDTC > DTHDTC)',
  ),
  own(
    'TRIAL-19',
    '',
    'A visit that was not held has its reason and no date.',
    'לביקור שלא התקיים יש סיבה ואין תאריך.',
    "select count(*) from sv where (SVOCCUR = 'N') <> (SVSTDTC is null) or (SVOCCUR = 'N' and SVREASOC is null)",
  ),
  own(
    'TRIAL-20',
    'CG0086 CG0089',
    'What was asked by name has an answer, and nothing else has one.',
    'למה שנשאל בשמו יש תשובה, ולדבר אחר אין.',
    "select count(*) from mh where (MHPRESP is null) <> (MHOCCUR is null) or MHPRESP <> 'Y'",
  ),
  own(
    'TRIAL-21',
    'CG0079',
    'History and prior therapies begin before the reference start.',
    'ההיסטוריה הרפואית והטיפולים הקודמים מתחילים לפני תחילת תקופת הייחוס.',
    `select
    (select count(*) from mh join dm using (USUBJID) where MHSTDTC > RFSTDTC)
    + (select count(*) from pr join dm using (USUBJID) where PRSTDTC > RFSTDTC)
    + (select count(*) from cm join dm using (USUBJID) where CMCAT like 'PRIOR%' and CMENDTC > RFSTDTC)`,
  ),
  own(
    'TRIAL-22',
    '',
    'A supplemental qualifier of CM belongs to a record of a prior therapy.',
    'מאפיין משלים של CM שייך לרשומה של טיפול קודם.',
    "select count(*) from suppcm s where not exists (select 1 from cm where cm.USUBJID = s.USUBJID and cm.CMSEQ = s.IDVARVAL and CMCAT like 'PRIOR%')",
  ),
  own(
    'TRIAL-23',
    'CG0034',
    'Every visit of VS and LB is one of SV, and that of LB on the same day.',
    'כל ביקור ב־VS וב־LB נמצא ב־SV, ושל LB גם באותו יום.',
    `select
    (select count(*) from vs where not exists (select 1 from sv where sv.USUBJID = vs.USUBJID and sv.VISITNUM = vs.VISITNUM))
    + (select count(*) from lb where not exists (select 1 from sv where sv.USUBJID = lb.USUBJID and sv.VISITNUM = lb.VISITNUM and SVSTDTC = LBDTC))`,
  ),
  own(
    'TRIAL-24',
    '',
    'A visit is planned, with an answer whether it took place, or unscheduled.',
    'ביקור הוא מתוכנן, עם תשובה אם התקיים, או לא מתוכנן.',
    'select count(*) from sv where (SVPRESP is not null) <> (VISITNUM = cast(VISITNUM as integer)) or (SVPRESP is null) <> (SVOCCUR is null)',
  ),
  own(
    'TRIAL-25',
    '',
    'Results are converted to standard units by the molecular masses 584.7 and 113.1 g/mol, within rounding.',
    'התוצאות מומרות ליחידות תקניות לפי המסות המולקולריות 584.7 ו־113.1 גרם למול, עד כדי עיגול.',
    `select count(*)
    from lb where abs(LBSTRESN - cast(LBORRES as real) * case LBTESTCD || LBORRESU when 'BILImg/dL' then 10000 / 584.7
      when 'CREATmg/dL' then 10000 / 113.12 when 'ALBg/dL' then 10 when 'HGBg/dL' then 10 when 'AFPIU/mL' then 1.21
      else 1 end) > 0.51`,
  ),
  own(
    'TRIAL-26',
    '',
    'The indicator says on which side of the range a result lies.',
    'המחוון אומר באיזה צד של הטווח נמצאת התוצאה.',
    `select count(*) from lb where LBNRIND <> case
    when cast(LBORRES as real) < cast(LBORNRLO as real) then 'LOW'
    when cast(LBORRES as real) > cast(LBORNRHI as real) then 'HIGH' else 'NORMAL' end`,
  ),
]
