-- Table 14.1.3, Disease at baseline and prior therapies: the second program.
-- Reads adsl, cm, lb, mh, pr, and rs. Run: sqlite3 study.db < t-14-1-3.sql (README.md says how to make
-- study.db).
-- Result: a row for each cell, in the order of the table, with its id and its text as printed.

with
arms (arm_order, arm, TRT01PN) as (
  values (1, 'treatment', 1), (2, 'control', 2), (3, 'total', 1), (3, 'total', 2)
),

-- The intent-to-treat set. Each participant is in an arm and in the total.
members as (
  select arm_order, arms.arm, USUBJID from adsl join arms using (TRT01PN) where ITTFL = 'Y'
),

sizes as (
  select arm_order, arm, count(*) as participants from members group by arm_order, arm
),

-- What was found of a participant, as domain and finding. Findings of RS are the last before exposure.
findings as (
  select USUBJID, RSTESTCD as topic, RSSTRESC as finding from rs where RSLOBXFL = 'Y'
  union select USUBJID, 'CAUSE', MHTERM from mh where MHCAT = 'UNDERLYING LIVER DISEASE' and MHPRESP is null
  union select USUBJID, 'HISTORY', MHTERM from mh where MHOCCUR = 'Y'
  union select USUBJID, 'SYSTEMIC', CMTRT from cm where CMCAT = 'PRIOR ANTICANCER THERAPY'
  union select USUBJID, 'LOCAL', PRTRT from pr where PRCAT = 'PRIOR LOCAL THERAPY'
),

wanted (line_order, line, topic, finding) as (
  values (2, 'ecog0', 'ECOG101', '0'), (3, 'ecog1', 'ECOG101', '1'), (4, 'ecog2', 'ECOG101', '2'),
    (5, 'bclcB', 'BCLCSTG', 'B'), (6, 'bclcC', 'BCLCSTG', 'C'),
    (7, 'childPugh5', 'CPS0106', '5'), (8, 'childPugh6', 'CPS0106', '6'),
    (9, 'hepatitisB', 'CAUSE', 'CHRONIC HEPATITIS B'), (10, 'hepatitisC', 'CAUSE', 'CHRONIC HEPATITIS C'),
    (11, 'alcohol', 'CAUSE', 'ALCOHOL-RELATED LIVER DISEASE'),
    (12, 'steatohepatitis', 'CAUSE', 'METABOLIC DYSFUNCTION-ASSOCIATED STEATOHEPATITIS'),
    (13, 'causeUnknown', 'CAUSE', 'LIVER DISEASE OF UNKNOWN CAUSE'),
    (14, 'cirrhosis', 'HISTORY', 'CIRRHOSIS'), (15, 'extrahepatic', 'HISTORY', 'EXTRAHEPATIC SPREAD'),
    (16, 'atezolizumab', 'SYSTEMIC', 'ATEZOLIZUMAB + BEVACIZUMAB'), (17, 'sorafenib', 'SYSTEMIC', 'SORAFENIB'),
    (18, 'lenvatinib', 'SYSTEMIC', 'LENVATINIB'),
    (19, 'resection', 'LOCAL', 'RESECTION OF LIVER TUMOR'), (20, 'ablation', 'LOCAL', 'ABLATION OF LIVER TUMOR'),
    (21, 'chemoembolization', 'LOCAL', 'TRANSARTERIAL CHEMOEMBOLIZATION')
),

-- Also the lines that hold for nobody.
shares as (
  select arm, line_order, line,
    printf('%d (%.1f%%)', count(findings.USUBJID), 100.0 * count(findings.USUBJID) / count(*)) as text
  from members cross join wanted left join findings using (USUBJID, topic, finding)
  group by arm, line_order, line
),

-- places: decimal places of the data. The mean has one more, the standard deviation two more.
measurements as (
  select arm, 'fetoprotein' as measure, 1 as places, LBSTRESN as value
  from members join lb using (USUBJID) where LBTESTCD = 'AFP' and LBLOBXFL = 'Y'
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
  select arm, 1 as line_order, 'n' as line, printf('%d', participants) as text from sizes
  union all
  select arm, line_order, line, text from shares
  union all
  select arm, 22, measure || '-known', printf('%d', known) from summaries
  union all
  select arm, 23, measure || '-meanSd', printf('%.*f (%.*f)', places + 1, mean, places + 2, deviation)
  from summaries
  union all
  select arm, 24, measure || '-median', printf('%.*f', places + 1, median) from summaries
  union all
  select arm, 25, measure || '-range', printf('%.*f–%.*f', places, lowest, places, highest) from summaries
  union all
  select arm, 26, 'fetoprotein400', printf('%d (%.1f%%)', sum(value >= 400), 100.0 * sum(value >= 400) / participants)
  from measurements join sizes using (arm) group by arm
)

select line || '-' || arm as id, text
from texts join sizes using (arm)
order by line_order, arm_order;
