-- Listing 14.3.2.2, Deaths: the second program.
-- Reads adsl, dd, dm, and ex. Run: sqlite3 study.db < l-14-3-2-2.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the listing, with its id and its text as printed.

with
doses as (
  select USUBJID, min(EXSTDTC) as first_dose, max(EXENDTC) as last_dose from ex group by USUBJID
),

causes as (
  select USUBJID, DDSTRESC as cause from dd where DDTESTCD = 'PRCDTH'
),

deaths as (
  select adsl.SUBJID, dm.ARM as treatment, first_dose, last_dose, dm.DTHDTC as death, cause,
    cast(julianday(dm.DTHDTC) - julianday(last_dose) as integer) as days
  from dm join adsl using (USUBJID) left join doses using (USUBJID) left join causes using (USUBJID)
  where dm.DTHDTC is not null and ITTFL = 'Y'
),

listed as (
  select SUBJID, 1 as position, 'trt01p' as variable, treatment as value from deaths
  union all select SUBJID, 2, 'trtsdt', first_dose from deaths where first_dose is not null
  union all select SUBJID, 3, 'trtedt', last_dose from deaths where last_dose is not null
  union all select SUBJID, 4, 'dthdt', death from deaths
  union all select SUBJID, 5, 'dthcaus', cause from deaths
  union all select SUBJID, 6, 'since', cast(days as text) from deaths where days is not null
)

select SUBJID || '-' || variable as id, coalesce(value, '–') as text
from listed
order by SUBJID, position;
