-- Table 14.1.1, Demographic and baseline characteristics: the second program.
-- Reads adsl. Run: sqlite3 study.db < t-14-1-1.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with
arms (arm_order, arm, TRT01PN) as (
  values (1, 'treatment', 1), (2, 'control', 2), (3, 'total', 1), (3, 'total', 2)
),

-- The intent-to-treat set. Each participant is in an arm and in the total.
members as (
  select arm_order, arms.arm, AGE, SEX, RACE, COUNTRY, STRAT2R, BMIBL
  from adsl join arms using (TRT01PN) where ITTFL = 'Y'
),

sizes as (
  select arm_order, arm, count(*) as participants from members group by arm_order, arm
),

-- Each participant once for each characteristic: 1 if it holds, 0 if not.
characteristics as (
  select arm, 'under65' as line, AGE < 65 as holds from members
  union all select arm, 'from65', AGE >= 65 from members
  union all select arm, 'female', SEX = 'F' from members
  union all select arm, 'male', SEX = 'M' from members
  union all select arm, 'white', RACE = 'WHITE' from members
  union all select arm, 'asian', RACE = 'ASIAN' from members
  union all select arm, 'black', RACE = 'BLACK OR AFRICAN AMERICAN' from members
  union all select arm, 'raceNotReported', RACE = 'NOT REPORTED' from members
  union all select arm, 'israel', COUNTRY = 'ISR' from members
  union all select arm, 'europe', COUNTRY <> 'ISR' from members
  union all select arm, 'invasionYes', STRAT2R = 'Y' from members
  union all select arm, 'invasionNo', STRAT2R = 'N' from members
),

shares as (
  select arm, line, printf('%d (%.1f%%)', sum(holds), 100.0 * sum(holds) / count(*)) as text
  from characteristics group by arm, line
),

-- places: decimal places of the data. The mean has one more, the standard deviation two more.
measurements as (
  select arm, 'age' as measure, 0 as places, AGE as value from members where AGE is not null
  union all select arm, 'bmi', 1, BMIBL from members where BMIBL is not null
),

means as (
  select arm, measure, places,
    count(*) as known, avg(value) as mean, min(value) as lowest, max(value) as highest
  from measurements group by arm, measure, places
),

deviations as (
  select arm, measure, sqrt(sum((value - mean) * (value - mean)) / (known - 1)) as deviation
  from measurements join means using (arm, measure) group by arm, measure
),

ranked as (
  select arm, measure, value,
    row_number() over (partition by arm, measure order by value) as place,
    count(*) over (partition by arm, measure) as known
  from measurements
),

-- The value in the middle, or the mean of both values in the middle.
medians as (
  select arm, measure, avg(value) as median
  from ranked where place in ((known + 1) / 2, (known + 2) / 2) group by arm, measure
),

summaries as (
  select * from means join deviations using (arm, measure) join medians using (arm, measure)
),

texts as (
  select arm, 'n' as line, printf('%d', participants) as text from sizes
  union all
  select arm, measure || '-known', printf('%d', known) from summaries
  union all
  select arm, measure || '-meanSd', printf('%.*f (%.*f)', places + 1, mean, places + 2, deviation)
  from summaries
  union all
  select arm, measure || '-median', printf('%.*f', places + 1, median) from summaries
  union all
  select arm, measure || '-range', printf('%.*f–%.*f', places, lowest, places, highest) from summaries
  union all
  select arm, line, text from shares
),

lines (line_order, line) as (
  values (1, 'n'),
    (2, 'age-known'), (3, 'age-meanSd'), (4, 'age-median'), (5, 'age-range'),
    (6, 'under65'), (7, 'from65'),
    (8, 'female'), (9, 'male'),
    (10, 'white'), (11, 'asian'), (12, 'black'), (13, 'raceNotReported'),
    (14, 'israel'), (15, 'europe'),
    (16, 'invasionYes'), (17, 'invasionNo'),
    (18, 'bmi-known'), (19, 'bmi-meanSd'), (20, 'bmi-median'), (21, 'bmi-range')
)

select line || '-' || arm as id, text
from lines join texts using (line) join sizes using (arm)
order by line_order, arm_order;
