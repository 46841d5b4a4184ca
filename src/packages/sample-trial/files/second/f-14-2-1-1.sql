-- Figure 14.2.1.1, Overall survival, hazard ratio in subgroups: the second program.
-- Reads adtte. Run: sqlite3 study.db < f-14-2-1-1.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the figure, with its id and its text as printed.

with recursive
arms (arm_order, arm, TRTPN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

-- The 97.5th percentile of the standard normal distribution, for 95% confidence limits.
normal (z) as (
  values (1.959963984540054)
),

subgroups (line_order, subgroup, factor, level) as (
  values (1, 'everyone', '', ''),
    (2, 'israel', 'region', 'Israel'), (3, 'europe', 'region', 'Europe'),
    (4, 'invasionYes', 'invasion', 'Y'), (5, 'invasionNo', 'invasion', 'N'),
    (6, 'under65', 'age', '<65'), (7, 'from65', 'age', '>=65'),
    (8, 'female', 'sex', 'F'), (9, 'male', 'sex', 'M')
),

observations as materialized (
  select subgroup, arm, AVAL as time, CNSR = 0 as event
  from adtte join arms using (TRTPN) join subgroups on level = case factor
    when 'region' then REGION1
    when 'invasion' then STRAT2R
    when 'age' then AGEGR1
    when 'sex' then SEX
    else ''
  end
  where PARAMCD = 'OS' and ITTFL = 'Y'
),

moments as (
  select distinct subgroup, time from observations where event
),

risk_sets as materialized (
  select subgroup, moment.time,
    sum(arm = 'treatment') as at_risk_treatment,
    sum(arm = 'control') as at_risk_control,
    sum(arm = 'treatment' and event and later.time = moment.time) as events_treatment,
    sum(arm = 'control' and event and later.time = moment.time) as events_control
  from moments as moment join observations as later using (subgroup)
  where later.time >= moment.time
  group by subgroup, moment.time
),

-- 0, 1, 2 and so on: more than there are events at one time.
numbers (k) as (
  values (0) union all select k + 1 from numbers where k < 200
),

-- Efron's method for ties. Of d events at one time, the first meets the whole risk set; for each
-- further one, another d-th part of those with an event has left it.
efron as materialized (
  select subgroup,
    at_risk_treatment - 1.0 * k / (events_treatment + events_control) * events_treatment as treatment,
    at_risk_control - 1.0 * k / (events_treatment + events_control) * events_control as control
  from risk_sets join numbers on k < events_treatment + events_control
),

observed as materialized (
  select subgroup, sum(events_treatment) as events from risk_sets group by subgroup
),

-- Newton's method for the log hazard ratio: each step adds the score divided by the information.
newton (subgroup, step, beta) as (
  select subgroup, 0, 0.0 from subgroups
  union all
  select subgroup, step + 1, beta + (
    select (events - sum(exp(beta) * treatment / (exp(beta) * treatment + control)))
      / sum(exp(beta) * treatment * control / pow(exp(beta) * treatment + control, 2))
    from efron join observed using (subgroup)
    where efron.subgroup = newton.subgroup
  )
  from newton where step < 15
),

estimates as (
  select subgroup, beta,
    1 / sqrt(sum(exp(beta) * treatment * control / pow(exp(beta) * treatment + control, 2))) as error
  from newton join efron using (subgroup) where step = 15 group by subgroup, beta
),

texts as (
  select subgroup, arm_order as column_order, arm as column_name, printf('%d/%d', sum(event), count(*)) as text
  from observations join arms using (arm) group by subgroup, arm_order, arm
  union all
  select subgroup, 3, 'ratio',
    printf('%.2f (%.2f–%.2f)', exp(beta), exp(beta - z * error), exp(beta + z * error))
  from estimates cross join normal
)

select subgroup || '-' || column_name as id, text
from subgroups join texts using (subgroup)
order by line_order, column_order;
