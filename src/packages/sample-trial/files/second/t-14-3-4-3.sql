-- Table 14.3.4.3, Laboratory: from the grade at baseline to the worst grade on treatment: the second
-- program.
-- Reads adsl and lb. Run: sqlite3 study.db < t-14-3-4-3.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with
arms (arm_order, arm, TRT01AN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

tests (test_order, test) as (
  values (1, 'ALT'), (2, 'AST'), (3, 'ALP'), (4, 'BILI'), (5, 'CREAT'), (6, 'INR'), (7, 'ALB'), (8, 'HGB'),
    (9, 'PLAT'), (10, 'NEUT')
),

-- The limits above which a grade begins, CTCAE 5.0. unit: multiples of the upper limit of normal, or of
-- nothing; a baseline above normal takes the place of that limit in the tests that have multiples of it.
high_limits (test, grade, kind, multiple, of_baseline) as (
  values
    ('ALT', 1, 'normal', 1, 1.5), ('ALT', 2, 'normal', 3, 3), ('ALT', 3, 'normal', 5, 5), ('ALT', 4, 'normal', 20, 20),
    ('AST', 1, 'normal', 1, 1.5), ('AST', 2, 'normal', 3, 3), ('AST', 3, 'normal', 5, 5), ('AST', 4, 'normal', 20, 20),
    ('ALP', 1, 'normal', 1, 2), ('ALP', 2, 'normal', 2.5, 2.5), ('ALP', 3, 'normal', 5, 5), ('ALP', 4, 'normal', 20, 20),
    ('BILI', 1, 'normal', 1, 1), ('BILI', 2, 'normal', 1.5, 1.5), ('BILI', 3, 'normal', 3, 3),
    ('BILI', 4, 'normal', 10, 10),
    ('CREAT', 1, 'normal', 1, null), ('CREAT', 2, 'normal', 1.5, null), ('CREAT', 3, 'normal', 3, null),
    ('CREAT', 4, 'normal', 6, null),
    ('INR', 1, 'value', 1.2, null), ('INR', 2, 'value', 1.5, null), ('INR', 3, 'value', 2.5, null)
),

-- The limits below which a grade begins. Nothing: the lower limit of normal.
low_limits (test, grade, least) as (
  values
    ('ALB', 1, null), ('ALB', 2, 30), ('ALB', 3, 20),
    ('HGB', 1, null), ('HGB', 2, 100), ('HGB', 3, 80),
    ('PLAT', 1, null), ('PLAT', 2, 75), ('PLAT', 3, 50), ('PLAT', 4, 25),
    ('NEUT', 1, null), ('NEUT', 2, 1.5), ('NEUT', 3, 1), ('NEUT', 4, 0.5)
),

results as materialized (
  select arms.arm, USUBJID, LBTESTCD as test, LBSEQ, LBDTC, LBSTRESN as value, LBSTNRLO as low, LBSTNRHI as high,
    LBLOBXFL = 'Y' as is_baseline,
    LBDTC > TRTSDT and LBDTC <= date(TRTEDT, '+30 days') as is_under_treatment
  from lb join adsl using (USUBJID) join arms using (TRT01AN)
  where SAFFL = 'Y' and LBSTRESN is not null
),

baselines as materialized (
  select USUBJID, test, value as base from results where is_baseline
),

graded as materialized (
  select results.*,
    max(
      coalesce((
        select max(grade) from high_limits as one
        where one.test = results.test and value > case
          when kind = 'value' then multiple
          when of_baseline is not null and base > high then of_baseline * base
          else multiple * high
        end
      ), 0),
      coalesce((
        select max(grade) from low_limits as one
        where one.test = results.test and value < coalesce(least, low)
      ), 0)
    ) as grade
  from results join tests using (test) left join baselines using (USUBJID, test)
),

shifts as (
  select arm, test, USUBJID,
    max(grade) filter (where is_baseline) as baseline, max(grade) filter (where is_under_treatment) as worst
  from graded group by arm, test, USUBJID
  having sum(is_baseline) > 0 and sum(is_under_treatment) > 0
),

-- A line for each grade that somebody has at baseline in either arm.
lines as (
  select distinct test, baseline from shifts
),

grades (worst) as (
  values (0), (1), (2), (3), (4)
)

select lower(test) || '-' || baseline || '-' || arm || '-' || worst as id, printf('%d', count(USUBJID)) as text
from lines join tests using (test) cross join arms cross join grades left join shifts using (test, baseline, arm, worst)
group by test_order, test, baseline, arm_order, arm, worst
order by test_order, baseline, arm_order, worst;
