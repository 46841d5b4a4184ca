-- Table 14.3.1.2, Treatment-emergent adverse events by class and term: the second program.
-- Reads ae and adsl. Run: sqlite3 study.db < t-14-3-2.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with recursive
arms (arm_order, arm, TRT01AN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

safety_set as (
  select arm_order, arms.arm, USUBJID, TRTSDT, TRTEDT from adsl join arms using (TRT01AN) where SAFFL = 'Y'
),

sizes as (
  select arm_order, arm, count(*) as participants from safety_set group by arm_order, arm
),

-- A start without a day: the day of the first dose if that is in the month, else the first of the month.
dated_events as (
  select arm, TRTSDT, TRTEDT, ae.*,
    case
      when length(AESTDTC) = 10 then AESTDTC
      when substr(TRTSDT, 1, 7) = AESTDTC then TRTSDT
      else AESTDTC || '-01'
    end as start_day
  from ae join safety_set using (USUBJID)
),

-- From the first dose until 30 days after the last.
emergent_events as (
  select * from dated_events where start_day between TRTSDT and date(TRTEDT, '+30 days')
),

-- Each event three times: in the line of all events, of its class, and of its term.
-- level: 0 all events, 1 class, 2 term.
counted_events as (
  select arm, USUBJID, 0 as level, '' as class, 'any' as name from emergent_events
  union all select arm, USUBJID, 1, AEBODSYS, AEBODSYS from emergent_events
  union all select arm, USUBJID, 2, AEBODSYS, AEDECOD from emergent_events
),

lines as (
  select level, class, name, count(distinct USUBJID) as people from counted_events group by level, class, name
),

-- The id of a name: small letters, with one hyphen for everything between them.
spelled (name, position, line) as (
  select distinct name, 0, '' from lines
  union all
  select name, position + 1,
    line || case
      when substr(lower(name), position + 1, 1) between 'a' and 'z' then substr(lower(name), position + 1, 1)
      when line like '%-' then ''
      else '-'
    end
  from spelled where position < min(length(name), 200)
),

ids as (
  select name, line from spelled where position = min(length(name), 200)
),

-- Also the lines without an event in the arm.
counts as (
  select arm, level, class, name, count(distinct USUBJID) as people, count(USUBJID) as events
  from lines cross join sizes left join counted_events using (arm, level, class, name)
  group by arm, level, class, name
),

-- Classes in alphabetical order. Terms by the number of participants of both arms, then in
-- alphabetical order.
texts as (
  select arm, '' as class, -1 as level, 0 as people, '' as name, 'n' as line, printf('%d', participants) as text
  from sizes
  union all
  select arm, class, level, lines.people, name, line,
    printf('%d (%.1f%%) %d', counts.people, 100.0 * counts.people / participants, events)
  from counts join sizes using (arm) join lines using (level, class, name) join ids using (name)
)

select line || '-' || arm as id, text
from texts join sizes using (arm)
order by class, level, people desc, name, arm_order;
