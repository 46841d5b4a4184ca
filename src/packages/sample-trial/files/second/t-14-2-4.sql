-- Table 14.2.4, Best overall response: the second program.
-- Reads adrs. Run: sqlite3 study.db < t-14-2-4.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with recursive
arms (arm_order, arm, TRTPN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

best as (
  select arm, AVALC as response from adrs join arms using (TRTPN) where PARAMCD = 'BOR' and ITTFL = 'Y'
),

-- Each participant once for each line: 1 if it holds, 0 if not.
kinds as (
  select arm, 2 as line_order, 'best-cr' as line, response = 'CR' as holds from best
  union all select arm, 3, 'best-pr', response = 'PR' from best
  union all select arm, 4, 'best-sd', response = 'SD' from best
  union all select arm, 5, 'best-noncrnonpd', response = 'NON-CR/NON-PD' from best
  union all select arm, 6, 'best-pd', response = 'PD' from best
  union all select arm, 7, 'best-ne', response = 'NE' from best
  union all select arm, 8, 'objective', response in ('CR', 'PR') from best
  union all select arm, 10, 'control', response in ('CR', 'PR', 'SD', 'NON-CR/NON-PD') from best
),

counts as materialized (
  select arm, line_order, line, sum(holds) as people, count(*) as participants
  from kinds group by arm, line_order, line
),

----- Exact limits of Clopper and Pearson

log_factorials (n, value) as (
  values (0, 0.0)
  union all
  select n + 1, value + ln(n + 1) from log_factorials where n < 500
),

-- The logarithm of the number of ways to choose so many of the participants.
ways as materialized (
  select participants, part.n as k, whole.value - part.value - rest.value as log_ways
  from (select distinct participants from counts)
    join log_factorials as whole on whole.n = participants
    join log_factorials as part on part.n <= participants
    join log_factorials as rest on rest.n = participants - part.n
),

-- The limit at which a count as far or farther out has a probability of 2.5%, by halving 50 times: low
-- grows by half of the rest as long as the limit is above the middle.
-- side: 1 lower limit, by the upper tail; 2 upper limit, by the lower tail.
halving (step, side, arm, line, people, participants, low) as (
  select 0, side, arm, line, people, participants, 0.0
  from counts cross join (select 1 as side union all select 2) where line in ('objective', 'control')
  union all
  select step + 1, side, arm, line, people, participants,
    low + pow(0.5, step + 1) * (
      select iif(side = 1, tail < 0.025, tail > 0.025) from (
        select sum(exp(log_ways + k * ln(low + pow(0.5, step + 1))
          + (halving.participants - k) * ln(1 - low - pow(0.5, step + 1)))) as tail
        from ways
        where ways.participants = halving.participants
          and iif(side = 1, k >= people, k <= people)
      )
    )
  from halving where step < 50
),

limits as (
  select arm, line,
    max(iif(people = 0, 0.0, low)) filter (where side = 1) as lower,
    max(iif(people = participants, 1.0, low)) filter (where side = 2) as upper
  from halving where step = 50 group by arm, line
),

texts as (
  select arm, 1 as line_order, 'n' as line, printf('%d', count(*)) as text from best group by arm
  union all
  select arm, line_order, line, printf('%d (%.1f%%)', people, 100.0 * people / participants) from counts
  union all
  select arm, line_order + 1, line || 'Limits', printf('%.1f–%.1f', 100 * lower, 100 * upper)
  from limits join counts using (arm, line)
)

select line || '-' || arm as id, text
from texts join arms using (arm)
order by line_order, arm_order;
