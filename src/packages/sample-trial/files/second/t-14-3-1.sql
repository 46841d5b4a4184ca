-- Table 14.3.1.1, Overview of treatment-emergent adverse events: the second program.
-- Reads ae and adsl. Run: sqlite3 study.db < t-14-3-1.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with
arms (arm_order, arm, TRT01AN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

safety_set as (
  select arm_order, arms.arm, USUBJID, TRTSDT, TRTEDT from adsl join arms using (TRT01AN) where SAFFL = 'Y'
),

sizes as (
  select arm_order, arm, count(*) as participants from safety_set group by arm_order, arm
),

-- A start without a day: the day of the first dose if that is in the month, else the first of the month.
dated_events as (
  select arm, TRTSDT, TRTEDT, ae.*,
    case
      when length(AESTDTC) = 10 then AESTDTC
      when substr(TRTSDT, 1, 7) = AESTDTC then TRTSDT
      else AESTDTC || '-01'
    end as start_day
  from ae join safety_set using (USUBJID)
),

-- From the first dose until 30 days after the last.
emergent_events as (
  select * from dated_events where start_day between TRTSDT and date(TRTEDT, '+30 days')
),

-- Each event once for each line: 1 if it counts there, 0 if not.
kinds as (
  select arm, USUBJID, 2 as line_order, 'any' as line, 1 as holds from emergent_events
  union all select arm, USUBJID, 3, 'related', AEREL = 'RELATED' from emergent_events
  union all select arm, USUBJID, 4, 'grade3', AETOXGR >= '3' from emergent_events
  union all select arm, USUBJID, 5, 'serious', AESER = 'Y' from emergent_events
  union all select arm, USUBJID, 6, 'seriousRelated', AESER = 'Y' and AEREL = 'RELATED' from emergent_events
  union all select arm, USUBJID, 7, 'leadingToWithdrawal', AEACN = 'DRUG WITHDRAWN' from emergent_events
  union all select arm, USUBJID, 8, 'fatal', AEOUT = 'FATAL' from emergent_events
),

counts as (
  select arm, line_order, line, count(distinct USUBJID) filter (where holds) as people, sum(holds) as events
  from kinds group by arm, line_order, line
),

texts as (
  select arm, 1 as line_order, 'n' as line, printf('%d', participants) as text from sizes
  union all
  select arm, line_order, line, printf('%d (%.1f%%) %d', people, 100.0 * people / participants, events)
  from counts join sizes using (arm)
)

select line || '-' || arm as id, text
from texts join sizes using (arm)
order by line_order, arm_order;
