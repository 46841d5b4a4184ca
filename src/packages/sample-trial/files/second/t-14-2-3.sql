-- Table 14.2.3, Progression-free survival: the second program.
-- Reads adtte. Run: sqlite3 study.db < t-14-2-3.sql (README.md says how to make study.db).
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
  select arm, AVAL as time, CNSR = 0 as event, STRATAR as stratum, EVNTDESC as ending
  from adtte join arms using (TRTPN)
  where PARAMCD = 'PFS' and ITTFL = 'Y'
),

counts as (
  select arm, count(*) as participants, sum(event) as events from observations group by arm
),

----- Kaplan-Meier estimates

event_times as (
  select distinct arm, time from observations where event
),

at_risk as (
  select arm, moment.time, count(*) as people, sum(later.time = moment.time and event) as events
  from event_times as moment join observations as later using (arm)
  where later.time >= moment.time
  group by arm, moment.time
),

-- The product of the shares that survive each time, and Greenwood's sum. When nobody is left, the
-- product is exp(-1e9), which is 0.
curve as (
  select arm, time,
    exp(sum(iif(people > events, ln(1.0 - 1.0 * events / people), -1e9)) over earlier) as survival,
    sum(iif(people > events, 1.0 * events / (people * (people - events)), 0)) over earlier as greenwood
  from at_risk
  window earlier as (partition by arm order by time)
),

-- Limits on the log(-log) scale.
limits as (
  select arm, time, survival,
    case when survival > 0 then pow(survival, exp(z * sqrt(greenwood) / abs(ln(survival)))) else 0 end as lower,
    case when survival > 0 then pow(survival, exp(-z * sqrt(greenwood) / abs(ln(survival)))) else 0 end as upper
  from curve cross join normal
),

-- The first times at which the curve and its limits are at most one half, beyond the error of
-- adding logarithms. Where one runs at exactly one half, the middle of that stretch. Nothing if one
-- half is not reached.
stretches as (
  select *, lead(time, 1, time) over (partition by arm order by time) as next from limits
),

medians as (
  select arm,
    min(iif(survival > 0.5 - 1e-8, (time + next) / 2, time)) filter (where survival <= 0.5 + 1e-8) as median,
    min(iif(lower > 0.5 - 1e-8, (time + next) / 2, time)) filter (where lower <= 0.5 + 1e-8) as lower,
    min(iif(upper > 0.5 - 1e-8, (time + next) / 2, time)) filter (where upper <= 0.5 + 1e-8) as upper
  from stretches group by arm
),

months (month) as (
  values (6), (12)
),

-- The last step until the month. In SQLite, the columns beside max() are those of its row.
landmarks as (
  select arms.arm, month, max(time) as time,
    coalesce(survival, 1) as survival, coalesce(lower, 1) as lower, coalesce(upper, 1) as upper
  from arms cross join months left join limits on limits.arm = arms.arm and time <= month
  group by arms.arm, month
),

----- Cox model and log-rank test

-- The model has one stratum, the test has those of the randomization.
compared as materialized (
  select 'cox' as method, '' as stratum, arm, time, event from observations
  union all select 'log-rank', stratum, arm, time, event from observations
),

moments as (
  select distinct method, stratum, time from compared where event
),

risk_sets as materialized (
  select method, stratum, moment.time,
    sum(arm = 'treatment') as at_risk_treatment,
    sum(arm = 'control') as at_risk_control,
    sum(arm = 'treatment' and event and later.time = moment.time) as events_treatment,
    sum(arm = 'control' and event and later.time = moment.time) as events_control
  from moments as moment join compared as later using (method, stratum)
  where later.time >= moment.time
  group by method, stratum, moment.time
),

-- 0, 1, 2 and so on: more than there are events at one time.
numbers (k) as (
  values (0) union all select k + 1 from numbers where k < 200
),

-- Efron's method for ties. Of d events at one time, the first meets the whole risk set; for each
-- further one, another d-th part of those with an event has left it.
efron as materialized (
  select
    at_risk_treatment - 1.0 * k / (events_treatment + events_control) * events_treatment as treatment,
    at_risk_control - 1.0 * k / (events_treatment + events_control) * events_control as control
  from risk_sets join numbers on k < events_treatment + events_control
  where method = 'cox'
),

