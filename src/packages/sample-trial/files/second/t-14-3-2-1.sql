-- Table 14.3.2.1, Deaths: the second program.
-- Reads adsl, dd, dm, and ex. Run: sqlite3 study.db < t-14-3-2-1.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with
arms (arm_order, arm, TRT01AN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

last_doses as (
  select USUBJID, max(EXENDTC) as last_dose from ex group by USUBJID
),

causes as (
  select USUBJID, DDSTRESC as cause from dd where DDTESTCD = 'PRCDTH'
),

safety_set as (
  select arms.arm, dm.DTHDTC as death, cause, julianday(dm.DTHDTC) - julianday(last_dose) as days
  from adsl join arms using (TRT01AN) join dm using (USUBJID) join last_doses using (USUBJID)
    left join causes using (USUBJID)
  where SAFFL = 'Y'
),

periods (period_order, period, earliest, latest) as (
  values (1, 'deaths', -100000, 100000), (2, 'deathsEarly', -100000, 30), (3, 'deathsLate', 31, 100000)
),

-- A line for all causes, and one for each.
lines (cause_order, line, wanted) as (
  values (0, '', null), (1, '-ofProgression', 'DISEASE PROGRESSION'), (2, '-ofEvent', 'ADVERSE EVENT'),
    (3, '-ofOther', 'OTHER'), (4, '-ofUnknown', 'UNKNOWN')
),

texts as (
  select arm, 0 as period_order, 0 as cause_order, 'n' as line, printf('%d', count(*)) as text
  from safety_set group by arm
  union all
  select arm, period_order, cause_order, period || line,
    printf('%d (%.1f%%)', count(*) filter (where is_counted), 100.0 * count(*) filter (where is_counted) / count(*))
  from (
    select arm, period_order, cause_order, period, line,
      death is not null and days between earliest and latest and (wanted is null or cause = wanted) as is_counted
    from safety_set cross join periods cross join lines
  )
  group by arm, period_order, cause_order, period, line
)

select line || '-' || arm as id, text
from texts join arms using (arm)
order by period_order, cause_order, arm_order;
