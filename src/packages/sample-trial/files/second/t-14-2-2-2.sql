-- Table 14.2.2.2, Overall survival, tipping point: the second program of its p values.
-- Reads adtte. Run: sqlite3 study.db < t-14-2-2-2.sql (README.md says how to make study.db).
-- Result: a row for each p value, with its id and its text as printed.

with recursive
arms (arm, TRTPN) as (
  values ('treatment', 1), ('control', 2)
),

observations as materialized (
  select USUBJID, arm, STRATAR as stratum, AVAL as time, CNSR = 0 as event, ADT,
    CNSR = 1 and EVNTDESC in ('WITHDRAWAL BY SUBJECT', 'LOST TO FOLLOW-UP') as has_left
  from adtte join arms using (TRTPN)
  where PARAMCD = 'OS' and ITTFL = 'Y'
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

deaths (dead) as (
  values (0) union all select dead + 1 from deaths where dead < 9
),

survivors (alive) as (
  values (0) union all select alive + 1 from survivors where alive < 4
),

-- Death is on the day last known alive. Who lives is followed until the data cut, 2024-03-31.
replaced as materialized (
  select dead, alive, stratum, arm,
    event or (arm = 'treatment' and coalesce(place <= dead, 0)) as event,
    time + iif(arm = 'control' and coalesce(place <= alive, 0),
      (julianday('2024-03-31') - julianday(ADT)) / 30.4375, 0) as time
  from observations left join ranked using (USUBJID) cross join deaths cross join survivors
),

moments as (
  select distinct dead, alive, stratum, time from replaced where event
),

risk_sets as materialized (
  select dead, alive, stratum, moment.time,
    count(*) as people,
    sum(arm = 'treatment') as people_treatment,
    sum(event and later.time = moment.time) as events,
    sum(arm = 'treatment' and event and later.time = moment.time) as events_treatment
  from moments as moment join replaced as later using (dead, alive, stratum)
  where later.time >= moment.time
  group by dead, alive, stratum, moment.time
),

-- The variance is hypergeometric.
log_rank as (
  select dead, alive, events_treatment as observed, 1.0 * events * people_treatment / people as expected,
    case when people > 1
      then 1.0 * events * people_treatment * (people - people_treatment) * (people - events)
        / (1.0 * people * people * (people - 1))
      else 0
    end as variance
  from risk_sets
),

-- Half of chi-squared. Above 50, p is so small that it is printed in the same way.
chi_squared as (
  select dead, alive, min(pow(sum(observed) - sum(expected), 2) / sum(variance) / 2, 50.0) as half
  from log_rank group by dead, alive
),

-- The error function of the root of half, by a series of positive terms (Abramowitz and Stegun,
-- 7.1.6). One minus that is the upper tail of chi-squared with one degree of freedom.
error_function (dead, alive, n, half, term, total) as (
  select dead, alive, 0, half, 2 * sqrt(half / pi()) * exp(-half), 2 * sqrt(half / pi()) * exp(-half)
  from chi_squared
  union all
  select dead, alive, n + 1, half, term * 2 * half / (2 * n + 3), total + term * 2 * half / (2 * n + 3)
  from error_function where n < 200
)

select printf('dead%d-alive%d-p', dead, alive) as id,
  iif(1 - total < 0.001, '<0.001', printf('%.3f', 1 - total)) as text
from error_function where n = 200
order by dead, alive;
