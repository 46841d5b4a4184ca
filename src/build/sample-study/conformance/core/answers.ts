import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { where } from '#src/build/sample-study/conformance/scope.ts'

const criteria = ['AESCONG', 'AESDISAB', 'AESDTH', 'AESHOSP', 'AESLIFE', 'AESMIE']
const aCriterion = criteria.map((name) => `one.${name} is 'Y'`).join(' or ')

export const answers: readonly Rule[] = [
  core(
    '000001',
    'CG0176',
    'An inclusion criterion is in IE only if it was not met: IEORRES is N.',
    'קריטריון הכללה רשום ב־IE רק אם לא התקיים: IEORRES הוא N.',
    where('IE', "one.IECAT = 'INCLUSION' and one.IEORRES is not 'N'"),
  ),
  core(
    '000011',
    'CG0175',
    'An exclusion criterion is in IE only if it was met: IEORRES is Y.',
    'קריטריון אי־הכללה רשום ב־IE רק אם התקיים: IEORRES הוא Y.',
    where('IE', "one.IECAT = 'EXCLUSION' and one.IEORRES is not 'Y'"),
  ),
  core(
    '000025',
    'CG0177',
    'IESTRESC repeats IEORRES.',
    'הערך של IESTRESC זהה ל־IEORRES.',
    where('IE', 'one.IESTRESC is not one.IEORRES'),
  ),
  core(
    '000005',
    'CG0102',
    'A placebo has the dose 0 in EX.',
    'המינון של פלצבו ב־EX הוא 0.',
    where('EX', "upper(one.EXTRT) = 'PLACEBO' and one.EXDOSE is not 0"),
  ),
  core(
    '000014',
    'CG0087',
    'What was not asked for in advance has no answer (OCCUR).',
    'למה שלא נשאל מראש אין תשובה (OCCUR).',
    where('CM PR MH', "--PRESP is not 'Y' and --OCCUR is not null"),
  ),
  core(
    '000016',
    'CG0089',
    'OCCUR is filled only where PRESP is Y.',
    'המשתנה OCCUR מלא רק אם PRESP הוא Y.',
    where('CM PR MH', "--OCCUR is not null and --PRESP is not 'Y'"),
  ),
  core(
    '000038',
    'CG0654',
    'SVOCCUR is filled only where SVPRESP is Y.',
    'המשתנה SVOCCUR מלא רק אם SVPRESP הוא Y.',
    where('SV', "--OCCUR is not null and --PRESP is not 'Y'"),
  ),
  core(
    '000022',
    'CG0041',
    'An event with a criterion of seriousness is serious.',
    'אירוע שיש לו קריטריון של רצינות הוא רציני.',
    where('AE', `(${aCriterion}) and one.AESER is not 'Y'`),
  ),
  core(
    '000266',
    'CG0042',
    'A serious event has a criterion of seriousness.',
    'לאירוע רציני יש קריטריון של רצינות.',
    where('AE', `one.AESER is not 'N' and not (${aCriterion})`),
  ),
  core(
    '000031',
    'CG0659',
    'A clinical classification has no evaluator (RSEVAL).',
    'לסיווג קליני אין מעריך (RSEVAL).',
    where('RS', "one.RSCAT in ('ECOG', 'BCLC', 'CHILD-PUGH CLASSIFICATION') and one.RSEVAL is not null"),
  ),
  core(
    '000041',
    'CG0649',
    'Beside a reason for no value (TSVALNF) there is no value in TS.',
    'לצד סיבה לחסר (TSVALNF) אין ערך ב־TS.',
    where('TS', 'one.TSVALNF is not null and one.TSVAL is not null'),
  ),
  core(
    '000149',
    'CG0259',
    'A parameter in TS has a value or a reason for none.',
    'לפרמטר ב־TS יש ערך או סיבה לחסר.',
    where('TS', 'one.TSVAL is null and one.TSVALNF is null'),
  ),
  core(
    '000150',
    'CG0260',
    'A parameter in TS does not have a value and a reason for none.',
    'לפרמטר ב־TS אין גם ערך וגם סיבה לחסר.',
    where('TS', 'one.TSVAL is not null and one.TSVALNF is not null'),
  ),
  core(
    '000787',
    'CG0291',
    'A value in TS does not say in words that it is unknown.',
    'ערך ב־TS אינו אומר במילים שאינו ידוע.',
    where(
      'TS',
      "one.TSVALNF is null and lower(one.TSVAL) in ('ni', 'no information', 'inv', 'invalid', 'oth', 'other', 'unk', 'unknown', 'asku', 'asked but unknown', 'nav', 'temporarily unavailable', 'nask', 'not asked', 'trc', 'trace', 'msk', 'masked', 'pinf', 'ninf', 'unc', 'der', 'derived')",
    ),
  ),
]
