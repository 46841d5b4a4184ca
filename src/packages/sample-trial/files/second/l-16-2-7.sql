-- Listing 16.2.7, Serious adverse events: the second program.
-- Reads ae and adsl. Run: sqlite3 study.db < l-16-2-7.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the listing, with its id and its text as printed.

with
-- A start without a day: the day of the first dose if that is in the month, else the first of the month.
serious_events as (
  select SUBJID, TRT01A, ae.*,
    case
      when length(AESTDTC) = 10 then AESTDTC
      when substr(TRTSDT, 1, 7) = AESTDTC then TRTSDT
      else AESTDTC || '-01'
    end as start_day
  from ae join adsl using (USUBJID)
  where AESER = 'Y' and SAFFL = 'Y'
),

listed as (
  select SUBJID, AESEQ, 1 as position, 'trta' as variable, TRT01A as value from serious_events
  union all select SUBJID, AESEQ, 2, 'aeterm', AETERM from serious_events
  union all select SUBJID, AESEQ, 3, 'aedecod', AEDECOD from serious_events
  union all select SUBJID, AESEQ, 4, 'astdt', start_day from serious_events
  union all select SUBJID, AESEQ, 5, 'aendt', AEENDTC from serious_events
  union all select SUBJID, AESEQ, 6, 'atoxgr', AETOXGR from serious_events
  union all select SUBJID, AESEQ, 7, 'aerel', AEREL from serious_events
  union all select SUBJID, AESEQ, 8, 'aeacn', AEACN from serious_events
  union all select SUBJID, AESEQ, 9, 'aeout', AEOUT from serious_events
)

select SUBJID || '-' || AESEQ || '-' || variable as id, coalesce(value, '–') as text
from listed
order by SUBJID, AESEQ, position;
