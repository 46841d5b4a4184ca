-- Table 14.3.5, Extent of exposure: the second program.
-- Reads adsl and ex. Run: sqlite3 study.db < t-14-3-5.sql (README.md says how to make study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with
arms (arm_order, arm, TRT01AN) as (
  values (1, 'treatment', 1), (2, 'control', 2)
),

safety_set as (
  select arms.arm, USUBJID from adsl join arms using (TRT01AN) where SAFFL = 'Y'
),

sizes as (
  select arm, count(*) as participants from safety_set group by arm
),

intervals as (
  select USUBJID, EXDOSE, EXSTDTC, EXENDTC, julianday(EXENDTC) - julianday(EXSTDTC) + 1 as days from ex
),

exposures as (
  select arm, USUBJID,
    julianday(max(EXENDTC)) - julianday(min(EXSTDTC)) + 1 as duration,
    sum(days) as dosed, sum(days * EXDOSE) as amount
  from intervals join safety_set using (USUBJID) group by arm, USUBJID
),

-- places: decimal places of the data. The mean has one more, the standard deviation two more.
measurements as (
  select arm, 2 as block, 'duration' as measure, 0 as places, duration as value from exposures
  union all select arm, 3, 'doseDays', 0, dosed from exposures
  union all select arm, 5, 'cumulativeDose', 0, amount from exposures where arm = 'treatment'
  union all select arm, 6, 'doseIntensity', 1, 100.0 * amount / (400 * duration) from exposures
    where arm = 'treatment'
),

means as (
  select arm, block, measure, places,
    count(*) as known, avg(value) as mean, min(value) as lowest, max(value) as highest
  from measurements group by arm, block, measure, places
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

-- Each participant once for each line: 1 if it holds, 0 if not.
kinds as (
  select arm, 4 as block, 1 as line_order, 'interrupted' as line, dosed < duration as holds from exposures
  union all
  select arm, 7, 1, 'from90', 100.0 * amount / (400 * duration) >= 90 from exposures where arm = 'treatment'
  union all
  select arm, 7, 2, 'from70', 100.0 * amount / (400 * duration) >= 70 and 100.0 * amount / (400 * duration) < 90
  from exposures where arm = 'treatment'
  union all
  select arm, 7, 3, 'below70', 100.0 * amount / (400 * duration) < 70 from exposures where arm = 'treatment'
  union all
  select arm, 7, 4, 'reduced', amount < 400 * dosed from exposures where arm = 'treatment'
),

texts as (
  select arm, 1 as block, 1 as line_order, 'n' as line, printf('%d', participants) as text from sizes
  union all
  select arm, block, 1, measure || '-known', printf('%d', known) from summaries
  union all
  select arm, block, 2, measure || '-meanSd', printf('%.*f (%.*f)', places + 1, mean, places + 2, deviation)
  from summaries
  union all
  select arm, block, 3, measure || '-median', printf('%.*f', places + 1, median) from summaries
  union all
  select arm, block, 4, measure || '-range', printf('%.*f–%.*f', places, lowest, places, highest) from summaries
  union all
  select arm, block, line_order, line, printf('%d (%.1f%%)', sum(holds), 100.0 * sum(holds) / count(*))
  from kinds group by arm, block, line_order, line
)

select line || '-' || arm as id, text
from texts join arms using (arm)
order by block, line_order, arm_order;
