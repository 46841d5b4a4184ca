-- Table 14.2.2.1, Overall survival, tipping-point analysis: the second program.
-- Reads adtte. Run: sqlite3 study.db < t-14-2-2-1.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with recursive
arms (arm_order, arm, TRTPN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

-- The 97.5th percentile of the standard normal distribution, for 95% confidence limits.
normal (z) as (
  values (1.959963984540054)
),

observations as materialized (
  select USUBJID, arm, STRATAR as stratum, AVAL as time, CNSR = 0 as event, ADT,
    CNSR = 1 and EVNTDESC in ('WITHDRAWAL BY SUBJECT', 'LOST TO FOLLOW-UP') as has_left,
    CNSR = 1 and EVNTDESC = 'ALIVE AT DATA CUT' as is_alive
  from adtte join arms using (TRTPN)
  where PARAMCD = 'OS' and ITTFL = 'Y'
),

counts as (
  select arm, count(*) as participants, sum(event) as events, sum(has_left) as has_left, sum(is_alive) as is_alive
  from observations group by arm
),

-- On MCR-117 those who left die first, then those with the shortest follow-up. On placebo those
-- with the longest time until the data cut live first.
ranked as materialized (
  select USUBJID, row_number() over (order by has_left desc, time, USUBJID) as place
  from observations where arm = 'treatment' and not event
  union all
  select USUBJID, row_number() over (order by ADT, USUBJID)
  from observations where arm = 'control' and has_left
),

totals (left_treatment, left_control, censored_treatment) as (
  select sum(has_left) filter (where arm = 'treatment'), sum(has_left) filter (where arm = 'control'),
    sum(not event) filter (where arm = 'treatment')
  from observations
),

-- From the worst case on, one death after the other among those alive at the data cut.
beyond (deaths) as (
  values (0)
  union all
  select deaths + 1 from beyond cross join totals where deaths < censored_treatment - left_treatment
),

scenarios (scenario, dead, alive) as materialized (
  select 'asCensored', 0, 0
  union all select 'leftDead', left_treatment, 0 from totals
  union all select 'leftAlive', 0, left_control from totals
  union all select 'worstCase', left_treatment, left_control from totals
  union all select 'beyond' || deaths, left_treatment + deaths, left_control from beyond cross join totals
),

-- Death is on the day last known alive. Who lives is followed until the data cut, 2024-03-31.
replaced as materialized (
  select scenario, stratum, arm,
    event or (arm = 'treatment' and coalesce(place <= dead, 0)) as event,
    time + iif(arm = 'control' and coalesce(place <= alive, 0),
      (julianday('2024-03-31') - julianday(ADT)) / 30.4375, 0) as time
  from observations left join ranked using (USUBJID) cross join scenarios
),

----- The log-rank test in the strata of the randomization

moments as (
  select distinct scenario, stratum, time from replaced where event
),

risk_sets as materialized (
  select scenario, stratum, moment.time,
    count(*) as people,
    sum(arm = 'treatment') as people_treatment,
    sum(event and later.time = moment.time) as events,
    sum(arm = 'treatment' and event and later.time = moment.time) as events_treatment
  from moments as moment join replaced as later using (scenario, stratum)
  where later.time >= moment.time
  group by scenario, stratum, moment.time
),

-- The variance is hypergeometric.
log_rank as (
  select scenario, events_treatment as observed, 1.0 * events * people_treatment / people as expected,
    case when people > 1
      then 1.0 * events * people_treatment * (people - people_treatment) * (people - events)
        / (1.0 * people * people * (people - 1))
      else 0
    end as variance
  from risk_sets
),

-- Half of chi-squared. Above 50, p is so small that it is printed in the same way.
chi_squared as (
  select scenario, min(pow(sum(observed) - sum(expected), 2) / sum(variance) / 2, 50.0) as half
  from log_rank group by scenario
),

-- The error function of the root of half, by a series of positive terms (Abramowitz and Stegun,
-- 7.1.6). One minus that is the upper tail of chi-squared with one degree of freedom.
error_function (scenario, n, half, term, total) as (
  select scenario, 0, half, 2 * sqrt(half / pi()) * exp(-half), 2 * sqrt(half / pi()) * exp(-half)
  from chi_squared
  union all
  select scenario, n + 1, half, term * 2 * half / (2 * n + 3), total + term * 2 * half / (2 * n + 3)
  from error_function where n < 200
),

tests as materialized (
  select scenario, 1 - total as p from error_function where n = 200
),

tipping (deaths) as materialized (
  select min(deaths) from beyond join tests on scenario = 'beyond' || deaths where p >= 0.05
),

----- The Cox model of the scenarios that are printed, without strata

printed (line_order, line, scenario) as materialized (
  values (3, 'asCensored', 'asCensored'), (4, 'leftDead', 'leftDead'), (5, 'leftAlive', 'leftAlive'),
    (6, 'worstCase', 'worstCase')
  union all
  select 8, 'tipped', 'beyond' || coalesce(deaths, (select max(deaths) from beyond)) from tipping
),

cox_moments as (
  select distinct scenario, time from replaced join printed using (scenario) where event
),

cox_sets as materialized (
  select scenario, moment.time,
    sum(arm = 'treatment') as at_risk_treatment,
    sum(arm = 'control') as at_risk_control,
    sum(arm = 'treatment' and event and later.time = moment.time) as events_treatment,
    sum(arm = 'control' and event and later.time = moment.time) as events_control
  from cox_moments as moment join replaced as later using (scenario)
  where later.time >= moment.time
  group by scenario, moment.time
),

-- 0, 1, 2 and so on: more than there are events at one time.
numbers (k) as (
  values (0) union all select k + 1 from numbers where k < 200
),

-- Efron's method for ties. Of d events at one time, the first meets the whole risk set; for each
-- further one, another d-th part of those with an event has left it.
efron as materialized (
  select scenario,
    at_risk_treatment - 1.0 * k / (events_treatment + events_control) * events_treatment as treatment,
    at_risk_control - 1.0 * k / (events_treatment + events_control) * events_control as control
  from cox_sets join numbers on k < events_treatment + events_control
),

deaths as materialized (
  select scenario, sum(event) as deaths from replaced join printed using (scenario)
  where arm = 'treatment' group by scenario
),

-- Newton's method for the log hazard ratio: each step adds the score divided by the information.
newton (scenario, step, beta) as (
  select scenario, 0, 0.0 from printed
  union all
  select scenario, step + 1, beta + (
    select (deaths - sum(exp(beta) * treatment / (exp(beta) * treatment + control)))
      / sum(exp(beta) * treatment * control / pow(exp(beta) * treatment + control, 2))
    from efron join deaths using (scenario)
    where efron.scenario = newton.scenario
  )
  from newton where step < 15
),

estimates as (
  select scenario, beta,
    1 / sqrt(sum(exp(beta) * treatment * control / pow(exp(beta) * treatment + control, 2))) as error
  from newton join efron using (scenario) where step = 15 group by scenario, beta
),

----- The cells

texts (line_order, line, column_order, column_name, text) as (
  select 1, 'leftEarly', arm_order, arm, printf('%d (%.1f%%)', has_left, 100.0 * has_left / participants)
  from counts join arms using (arm)
  union all
  select 2, 'stillAlive', arm_order, arm, printf('%d (%.1f%%)', is_alive, 100.0 * is_alive / participants)
  from counts join arms using (arm)
  union all
  select line_order, line, 1, 'treatment', printf('%d/%d', deaths, participants)
  from printed join deaths using (scenario) join counts on arm = 'treatment'
  union all
  select line_order, line, 2, 'control', printf('%d/%d', events, participants)
  from printed join counts on arm = 'control'
  union all
  select line_order, line, 3, 'ratio',
    printf('%.2f (%.2f–%.2f)', exp(beta), exp(beta - z * error), exp(beta + z * error))
  from printed join estimates using (scenario) cross join normal
  union all
  select line_order, line, 4, 'p', iif(p < 0.001, '<0.001', printf('%.3f', p))
  from printed join tests using (scenario)
  union all
  select 7, 'needed', 1, 'treatment',
    iif(deaths is null, 'NR', printf('%d (%.1f%%)', deaths, 100.0 * deaths / is_alive))
  from tipping join counts on arm = 'treatment'
)

select line || '-' || column_name as id, text from texts order by line_order, column_order;
