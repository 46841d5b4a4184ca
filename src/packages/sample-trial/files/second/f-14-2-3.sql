-- Figure 14.2.3, Progression-free survival, Kaplan-Meier estimates: the second program of its numbers at risk.
-- Reads adtte. Run: sqlite3 study.db < f-14-2-3.sql (README.md says how to make study.db).
-- Result: a row for each number below the curves, with its id and its text as printed.

with
arms (arm_order, arm, TRTPN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

observations as (
  select arm_order, arm, AVAL as time from adtte join arms using (TRTPN)
  where PARAMCD = 'PFS' and ITTFL = 'Y'
),

months (month) as (
  values (0), (3), (6), (9), (12), (18)
)

-- Still followed just before the month, with those whose time ends in it.
select printf('pfsRisk%d-%s', month, arm) as id, printf('%d', sum(time >= month)) as text
from months cross join observations
group by month, arm_order, arm
order by month, arm_order;
