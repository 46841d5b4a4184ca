import { own, type Rule } from '#src/build/sample-study/conformance/rule.ts'

/** Our own rules of the disease: eligibility, liver function, response. */
export const medicine: readonly Rule[] = [
  own(
    'MEDIC-01',
    '',
    'Everybody had one systemic therapy before the study, after the diagnosis (INCL04, EXCL01).',
    'כל משתתף קיבל טיפול סיסטמי אחד לפני המחקר ואחרי האבחנה (INCL04, EXCL01).',
    `select
    (select count(*) from dm) - (select count(*) from cm where CMCAT like 'PRIOR%')
    + (select count(*) from cm join mh using (USUBJID) where CMCAT like 'PRIOR%' and MHSTDTC > CMSTDTC)`,
  ),
  own(
    'MEDIC-02',
    '',
    'Therapy shortly before randomization is a criterion not met, and nothing else is (EXCL02, EXCL03).',
    'טיפול סמוך להקצאה האקראית הוא קריטריון שלא התקיים, ורק הוא (EXCL02, EXCL03).',
    `select count(*)
    from adsl s where exists (select 1 from cm where cm.USUBJID = s.USUBJID and CMCAT like 'PRIOR%'
        and julianday(RANDDT) - julianday(CMENDTC) < 14)
      <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'EXCL02')
    or exists (select 1 from pr where pr.USUBJID = s.USUBJID and julianday(RANDDT) - julianday(PRSTDTC) < 28)
      <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'EXCL03')`,
  ),
  own(
    'MEDIC-03',
    '',
    'Results at screening are within the limits of INCL08, or it is a criterion not met.',
    'התוצאות בסינון נמצאות בגבולות של INCL08, או שזה קריטריון שלא התקיים.',
    `select count(*)
    from (select USUBJID, max(case
        when LBTESTCD = 'HGB' then LBSTRESN < 85 when LBTESTCD = 'PLAT' then LBSTRESN < 60
        when LBTESTCD = 'NEUT' then LBSTRESN < 1.2 when LBTESTCD = 'BILI' then LBSTRESN > 2 * LBSTNRHI
        when LBTESTCD in ('ALT', 'AST') then LBSTRESN > 5 * LBSTNRHI
        when LBTESTCD = 'CREAT' then LBSTRESN > 1.5 * LBSTNRHI else 0 end) out
      from lb where VISITNUM = 1 group by USUBJID) s
    where out <> exists (select 1 from ie where ie.USUBJID = s.USUBJID and IETESTCD = 'INCL08')`,
  ),
  own(
    'MEDIC-04',
    '',
    'Child-Pugh: five components add up to the total, and the total gives the class.',
    'ב־Child-Pugh חמישה רכיבים מסתכמים לציון הכולל, והציון קובע את הדרגה.',
    `select count(*) from (
    select sum(RSTESTCD < 'CPS0106') parts, sum(iif(RSTESTCD < 'CPS0106', RSSTRESN, 0)) points,
      max(iif(RSTESTCD = 'CPS0106', RSSTRESN, null)) total, max(iif(RSTESTCD = 'CPS0107', RSSTRESC, null)) class
    from rs where RSCAT like 'CHILD%' group by USUBJID, VISITNUM)
    where parts is not 5 or points is not total
      or class is not case when total < 7 then 'A' when total < 10 then 'B' else 'C' end`,
  ),
  own(
    'MEDIC-05',
    '',
    'Child-Pugh agrees with bilirubin, albumin, and INR of the same visit.',
    'ציון Child-Pugh תואם לבילירובין, לאלבומין ול־INR של אותו ביקור.',
    `select count(*) from rs
    left join lb on lb.USUBJID = rs.USUBJID and lb.VISITNUM = rs.VISITNUM
      and LBTESTCD = case RSTESTCD when 'CPS0103' then 'BILI' when 'CPS0104' then 'ALB' when 'CPS0105B' then 'INR' end
    where RSTESTCD in ('CPS0103', 'CPS0104', 'CPS0105B') and RSSTRESN is not case RSTESTCD
      when 'CPS0103' then 1 + (LBSTRESN >= 34.2) + (LBSTRESN > 51.3)
      when 'CPS0104' then 1 + (LBSTRESN <= 35) + (LBSTRESN < 28)
      else 1 + (LBSTRESN >= 1.7) + (LBSTRESN > 2.3) end`,
  ),
  own(
    'MEDIC-06',
    '',
    'ECOG is 0 or 1 and Child-Pugh class A at screening, or it is a criterion not met (INCL06, INCL07).',
    'בסינון ECOG הוא 0 או 1 ודרגת Child-Pugh היא A, או שזה קריטריון שלא התקיים (INCL06, INCL07).',
    `select
    (select count(*) from rs where VISITNUM = 1 and RSTESTCD = 'ECOG101' and (RSSTRESN > 1)
      <> exists (select 1 from ie where ie.USUBJID = rs.USUBJID and IETESTCD = 'INCL06'))
    + (select count(*) from rs where VISITNUM = 1 and RSTESTCD = 'CPS0107' and RSSTRESC <> 'A')`,
  ),
  own(
    'MEDIC-07',
    '',
    'BCLC is stage C exactly with vascular invasion, extrahepatic spread, or a performance status above 0.',
    'שלב BCLC הוא C בדיוק כשיש פלישה לכלי דם, פיזור מחוץ לכבד או מצב תפקודי מעל 0.',
    `select count(*)
    from rs join mh using (USUBJID) join rs e using (USUBJID)
    where rs.RSTESTCD = 'BCLCSTG' and MHTERM = 'EXTRAHEPATIC SPREAD' and e.RSTESTCD = 'ECOG101' and e.VISITNUM = 1
      and rs.RSORRES <> iif(MHOCCUR = 'Y' or e.RSSTRESN > 0
        or exists (select 1 from tu where tu.USUBJID = rs.USUBJID and TULOC = 'PORTAL VEIN'), 'C', 'B')`,
  ),
  own(
    'MEDIC-08',
    'CG0659',
    'Clinical classifications have no evaluator, and responses have one.',
    'לסיווגים קליניים אין מעריך, ולתגובות יש.',
    "select count(*) from rs where (RSCAT = 'RECIST 1.1') <> (RSEVAL is not null)",
  ),
  own(
    'MEDIC-09',
    '',
    'Every lesion that is measured was identified, under the same name.',
    'כל נגע שנמדד זוהה קודם, באותו שם.',
    `select
    (select count(*) from tr where TRLNKID is not null
      and not exists (select 1 from tu where tu.USUBJID = tr.USUBJID and TULNKID = TRLNKID and TUDTC <= TRDTC))
    + (select count(*) from tu where TUORRES <> 'NEW'
      and not exists (select 1 from tr where tr.USUBJID = tu.USUBJID and TULNKID = TRLNKID))`,
  ),
  own(
    'MEDIC-10',
    '',
    'Target lesions are at most five, two in an organ, of at least 10 mm at screening (RECIST 1.1).',
    'נגעי המטרה הם חמישה לכל היותר, שניים באיבר, ולפחות 10 מ״מ בסינון (RECIST 1.1).',
    `select
    (select count(*) from (select 1 from tu where TUORRES = 'TARGET' group by USUBJID having count(*) > 5))
    + (select count(*) from (select 1 from tu where TUORRES = 'TARGET' group by USUBJID, TULOC having count(*) > 2))
    + (select count(*) from tr where TRTESTCD = 'LDIAM' and VISITNUM = 1 and TRSTRESN < 10)`,
  ),
  own(
    'MEDIC-11',
    '',
    'The sum of diameters is that of the target lesions, all of which are measured.',
    'סכום הקטרים הוא של נגעי המטרה, שכולם נמדדים.',
    `select count(*) from (
    select t.USUBJID, VISITNUM, sum(iif(TRTESTCD = 'LDIAM', TRSTRESN, 0)) parts, sum(TRTESTCD = 'LDIAM') n,
      max(iif(TRTESTCD = 'SUMDIAM', TRSTRESN, null)) total,
      (select count(*) from tu where tu.USUBJID = t.USUBJID and TUORRES = 'TARGET') targets
    from tr t where TRGRPID = 'TARGET' group by t.USUBJID, VISITNUM) where parts is not total or n <> targets`,
  ),
  own(
    'MEDIC-12',
    '',
    'The response of target lesions follows from the sums (RECIST 1.1).',
    'התגובה של נגעי המטרה נובעת מן הסכומים (RECIST 1.1).',
    `with sums as (
      select USUBJID, TRDTC, TRSTRESN total from tr where TRTESTCD = 'SUMDIAM'),
    known as (select s.*, (select total from sums b where b.USUBJID = s.USUBJID order by TRDTC limit 1) base,
      (select min(total) from sums b where b.USUBJID = s.USUBJID and b.TRDTC < s.TRDTC) nadir from sums s)
    select count(*) from known join rs on rs.USUBJID = known.USUBJID and RSDTC = TRDTC and RSTESTCD = 'TRGRESP'
    where RSSTRESC <> case when total = 0 then 'CR' when total >= 1.2 * nadir and total - nadir >= 5 then 'PD'
      when total <= 0.7 * base then 'PR' else 'SD' end`,
  ),
  own(
    'MEDIC-13',
    '',
    'Overall progression is that of target lesions, of other lesions, or a new lesion (RECIST 1.1).',
    'התקדמות כוללת היא התקדמות של נגעי המטרה, של נגעים אחרים או נגע חדש (RECIST 1.1).',
    `select count(*)
    from rs o where RSTESTCD = 'OVRLRESP' and (RSSTRESC = 'PD') <> (
      exists (select 1 from rs where rs.USUBJID = o.USUBJID and rs.VISITNUM = o.VISITNUM
        and RSTESTCD in ('TRGRESP', 'NTRGRESP') and RSSTRESC = 'PD')
      or exists (select 1 from tu where tu.USUBJID = o.USUBJID and tu.VISITNUM = o.VISITNUM and TUORRES = 'NEW'))`,
  ),
  own(
    'MEDIC-14',
    '',
    'Whoever stopped for progression progressed at most two weeks before the last dose.',
    'אצל מי שהפסיק בגלל התקדמות היא נמצאה שבועיים לכל היותר לפני המנה האחרונה.',
    `select count(*) from adsl s
    where DCTREAS = 'PROGRESSIVE DISEASE' and not exists (select 1 from rs where rs.USUBJID = s.USUBJID
      and RSTESTCD = 'OVRLRESP' and RSSTRESC = 'PD' and julianday(TRTEDT) - julianday(RSDTC) between -1 and 14)`,
  ),
  own(
    'MEDIC-15',
    '',
    'Nothing is measured after progression, after another therapy, or after death.',
    'דבר אינו נמדד אחרי התקדמות, אחרי טיפול אחר או אחרי פטירה.',
    `select count(*) from tr
    join adsl using (USUBJID) where TRDTC >= NATDT or TRDTC > DTHDT or TRDTC > (select min(RSDTC) from rs
      where rs.USUBJID = tr.USUBJID and RSTESTCD = 'OVRLRESP' and RSSTRESC = 'PD')`,
  ),
]