observed (events) as (
  select sum(events_treatment) from risk_sets where method = 'cox'
),

-- Newton's method for the log hazard ratio: each step adds the score divided by the information.
newton (step, beta) as (
  values (0, 0.0)
  union all
  select step + 1, beta + (
    select (events - sum(exp(beta) * treatment / (exp(beta) * treatment + control)))
      / sum(exp(beta) * treatment * control / pow(exp(beta) * treatment + control, 2))
    from efron cross join observed
  )
  from newton where step < 15
),

estimate as (
  select beta, 1 / sqrt(sum(exp(beta) * treatment * control / pow(exp(beta) * treatment + control, 2))) as error
  from newton cross join efron where step = 15 group by beta
),

-- The variance is hypergeometric.
log_rank as (
  select events_treatment as observed, 1.0 * events * at_risk_treatment / people as expected,
    case when people > 1
      then 1.0 * events * at_risk_treatment * at_risk_control * (people - events)
        / (1.0 * people * people * (people - 1))
      else 0
    end as variance
  from (
    select *, at_risk_treatment + at_risk_control as people, events_treatment + events_control as events
    from risk_sets where method = 'log-rank'
  )
),

-- Half of chi-squared. Above 50, p is so small that it is printed in the same way.
chi_squared (half) as (
  select min(pow(sum(observed) - sum(expected), 2) / sum(variance) / 2, 50.0) from log_rank
),

-- The error function of the root of half, by a series of positive terms (Abramowitz and Stegun,
-- 7.1.6). One minus that is the upper tail of chi-squared with one degree of freedom.
error_function (n, half, term, total) as (
  select 0, half, 2 * sqrt(half / pi()) * exp(-half), 2 * sqrt(half / pi()) * exp(-half) from chi_squared
  union all
  select n + 1, half, term * 2 * half / (2 * n + 3), total + term * 2 * half / (2 * n + 3)
  from error_function where n < 200
),

test (p) as (
  select 1 - total from error_function where n = 200
),

----- The cells

-- Each participant once for each line: 1 if it holds, 0 if not.
kinds as (
  select arm, 2 as line_order, 'pfsEvents' as line, event as holds from observations
  union all select arm, 3, 'pfsProgression', ending = 'DISEASE PROGRESSION' from observations
  union all select arm, 4, 'pfsDeath', ending = 'DEATH' from observations
  union all select arm, 5, 'pfsCensored', not event from observations
  union all select arm, 6, 'pfsNoEvent', ending = 'WITHOUT PROGRESSION AT THE LAST ASSESSMENT' from observations
  union all select arm, 7, 'pfsTherapy', ending = 'NEW ANTICANCER THERAPY' from observations
  union all select arm, 8, 'pfsMissed', ending = 'TWO OR MORE ASSESSMENTS MISSED' from observations
  union all select arm, 9, 'pfsUnseen', ending = 'NO ASSESSMENT AFTER RANDOMIZATION' from observations
),

texts as (
  select 1 as line_order, 'participants' as line, arm, printf('%d', participants) as text from counts
  union all
  select line_order, line, arm, printf('%d (%.1f%%)', sum(holds), 100.0 * sum(holds) / count(*))
  from kinds group by line_order, line, arm
  union all
  select 10, 'pfsMedian', arm,
    printf('%s (%s–%s)',
      iif(median is null, 'NR', printf('%.1f', median)),
      iif(lower is null, 'NR', printf('%.1f', lower)),
      iif(upper is null, 'NR', printf('%.1f', upper)))
  from medians
  union all
  select 10 + month, 'pfsAt' || month, arm,
    printf('%.1f (%.1f–%.1f)', 100 * survival, 100 * lower, 100 * upper)
  from landmarks
  union all
  select 30, 'pfs-ratio', null,
    printf('%.2f (%.2f–%.2f)', exp(beta), exp(beta - z * error), exp(beta + z * error))
  from estimate cross join normal
  union all
  select 31, 'pfs-p', null, iif(p < 0.001, '<0.001', printf('%.3f', p)) from test
)

select line || coalesce('-' || arm, '') as id, text
from texts left join arms using (arm)
order by line_order, arm_order;
