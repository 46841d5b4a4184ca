import type { guides } from '#src/packages/sample-trial/words/submission.ts'

type Issue = [dataset: string, words: keyof (typeof guides)['issues'], query: string]

/** What a reviewer sees and no rule of CORE is about. Each query counts records; an issue without records is not printed. */
export const sdtmIssues: readonly Issue[] = [
  ['AE', 'partialDate', 'select count(*) from ae where length(AESTDTC) < 10'],
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
