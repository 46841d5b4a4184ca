import { own, type Rule } from '#src/build/sample-study/conformance/rule.ts'

/** Our own rules of analysis data: CORE has none for ADaM. */
export const adam: readonly Rule[] = [
  own(
    'ADAM-01',
    '',
    'ADSL has one record for each participant.',
    'ב־ADSL רשומה אחת לכל משתתף.',
    'select count(*) - count(distinct USUBJID) from adsl',
  ),
  own(
    'ADAM-02',
    '',
    'ADAE leads to AE by AESEQ.',
    'הרשומות ב־ADAE מובילות ל־AE באמצעות AESEQ.',
    'select count(*) from adae where not exists (select 1 from ae where ae.USUBJID = adae.USUBJID and ae.AESEQ = adae.AESEQ and ae.AETERM = adae.AETERM)',
  ),
  own(
    'ADAM-03',
    '',
    'ADTTE leads to the record that its date comes from (SRCDOM, SRCVAR, SRCSEQ).',
    'הרשומות ב־ADTTE מובילות לרשומה שהתאריך נלקח ממנה (SRCDOM, SRCVAR, SRCSEQ).',
    `select count(*) from adtte t where ADT is not case SRCDOM || '.' || SRCVAR
    when 'DM.DTHDTC' then (select DTHDTC from dm d where d.USUBJID = t.USUBJID and SRCSEQ is null)
    when 'SS.SSDTC' then (select SSDTC from ss s where s.USUBJID = t.USUBJID and SSSEQ = SRCSEQ)
    when 'RS.RSDTC' then (select RSDTC from rs where rs.USUBJID = t.USUBJID and RSSEQ = SRCSEQ)
    when 'DS.DSSTDTC' then (select DSSTDTC from ds where ds.USUBJID = t.USUBJID and DSSEQ = SRCSEQ and DSDECOD = 'RANDOMIZED')
    when 'CM.CMSTDTC' then (select CMSTDTC from cm c where c.USUBJID = t.USUBJID and CMSEQ = SRCSEQ) end`,
  ),
  own(
    'ADAM-04',
    '',
    'A censoring says why, and at which date (CNSR, EVNTDESC, CNSDTDSC).',
    'לצנזורה רשומים הסיבה והתאריך (CNSR, EVNTDESC, CNSDTDSC).',
    `select count(*) from adtte t join adsl using (USUBJID)
    where (CNSR > 0) <> (CNSDTDSC is not null) or EVNTDESC is null
      or (CNSDTDSC = 'LAST KNOWN ALIVE' and EVNTDESC <> coalesce(DCSREAS, 'ALIVE AT DATA CUT'))`,
  ),
  own(
    'ADAM-05',
    '',
    'What ADAE and ADTTE take from ADSL is the same there.',
    'מה ש־ADAE ו־ADTTE לוקחים מ־ADSL זהה שם.',
    [...['SUBJID', 'SITEID', 'AGE', 'AGEGR1', 'SEX', 'RACE', 'REGION1']]
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
  ),
  own(
    'ADAM-06',
    '',
    'The first occurrence is flagged once, and is the earliest: of a participant, a class, a term.',
    'ההופעה הראשונה מסומנת פעם אחת והיא המוקדמת ביותר: של משתתף, של קבוצה, של מונח.',
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
  ),
  own(
    'ADAM-07',
    '',
    'Analysis days are counted from the first dose.',
    'ימי הניתוח נספרים מן המנה הראשונה.',
    `select count(*) from adae where
    ASTDY is not julianday(ASTDT) - julianday(TRTSDT) + (ASTDT >= TRTSDT)
    or (AENDT is not null and AENDY is not julianday(AENDT) - julianday(TRTSDT) + (AENDT >= TRTSDT))`,
  ),
  own(
    'ADAM-08',
    '',
    'ADVS holds each measurement once, with its baseline and change.',
    'ב־ADVS כל מדידה מופיעה פעם אחת, עם ערך הבסיס והשינוי.',
    `select (select count(*) from advs) <> (select count(*) from vs)
    + (select count(*) from advs a left join vs using (USUBJID, VSSEQ) where AVAL is not VSSTRESN or PARAMCD is not VSTESTCD or ADT is not VSDTC
      or BASE is not (select VSSTRESN from vs b where b.USUBJID = a.USUBJID and b.VSTESTCD = a.PARAMCD and b.VSLOBXFL = 'Y')
      or CHG is not case when ADT > (select TRTSDT from adsl where adsl.USUBJID = a.USUBJID) then round(AVAL - BASE, 2) end)
    + (select count(*) from advs where (ABLFL is 'Y') <> (AVISIT is 'Baseline') or (ABLFL is 'Y' and AVAL is not BASE))
    + (select count(*) from advs join adsl using (USUBJID) where (ONTRTFL is 'Y') <> (TRTSDT is not null and ADT > TRTSDT and julianday(ADT) <= julianday(TRTEDT) + 30))`,
  ),
  own(
    'ADAM-09',
    '',
    'ADEX is the sum of the intervals in EX: for everybody who took a dose, the amount on MCR-117 only.',
    'קובץ ADEX הוא סכום התקופות ב־EX: לכל מי שנטל מנה, והכמות רק בזרוע MCR-117.',
    `with dosed as
    (select USUBJID, sum(julianday(EXENDTC) - julianday(EXSTDTC) + 1) days, sum((julianday(EXENDTC) - julianday(EXSTDTC) + 1) * EXDOSE) mg,
      julianday(max(EXENDTC)) - julianday(min(EXSTDTC)) + 1 span from ex group by USUBJID),
    expected as (select USUBJID, 'TRTDUR' code, span value from dosed union all select USUBJID, 'DOSEDAYS', days from dosed
      union all select USUBJID, 'CUMDOSE', mg from dosed where mg > 0 union all select USUBJID, 'RDI', mg / span / 4 from dosed where mg > 0)
    select (select count(*) from expected) <> (select count(*) from adex)
      + (select count(*) from adex left join expected using (USUBJID) where code = PARAMCD and abs(AVAL - value) > 1e-9)
      + (select count(*) from adex where not exists (select 1 from expected where expected.USUBJID = adex.USUBJID and code = PARAMCD))
      + (select count(*) from adex where PARAMCD = 'RDI' and not AVAL between 1 and 100)`,
  ),
  own(
    'ADAM-10',
    '',
    'The dates of ADSL are those of DM and DS.',
    'התאריכים ב־ADSL הם אלה של DM ושל DS.',
    `select count(*) from adsl join dm using (USUBJID) where RFICDT is not RFICDTC or adsl.DTHFL is not dm.DTHFL
    or EOTDT is not (select DSSTDTC from ds where ds.USUBJID = adsl.USUBJID and DSSCAT = 'STUDY TREATMENT')
    or EOSDT is not (select DSSTDTC from ds where ds.USUBJID = adsl.USUBJID and DSSCAT = 'STUDY PARTICIPATION')
    or RANDNO is not (select DSREFID from ds where ds.USUBJID = adsl.USUBJID and DSDECOD = 'RANDOMIZED')`,
  ),
  own(
    'ADAM-11',
    '',
    'OSLEFT is OS, except that whoever left on MCR-117 counts as a death.',
    'הפרמטר OSLEFT זהה ל־OS, אלא שמי שפרש מזרוע MCR-117 נחשב כפטירה.',
    `select count(*) from adtte l
    join adtte o on o.USUBJID = l.USUBJID and o.PARAMCD = 'OS' join adsl s on s.USUBJID = l.USUBJID
    where l.PARAMCD = 'OSLEFT' and (l.AVAL <> o.AVAL
      or l.CNSR <> case when s.TRT01PN = 1 and s.DCSREAS is not null then 0 else o.CNSR end)`,
  ),
  own(
    'ADAM-12',
    '',
    'An imputed date is flagged, and no other.',
    'תאריך שנזקף מסומן, ורק הוא.',
    "select count(*) from adae where (length(AESTDTC) < 10) <> (coalesce(ASTDTF, '') = 'D')",
  ),
  own(
    'ADAM-13',
    '',
    'ADLB has one baseline for each participant and test, and BASE and CHG follow from it.',
    'ב־ADLB ערך בסיס אחד לכל משתתף ובדיקה, ו־BASE ו־CHG נובעים ממנו.',
    `select
    (select count(*) from (select USUBJID from adlb where ABLFL = 'Y' group by USUBJID, PARAMCD having count(*) > 1))
    + (select count(*) from adlb a left join adlb b on b.USUBJID = a.USUBJID and b.PARAMCD = a.PARAMCD and b.ABLFL = 'Y'
        where a.BASE is not b.AVAL or a.BNRIND is not b.ANRIND or abs(a.CHG - (a.AVAL - b.AVAL)) > 0.0051
          or (a.CHG is not null) <> (a.ADY > 1))`,
  ),
  own(
    'ADAM-14',
    '',
    'ADLB leads to LB by LBSEQ, without a gap.',
    'הרשומות ב־ADLB מובילות ל־LB באמצעות LBSEQ, בלי החסרות.',
    'select (select count(*) from lb) - count(*) from adlb a join lb using (USUBJID, LBSEQ) where AVAL = LBSTRESN and PARAMCD = LBTESTCD',
  ),
  own(
    'ADAM-15',
    '',
    'Progression-free survival is never longer than survival.',
    'ההישרדות ללא התקדמות אינה ארוכה מן ההישרדות.',
    `select count(*) from adtte p join adtte o
    on o.USUBJID = p.USUBJID and o.PARAMCD = 'OS' where p.PARAMCD = 'PFS' and p.AVAL > o.AVAL`,
  ),
  own(
    'ADAM-16',
    '',
    'PFS has its date and its reason by the rules of the plan.',
    'לפרמטר PFS התאריך והסיבה לפי כללי התוכנית.',
    `with seen as (
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
  ),
  own(
    'ADAM-17',
    '',
    'Each participant has one best response: the best one until progression (RECIST 1.1).',
    'לכל משתתף תגובה מיטבית אחת: הטובה ביותר עד להתקדמות (RECIST 1.1).',
    `with counted as (
      select USUBJID, case when RSSTRESC in ('SD', 'NON-CR/NON-PD') and julianday(RSDTC) - julianday(RANDDT) < 49
          then 6 else instr('CR PR SD NC PD NE', iif(RSSTRESC like 'NON%', 'NC', RSSTRESC)) / 3 + 1 end rank
      from rs join adsl using (USUBJID) where RSTESTCD = 'OVRLRESP' and (NATDT is null or RSDTC < NATDT))
    select (select count(*) from adsl) - count(*) from adrs a where PARAMCD = 'BOR'
      and AVAL = coalesce((select min(rank) from counted where counted.USUBJID = a.USUBJID), 6)`,
  ),
  own(
    'ADAM-18',
    '',
    'A variable and its number are one to one.',
    'בין משתנה למספר שלו יש התאמה חד־חד־ערכית.',
    [
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
  ),
]
