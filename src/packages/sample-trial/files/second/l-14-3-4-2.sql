-- Listing 14.3.4.2, Participants with high peaks of ALT or bilirubin: the second program.
-- Reads adsl and lb. Run: sqlite3 study.db < l-14-3-4-2.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the listing, with its id and its text as printed.

with
-- After the day of the first dose, until 30 days after the last. Highest first; of equals, the earliest.
under_treatment as (
  select USUBJID, SUBJID, TRT01A, LBTESTCD as test, LBDTC, round(LBSTRESN / LBSTNRHI, 3) as multiple,
    row_number() over (
      partition by USUBJID, LBTESTCD order by round(LBSTRESN / LBSTNRHI, 3) desc, LBDTC, LBSEQ
    ) as place
  from lb join adsl using (USUBJID)
  where SAFFL = 'Y' and LBTESTCD in ('ALT', 'BILI') and LBSTRESN is not null
    and LBDTC > TRTSDT and LBDTC <= date(TRTEDT, '+30 days')
),

peaks as (
  select alt.USUBJID, alt.SUBJID, alt.TRT01A, alt.multiple as alt, alt.LBDTC as alt_day,
    bilirubin.multiple as bilirubin, bilirubin.LBDTC as bilirubin_day
  from under_treatment as alt join under_treatment as bilirubin using (USUBJID)
  where alt.test = 'ALT' and alt.place = 1 and bilirubin.test = 'BILI' and bilirubin.place = 1
    and (alt.multiple >= 3 or bilirubin.multiple > 2)
),

phosphatases as (
  select USUBJID, LBDTC, min(LBSEQ), round(LBSTRESN / LBSTNRHI, 3) as multiple
  from lb where LBTESTCD = 'ALP' group by USUBJID, LBDTC
),

participants as (
  select peaks.*, phosphatases.multiple as phosphatase,
    case when alt >= 3 and bilirubin > 2 then 1 when alt >= 3 then 2 else 3 end as quadrant
  from peaks left join phosphatases on phosphatases.USUBJID = peaks.USUBJID and LBDTC = alt_day
),

listed as (
  select quadrant, SUBJID, 1 as position, 'trta' as variable, TRT01A as value from participants
  union all
  select quadrant, SUBJID, 2, 'range',
    case quadrant when 1 then 'ALT AND BILIRUBIN' when 2 then 'ALT ONLY' else 'BILIRUBIN ONLY' end
  from participants
  union all select quadrant, SUBJID, 3, 'alt', printf('%.10g', alt) from participants
  union all select quadrant, SUBJID, 4, 'altdt', alt_day from participants
  union all select quadrant, SUBJID, 5, 'bili', printf('%.10g', bilirubin) from participants
  union all select quadrant, SUBJID, 6, 'bilidt', bilirubin_day from participants
  union all select quadrant, SUBJID, 7, 'alp', printf('%.10g', phosphatase) from participants
    where phosphatase is not null
  union all select quadrant, SUBJID, 7, 'alp', null from participants where phosphatase is null
)

select SUBJID || '-' || variable as id, coalesce(value, '–') as text
from listed
order by quadrant, SUBJID, position;
