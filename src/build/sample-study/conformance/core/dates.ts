import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { where, withDm } from '#src/build/sample-study/conformance/scope.ts'

/** The study day of a date, as SDTMIG 3.4 defines it in 4.4.4. */
const studyDay = (date: string) => `julianday(${date}) - julianday(dm.RFSTDTC) + (${date} >= dm.RFSTDTC)`

const parts = [
  ['DTC', 'DY'],
  ['STDTC', 'STDY'],
  ['ENDTC', 'ENDY'],
] as const

const counted: Readonly<
  Record<string, readonly [id: string, also: string, without: string, withoutAlso: string]>
> = {
  DTC: ['000529', 'CG0006 FB1603', '000354', 'CG0007'],
  STDTC: ['000552', 'CG0220', '000138', 'CG0221'],
  ENDTC: ['000553', 'CG0222', '000139', 'CG0223'],
}

/** A date without its day is compared as far as it goes. */
const after = (one: string, other: string) =>
  `substr(${one}, 1, length(${other})) > substr(${other}, 1, length(${one}))`

export const dates: readonly Rule[] = [
  ...parts.flatMap(([date, day]) => {
    const [id = '', also = '', without = '', withoutAlso = ''] = counted[date] ?? []
    return [
      core(
        id,
        also,
        `${day} is counted from RFSTDTC, and is never 0.`,
        `הערך של ${day} נספר מ־RFSTDTC ולעולם אינו 0.`,
        withDm(
          'all',
          `length(--${date}) = 10 and length(dm.RFSTDTC) = 10 and --${day} is not ${studyDay(`--${date}`)}`,
        ),
      ),
      core(
        without,
        withoutAlso,
        `Without full dates there is no ${day}.`,
        `בלי תאריכים מלאים אין ${day}.`,
        withDm(
          'all',
          `(length(coalesce(--${date}, '')) < 10 or length(coalesce(dm.RFSTDTC, '')) < 10) and --${day} is not null`,
        ),
      ),
    ]
  }),
  core(
    '000853',
    'FB1602',
    'A full date of collection has a study day.',
    'לתאריך איסוף מלא יש יום מחקר.',
    withDm('all', 'length(--DTC) = 10 and length(dm.RFSTDTC) = 10 and --DY is null'),
  ),
  core(
    '000718',
    'FB3209',
    'Nothing starts after it ends.',
    'דבר אינו מתחיל אחרי סיומו.',
    where('all', after('--STDTC', '--ENDTC')),
  ),
  core(
    '000720',
    'FB3406',
    'Nothing is collected after the end of participation.',
    'דבר אינו נאסף אחרי סוף ההשתתפות.',
    withDm('all', after('--DTC', 'dm.RFPENDTC')),
  ),
  core(
    '000952',
    'FB3407',
    'Nothing ends after the end of participation.',
    'דבר אינו מסתיים אחרי סוף ההשתתפות.',
    withDm('all', after('--ENDTC', 'dm.RFPENDTC')),
  ),
  core(
    '000717',
    'FB3401',
    'No adverse event starts after the last record of disposition.',
    'אף אירוע חריג אינו מתחיל אחרי הרשומה האחרונה ב־DS.',
    where('AE', after('one.AESTDTC', '(select max(DSSTDTC) from ds where ds.USUBJID = one.USUBJID)')),
  ),
  core(
    '000711',
    'FB3404',
    'The reference start is not after the reference end.',
    'תחילת תקופת הייחוס אינה אחרי סופה.',
    where('DM', 'one.RFSTDTC > one.RFENDTC'),
  ),
  core(
    '000714',
    'FB3408',
    'The first dose is not after the last one.',
    'המנה הראשונה אינה אחרי האחרונה.',
    where('DM', 'one.RFXSTDTC > one.RFXENDTC'),
  ),
  core(
    '000658',
    'FB3412',
    'The consent is not after the first dose.',
    'ההסכמה אינה אחרי המנה הראשונה.',
    where('DM', 'one.RFICDTC > one.RFXSTDTC'),
  ),
  core(
    '000713',
    'FB3411',
    'The consent is not after the reference start.',
    'ההסכמה אינה אחרי תחילת תקופת הייחוס.',
    where('DM', 'one.RFICDTC > one.RFSTDTC'),
  ),
  core(
    '000238',
    'CG0147',
    'RFXENDTC is the last date in EX.',
    'הערך של RFXENDTC הוא התאריך האחרון ב־EX.',
    where('DM', 'one.RFXENDTC is not (select max(EXENDTC) from ex where ex.USUBJID = one.USUBJID)'),
  ),
  core(
    '000239',
    'CG0148',
    'RFXSTDTC is the first date in EX.',
    'הערך של RFXSTDTC הוא התאריך הראשון ב־EX.',
    where('DM', 'one.RFXSTDTC is not (select min(EXSTDTC) from ex where ex.USUBJID = one.USUBJID)'),
  ),
  core(
    '000363',
    'CG0068',
    'The first consent in DS is RFICDTC.',
    'ההסכמה הראשונה ב־DS היא RFICDTC.',
    where(
      'DM',
      "one.RFICDTC is not (select min(DSSTDTC) from ds where ds.USUBJID = one.USUBJID and DSDECOD = 'INFORMED CONSENT OBTAINED')",
    ),
  ),
  core(
    '000370',
    'CG0143',
    'RFICDTC is the date of the consent in DS.',
    'הערך של RFICDTC הוא תאריך ההסכמה ב־DS.',
    withDm(
      'DS',
      "upper(one.DSTERM) like '%INFORMED CONSENT%' and one.DSSTDTC is not dm.RFICDTC and one.DSSTDTC = (select min(DSSTDTC) from ds where ds.USUBJID = one.USUBJID)",
    ),
  ),
  core(
    '000086',
    'CG0075',
    'No deviation starts before the consent.',
    'אף סטייה אינה מתחילה לפני ההסכמה.',
    withDm('DV', 'one.DVSTDTC < dm.RFICDTC'),
  ),
  core(
    '000236',
    'CG0079',
    'Medical history starts before the reference start.',
    'ההיסטוריה הרפואית מתחילה לפני תחילת תקופת הייחוס.',
    withDm('MH', `one.MHSTDTC >= dm.RFSTDTC`),
  ),
  core(
    '000034',
    'CG0069',
    'The disposition DEATH has the date of death of DM.',
    'לרשומה DEATH ב־DS יש תאריך הפטירה של DM.',
    withDm('DS', "one.DSDECOD = 'DEATH' and one.DSSTDTC is not dm.DTHDTC"),
  ),
  core(
    '000913',
    'FB0611',
    'The disposition DEATH is on the date of death.',
    'הרשומה DEATH ב־DS היא בתאריך הפטירה.',
    withDm('DS', "one.DSDECOD = 'DEATH' and one.DSSTDTC is not dm.DTHDTC"),
  ),
  core(
    '000259',
    'CG0171 FB0613',
    'DEAD in SS is not before the date of death.',
    'הרשומה DEAD ב־SS אינה לפני תאריך הפטירה.',
    withDm('SS', "one.SSSTRESC = 'DEAD' and one.SSDTC < dm.DTHDTC"),
  ),
  core(
    '000841',
    'FB0612',
    'A fatal event ends on the date of death.',
    'אירוע קטלני מסתיים בתאריך הפטירה.',
    withDm('AE', "one.AEOUT = 'FATAL' and one.AEENDTC is not dm.DTHDTC"),
  ),
]
