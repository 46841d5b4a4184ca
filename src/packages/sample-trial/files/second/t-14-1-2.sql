-- Table 14.1.2, Disposition and analysis sets: the second program.
-- Reads adsl, cm, and dv. Run: sqlite3 study.db < t-14-1-2.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with
arms (arm_order, arm, TRT01PN) as (
  values (1, 'treatment', 1), (2, 'control', 2), (3, 'total', 1), (3, 'total', 2)
),

-- The intent-to-treat set. Each participant is in an arm and in the total.
members as (
  select arm_order, arms.arm, USUBJID, RANDDT, TRTSDT is not null as is_treated, DCTREAS, DCSREAS, DTHDT,
    ITTFL, SAFFL
  from adsl join arms using (TRT01PN) where ITTFL = 'Y'
),

sizes as (
  select arm_order, arm, count(*) as participants from members group by arm_order, arm
),

reasons (line_order, line, reason) as (
  values (6, 'stopped-progression', 'PROGRESSIVE DISEASE'),
    (7, 'stopped-adverseEvent', 'ADVERSE EVENT'),
    (8, 'stopped-death', 'DEATH'),
    (9, 'stopped-withdrawal', 'WITHDRAWAL BY SUBJECT'),
    (10, 'stopped-lost', 'LOST TO FOLLOW-UP'),
    (11, 'stopped-physician', 'PHYSICIAN DECISION')
),

-- Each participant once for each line: 1 if it holds, 0 or nothing if not.
whereabouts as (
  select arm, 2 as line_order, 'treated' as line, is_treated as holds from members
  union all select arm, 3, 'notTreated', not is_treated from members
  union all select arm, 4, 'ongoing', is_treated and DCTREAS is null from members
  union all select arm, 5, 'stopped', is_treated and DCTREAS is not null from members
  union all select arm, line_order, line, is_treated and DCTREAS = reason from members cross join reasons
  union all select arm, 12, 'followed', DCSREAS is null from members
  union all select arm, 13, 'died', DTHDT is not null from members
  union all select arm, 14, 'left-withdrawal', DCSREAS = 'WITHDRAWAL BY SUBJECT' from members
  union all select arm, 15, 'left-lost', DCSREAS = 'LOST TO FOLLOW-UP' from members
  union all select arm, 16, 'newTherapy', USUBJID in (select USUBJID from cm where CMCAT = 'SUBSEQUENT ANTICANCER THERAPY')
    from members
  union all select arm, 17, 'set-itt', ITTFL = 'Y' from members
  union all select arm, 18, 'set-safety', SAFFL = 'Y' from members
  union all select arm, 19, 'set-protocol',
    is_treated and USUBJID not in (select USUBJID from dv where DVCAT = 'MAJOR') from members
),

texts as (
  select arm, 1 as line_order, 'n' as line, printf('%d', participants) as text from sizes
  union all
  select arm, line_order, line, printf('%d (%.1f%%)', sum(holds), 100.0 * sum(holds) / count(*))
  from whereabouts group by arm, line_order, line
  union all
  select arm, 1.5, 'randomized', min(RANDDT) || '–' || max(RANDDT) from members group by arm
)

select line || '-' || arm as id, text
from texts join sizes using (arm)
order by line_order, arm_order;
