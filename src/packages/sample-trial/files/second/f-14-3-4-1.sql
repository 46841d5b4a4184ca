-- Figure 14.3.4.1, Peaks of ALT and bilirubin on treatment: the second program of its counts.
-- Reads adsl and lb. Run: sqlite3 study.db < f-14-3-4-1.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with
arms (arm_order, arm, TRT01AN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

-- After the day of the first dose, until 30 days after the last.
under_treatment as (
  select arms.arm, USUBJID, LBTESTCD as test, round(LBSTRESN / LBSTNRHI, 3) as multiple
  from lb join adsl using (USUBJID) join arms using (TRT01AN)
  where SAFFL = 'Y' and LBTESTCD in ('ALT', 'BILI') and LBSTRESN is not null
    and LBDTC > TRTSDT and LBDTC <= date(TRTEDT, '+30 days')
),

-- Who has a result of both tests.
peaks as (
  select arm, USUBJID,
    max(multiple) filter (where test = 'ALT') as alt, max(multiple) filter (where test = 'BILI') as bilirubin
  from under_treatment group by arm, USUBJID
  having count(distinct test) = 2
),

-- Each participant once for each line: 1 if it holds, 0 if not.
quadrants as (
  select arm, 2 as line_order, 'hyLaw' as line, alt >= 3 and bilirubin > 2 as holds from peaks
  union all select arm, 3, 'temple', alt >= 3 and bilirubin <= 2 from peaks
  union all select arm, 4, 'cholestasis', alt < 3 and bilirubin > 2 from peaks
  union all select arm, 5, 'belowBoth', alt < 3 and bilirubin <= 2 from peaks
),

texts as (
  select arm, 1 as line_order, 'withPeaks' as line, printf('%d', count(*)) as text from peaks group by arm
  union all
  select arm, line_order, line, printf('%d (%.1f%%)', sum(holds), 100.0 * sum(holds) / count(*))
  from quadrants group by arm, line_order, line
)

select line || '-' || arm as id, text
from texts join arms using (arm)
order by line_order, arm_order;
