-- Table 14.3.1.3, Treatment-emergent adverse events by class, term, and worst grade: the second
-- program.
-- Reads ae and adsl. Run: sqlite3 study.db < t-14-3-1-3.sql (README.md says how to make study.db).
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
  select arm, USUBJID, 0 as level, '' as class, 'any' as name, cast(AETOXGR as integer) as grade from emergent_events
  union all select arm, USUBJID, 1, AEBODSYS, AEBODSYS, cast(AETOXGR as integer) from emergent_events
  union all select arm, USUBJID, 2, AEBODSYS, AEDECOD, cast(AETOXGR as integer) from emergent_events
),

-- Each participant once for each line, with the worst grade.
worst_events as (
  select arm, USUBJID, level, class, name, max(grade) as grade
  from counted_events group by arm, USUBJID, level, class, name
),

grades (grade) as (
  values (1), (2), (3), (4), (5)
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

-- Also the lines without an event of the grade in the arm.
counts as (
  select arm, grade, level, class, name, count(USUBJID) as people
  from lines cross join sizes cross join grades left join worst_events using (arm, grade, level, class, name)
  group by arm, grade, level, class, name
),

-- Classes in alphabetical order. Terms by the number of participants of both arms, then in
-- alphabetical order.
texts as (
  select arm, 1 as grade, '' as class, -1 as level, 0 as people, '' as name, 'n-' || arm as id,
    printf('%d', participants) as text
  from sizes
  union all
  select arm, grade, class, level, lines.people, name, line || '-' || arm || '-grade' || grade,
    printf('%d (%.1f%%)', counts.people, 100.0 * counts.people / participants)
  from counts join sizes using (arm) join lines using (level, class, name) join ids using (name)
)

select id, text
from texts join sizes using (arm)
order by class, level, people desc, name, arm_order, grade;
