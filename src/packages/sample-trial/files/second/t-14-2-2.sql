-- Table 14.2.2, Overall survival, sensitivity and supplementary analyses: the second program.
-- Reads adtte. Run: sqlite3 study.db < t-14-2-2.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with recursive
arms (arm_order, arm, TRTPN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

-- The 97.5th percentile of the standard normal distribution, for 95% confidence limits.
normal (z) as (
  values (1.959963984540054)
),

analyses (line_order, analysis, PARAMCD, population, model) as (
  values (1, 'primary', 'OS', 'ITTFL', 'marginal'),
    (2, 'leftAsDeath', 'OSLEFT', 'ITTFL', 'marginal'),
    (3, 'stratified', 'OS', 'ITTFL', 'stratified'),
    (4, 'newTherapyCensored', 'OSNAT', 'ITTFL', 'marginal'),
    (5, 'protocolSet', 'OS', 'PPROTFL', 'marginal')
),

observations as materialized (
  select analysis, model, arm, AVAL as time, CNSR = 0 as event, STRATAR as stratum
  from adtte join arms using (TRTPN) join analyses using (PARAMCD)
  where iif(population = 'ITTFL', ITTFL, PPROTFL) = 'Y'
),

-- A marginal model has one stratum. The stratified model and every test have the strata of the
-- randomization.
compared as materialized (
  select analysis, 'cox' as method, iif(model = 'stratified', stratum, '') as stratum, arm, time, event
  from observations
  union all select analysis, 'log-rank', stratum, arm, time, event from observations
),

moments as (
  select distinct analysis, method, stratum, time from compared where event
),

risk_sets as materialized (
  select analysis, method, stratum, moment.time,
    sum(arm = 'treatment') as at_risk_treatment,
    sum(arm = 'control') as at_risk_control,
    sum(arm = 'treatment' and event and later.time = moment.time) as events_treatment,
    sum(arm = 'control' and event and later.time = moment.time) as events_control
  from moments as moment join compared as later using (analysis, method, stratum)
  where later.time >= moment.time
  group by analysis, method, stratum, moment.time
),

-- 0, 1, 2 and so on: more than there are events at one time.
numbers (k) as (
  values (0) union all select k + 1 from numbers where k < 200
),

-- Efron's method for ties. Of d events at one time, the first meets the whole risk set; for each
-- further one, another d-th part of those with an event has left it.
efron as materialized (
  select analysis,
    at_risk_treatment - 1.0 * k / (events_treatment + events_control) * events_treatment as treatment,
    at_risk_control - 1.0 * k / (events_treatment + events_control) * events_control as control
  from risk_sets join numbers on k < events_treatment + events_control
  where method = 'cox'
),

observed as materialized (
  select analysis, sum(events_treatment) as events from risk_sets where method = 'cox' group by analysis
),

-- Newton's method for the log hazard ratio: each step adds the score divided by the information.
newton (analysis, step, beta) as (
  select analysis, 0, 0.0 from analyses
  union all
  select analysis, step + 1, beta + (
    select (events - sum(exp(beta) * treatment / (exp(beta) * treatment + control)))
      / sum(exp(beta) * treatment * control / pow(exp(beta) * treatment + control, 2))
    from efron join observed using (analysis)
    where efron.analysis = newton.analysis
  )
  from newton where step < 15
),

estimates as (
  select analysis, beta,
    1 / sqrt(sum(exp(beta) * treatment * control / pow(exp(beta) * treatment + control, 2))) as error
  from newton join efron using (analysis) where step = 15 group by analysis, beta
),

-- The variance is hypergeometric.
log_rank as (
  select analysis, events_treatment as observed, 1.0 * events * at_risk_treatment / people as expected,
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
chi_squared (analysis, half) as (
  select analysis, min(pow(sum(observed) - sum(expected), 2) / sum(variance) / 2, 50.0)
  from log_rank group by analysis
),

-- The error function of the root of half, by a series of positive terms (Abramowitz and Stegun,
-- 7.1.6). One minus that is the upper tail of chi-squared with one degree of freedom.
error_function (analysis, n, half, term, total) as (
  select analysis, 0, half, 2 * sqrt(half / pi()) * exp(-half), 2 * sqrt(half / pi()) * exp(-half)
  from chi_squared
  union all
  select analysis, n + 1, half, term * 2 * half / (2 * n + 3), total + term * 2 * half / (2 * n + 3)
  from error_function where n < 200
),

tests (analysis, p) as (
  select analysis, 1 - total from error_function where n = 200
),

texts as (
  select analysis, arm_order as column_order, arm as column_name, printf('%d/%d', sum(event), count(*)) as text
  from observations join arms using (arm) group by analysis, arm_order, arm
  union all
  select analysis, 3, 'ratio',
    printf('%.2f (%.2f–%.2f)', exp(beta), exp(beta - z * error), exp(beta + z * error))
  from estimates cross join normal
  union all
  select analysis, 4, 'p', iif(p < 0.001, '<0.001', printf('%.3f', p)) from tests
)

select analysis || '-' || column_name as id, text
from analyses join texts using (analysis)
order by line_order, column_order;
