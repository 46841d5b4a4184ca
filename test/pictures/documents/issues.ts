import type { guides } from '#content/sample-study/submission.ts'

type Issue = [dataset: string, words: keyof (typeof guides)['issues'], query: string]

/** What a validator reports. Each query counts records; an issue without records is not printed. */
export const sdtmIssues: readonly Issue[] = [
  ['AE', 'medDra', 'select count(*) from ae where AELLT is null and AEPTCD is null and AEBDSYCD is null'],
  [
    'AE',
    'afterDisposition',
    `select count(*) from ae where length(AESTDTC) = 10
       and AESTDTC > (select max(DSSTDTC) from ds where ds.USUBJID = ae.USUBJID)`,
  ],
  ['AE', 'partialDate', 'select count(*) from ae where length(AESTDTC) < 10'],
  ['AE', 'emptyEpoch', 'select count(*) from ae where EPOCH is null'],
  ['CM', 'beforeConsent', 'select count(*) from cm where EPOCH is null'],
  [
    'DM',
    'noFatalEvent',
    `select count(*) from dm where DTHFL = 'Y' and not exists
       (select 1 from ae where ae.USUBJID = dm.USUBJID and AESDTH = 'Y' and AEOUT = 'FATAL')`,
  ],
  ['DM', 'untreated', 'select count(*) from dm where ARMNRS is not null'],
  ['SE', 'ongoing', 'select count(*) from se where SEENDTC is null'],
  ['SV', 'unscheduled', 'select count(*) from sv where VISITNUM not in (select VISITNUM from tv)'],
  ['TS', 'nullFlavor', 'select count(*) from ts where TSVALNF is not null'],
]

export const adamIssues: readonly Issue[] = [
  ['ADAE', 'imputed', 'select count(*) from adae where ASTDTF is not null'],
  ['ADAE', 'notEmergent', 'select count(*) from adae where TRTEMFL is null'],
  ['ADLB', 'noVisit', 'select count(*) from adlb where AVISIT is null'],
  ['ADTTE', 'severalCensorings', 'select count(*) from adtte where CNSR > 1'],
]
