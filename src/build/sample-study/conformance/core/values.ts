import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { textsLike, where, withDm } from '#src/build/sample-study/conformance/scope.ts'

/** Variables that hold one of a few values. */
const allowed: readonly (readonly [id: string, also: string, scope: string, name: string, values: string])[] =
  [
    ['000006', 'CG0131', 'DM', 'DTHFL', 'Y'],
    ['000037', 'CG0653', 'SV', 'SVPRESP', 'Y'],
    ['000087', 'CG0387', 'AE', 'AESER', 'Y N'],
    ['000124', 'CG0389', 'AE', 'AESCONG', 'Y N'],
    ['000125', 'CG0390', 'AE', 'AESDISAB', 'Y N'],
    ['000126', 'CG0391', 'AE', 'AESDTH', 'Y N'],
    ['000127', 'CG0392', 'AE', 'AESHOSP', 'Y N'],
    ['000128', 'CG0393', 'AE', 'AESLIFE', 'Y N'],
    ['000130', 'CG0395', 'AE', 'AESMIE', 'Y N'],
    ['000170', 'CG0541', 'findings', '--LOBXFL', 'Y'],
    ['000260', 'CG0085', 'MH', '--PRESP', 'Y'],
  ]

/** Where the one is filled, the other is filled too. */
const together: readonly (readonly [id: string, also: string, scope: string, one: string, other: string])[] =
  [
    ['000007', 'CG0435 FB0606', 'DM', 'DTHDTC', 'DTHFL'],
    ['000021', 'CG0397', 'findings', '--ORRES', '--STRESC'],
    ['000024', 'CG0082', 'events', '--BODSYS', '--BDSYCD'],
    ['000093', 'CG0114', 'interventions', '--DOSE', '--DOSU'],
    ['000103', 'CG0429', 'all', '--SCAT', '--CAT'],
    ['000119', 'CG0521', 'DM', 'ARM', 'ARMCD'],
    ['000120', 'CG0522', 'DM', 'ACTARM', 'ACTARMCD'],
    ['000122', 'CG0434', 'DM', 'AGEU', 'AGE'],
    ['000133', 'CG0426', 'findings', '--STRESU', '--STRESC'],
    ['000135', 'CG0204', 'SUPPDM SUPPCM', 'IDVAR', 'IDVARVAL'],
    ['000153', 'CG0266', 'TS', 'TSVCDVER', 'TSVCDREF'],
    ['000189', 'CG0665', 'DM', 'AGE', 'AGEU'],
    ['000190', 'CG0666', 'DM', 'AGEU', 'AGE'],
    ['000218', 'CG0465', 'SUPPDM SUPPCM', 'IDVARVAL', 'IDVAR'],
    ['000267', 'CG0050', 'AE', '--PTCD', '--DECOD'],
    ['000705', 'FB0610', 'DM', 'DTHFL', 'DTHDTC'],
    ['000892', 'FB4301', 'observations', '--ENDTC', '--STDTC'],
  ]

const longest: readonly (readonly [id: string, also: string, scope: string, name: string, length: number])[] =
  [
    ['000010', 'CG0153', 'TA DM', 'ARMCD', 20],
    ['000143', 'CG0246', 'TA TE SE', 'ETCD', 8],
    ['000147', 'CG0257', 'TS', 'TSPARMCD', 8],
    ['000148', 'CG0258', 'TS', 'TSPARM', 40],
    ['000157', 'CG0297', 'TV', 'ARMCD', 20],
    ['000185', 'CG0123', 'DM', 'ACTARMCD', 20],
    ['000199', 'CG0406', 'LB RS SS TU TR VS DD', '--TEST', 40],
    ['000222', 'CG0416', 'SUPPDM SUPPCM', 'QLABEL', 40],
  ]

/** The one is not the other. */
const different: readonly (readonly [id: string, also: string, scope: string, one: string, other: string])[] =
  [
    ['000195', 'CG0338', 'events', '--SCAT', '--DECOD'],
    ['000196', 'CG0337', 'events', '--CAT', '--DECOD'],
    ['000237', 'CG0027', 'all', '--SCAT', '--CAT'],
  ]

const vague: readonly (readonly [id: string, also: string, scope: string, name: string, value: string])[] = [
  ['000159', 'CG0341', 'findings', '--TESTCD', 'OTHER'],
  ['000160', 'CG0342', 'interventions', '--TRT', 'OTHER'],
  ['000161', 'CG0343', 'events', '--TERM', 'OTHER'],
  ['000162', 'CG0344', 'findings', '--TESTCD', 'MULTIPLE'],
  ['000163', 'CG0345', 'interventions', '--TRT', 'MULTIPLE'],
  ['000164', 'CG0346', 'events', '--TERM', 'MULTIPLE'],
]

const notNegative: readonly (readonly [id: string, also: string, scope: string, name: string])[] = [
  ['000308', 'FB4002', 'interventions', '--DOSE'],
  ['000310', 'FB4001', 'DM', 'AGE'],
]

const bare = (name: string) => name.replace('--', '')
/** A column without a prefix makes the rule apply, too. */
const column = (name: string) => (name.startsWith('--') ? name : `one.${name}`)
const inQuotes = (values: string) =>
  values
    .split(' ')
    .map((value) => `'${value}'`)
    .join(', ')

const isNumber = (name: string) =>
  `(${name} glob '[0-9]*' or ${name} glob '-[0-9]*') and ltrim(${name}, '-') not glob '*[^0-9.]*'`
const code = (name: string) => `length(${name}) > 8 or ${name} glob '[0-9]*' or ${name} glob '*[^A-Z0-9_]*'`
const criteria = ['AESCONG', 'AESDISAB', 'AESDTH', 'AESHOSP', 'AESLIFE', 'AESMIE']
const aCriterion = criteria.map((name) => `one.${name} is 'Y'`).join(' or ')
const reasons =
  "('SCREEN FAILURE', 'NOT ASSIGNED', 'NOT TREATED', 'UNPLANNED TREATMENT', 'ASSIGNED, NOT TREATED')"

export const values: readonly Rule[] = [
  ...allowed.map(([id, also, scope, name, list]) => {
    const [first = '', second] = list.split(' ')
    const en = second ? `${first} or ${second}` : `${first} or empty`
    const he = second ? `${first} או ${second}` : `${first} או ריק`
    return core(
      id,
      also,
      `${bare(name)} is ${en}.`,
      `הערך של ${bare(name)} הוא ${he}.`,
      where(scope, `${column(name)} not in (${inQuotes(list)})`),
    )
  }),
  ...together.map(([id, also, scope, one, other]) =>
    core(
      id,
      also,
      `Where ${bare(one)} is filled, ${bare(other)} is filled too.`,
      `אם ${bare(one)} מלא, גם ${bare(other)} מלא.`,
      where(scope, `${column(one)} is not null and ${column(other)} is null`),
    ),
  ),
  ...longest.map(([id, also, scope, name, length]) =>
    core(
      id,
      also,
      `${bare(name)} has at most ${length} characters.`,
      `הערך של ${bare(name)} מכיל ${length} תווים לכל היותר.`,
      where(scope, `length(${column(name)}) > ${length}`),
    ),
  ),
  ...different.map(([id, also, scope, one, other]) =>
    core(
      id,
      also,
      `${bare(one)} does not repeat ${bare(other)}.`,
      `הערך של ${bare(one)} אינו חוזר על ${bare(other)}.`,
      where(scope, `upper(${column(one)}) = upper(${column(other)})`),
    ),
  ),
  ...vague.map(([id, also, scope, name, value]) =>
    core(
      id,
      also,
      `${bare(name)} is never just ${value}.`,
      `הערך של ${bare(name)} אינו ${value} בלבד.`,
      where(scope, `upper(${column(name)}) = '${value}'`),
    ),
  ),
  ...notNegative.map(([id, also, scope, name]) =>
    core(
      id,
      also,
      `${bare(name)} is not negative.`,
      `הערך של ${bare(name)} אינו שלילי.`,
      where(scope, `${column(name)} < 0`),
    ),
  ),
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
  core(
    '000033',
    'CG0065',
    'DSTERM COMPLETED goes with DSDECOD COMPLETED.',
    'לצד COMPLETED ב־DSTERM יש COMPLETED ב־DSDECOD.',
    where('DS', "upper(one.DSTERM) = 'COMPLETED' and one.DSDECOD is not 'COMPLETED'"),
  ),
  core(
    '000045',
    'CG0517',
    'Whoever has no ARMCD has a reason in ARMNRS.',
    'למי שאין לו ARMCD יש סיבה ב־ARMNRS.',
    where('DM', 'one.ARMCD is null and one.ARMNRS is null'),
  ),
  core(
    '000046',
    'CG0519',
    'Whoever has no ARM has a reason in ARMNRS.',
    'למי שאין לו ARM יש סיבה ב־ARMNRS.',
    where('DM', 'one.ARM is null and one.ARMNRS is null'),
  ),
  core(
    '000223',
    'CG0513',
    'Whoever has no ACTARMCD has a reason in ARMNRS.',
    'למי שאין לו ACTARMCD יש סיבה ב־ARMNRS.',
    where('DM', 'one.ACTARMCD is null and one.ARMNRS is null'),
  ),
  core(
    '000224',
    'CG0515',
    'Whoever has no ACTARM has a reason in ARMNRS.',
    'למי שאין לו ACTARM יש סיבה ב־ARMNRS.',
    where('DM', 'one.ACTARM is null and one.ARMNRS is null'),
  ),
  core(
    '000121',
    'CG0520',
    'Whoever has a planned and an actual arm has no reason in ARMNRS.',
    'למי שיש לו זרוע מתוכננת וזרוע בפועל אין סיבה ב־ARMNRS.',
    where('DM', 'one.ARM is not null and one.ACTARM is not null and one.ARMNRS is not null'),
  ),
  core(
    '000115',
    'CG0570',
    'ARM holds no reason, such as a screen failure.',
    'המשתנה ARM אינו מכיל סיבה, כגון כישלון סינון.',
    where('TA TV DM', `upper(one.ARM) in ${reasons}`),
  ),
  core(
    '000655',
    'FB2501',
    'Planned and actual arm have the same code.',
    'לזרוע המתוכננת ולזרוע בפועל אותו קוד.',
    where('DM', 'one.ARMNRS is null and one.ARMCD is not one.ACTARMCD'),
  ),
  core(
    '000656',
    'FB2502',
    'Planned and actual arm have the same name.',
    'לזרוע המתוכננת ולזרוע בפועל אותו שם.',
    where('DM', 'one.ARMNRS is null and one.ARM is not one.ACTARM'),
  ),
  core(
    '001043',
    'FB0501',
    'Everybody but screen failures has an age.',
    'לכולם יש גיל, פרט לכישלונות סינון.',
    where('DM', "one.AGE is null and one.ARMCD is not null and one.ARMNRS is not 'SCREEN FAILURE'"),
  ),
  core(
    '000083',
    'CG0553',
    'The last result before exposure (LOBXFL = Y) was collected.',
    'התוצאה האחרונה לפני החשיפה (LOBXFL = Y) נאספה.',
    where('findings', "--LOBXFL = 'Y' and --ORRES is null"),
  ),
  core(
    '000105',
    'CG0569 FB2602',
    'The last result before exposure is not empty.',
    'התוצאה האחרונה לפני החשיפה אינה ריקה.',
    where('findings', "--LOBXFL = 'Y' and --STRESC is null"),
  ),
  core(
    '000134',
    'CG0203',
    'Outside DM, a supplemental value says by IDVAR to which record it belongs.',
    'מחוץ ל־DM, ערך משלים אומר ב־IDVAR לאיזו רשומה הוא שייך.',
    where('SUPPDM SUPPCM', "one.RDOMAIN <> 'DM' and one.IDVAR is null"),
  ),
  core(
    '000211',
    'CG0528',
    'SUPPDM has no flags of analysis sets, which belong to ADSL.',
    'ב־SUPPDM אין דגלים של אוכלוסיות ניתוח, שמקומם ב־ADSL.',
    where(
      'SUPPDM',
      "one.QNAM in ('ENRFL', 'SAFFL', 'EFFFL', 'ITTFL', 'PPROTFL', 'COMPLFL', 'COMPLT', 'FULLSET', 'ITT', 'PPROT', 'SAFETY')",
    ),
  ),
  core(
    '000220',
    'CG0372',
    'A code of a test has at most 8 capital letters, digits, or underscores, and no digit first.',
    'קוד של בדיקה מכיל 8 אותיות גדולות, ספרות או קווים תחתונים לכל היותר, ואינו מתחיל בספרה.',
    where('findings', code('--TESTCD')),
  ),
  core(
    '000541',
    'CG0372',
    'A code of a criterion in TI has at most 8 capital letters, digits, or underscores, and no digit first.',
    'קוד של קריטריון ב־TI מכיל 8 אותיות גדולות, ספרות או קווים תחתונים לכל היותר, ואינו מתחיל בספרה.',
    where('TI', code('one.IETESTCD')),
  ),
  core(
    '000221',
    'CG0417',
    'QNAM has at most 8 capital letters, digits, or underscores, and no digit first.',
    'הערך של QNAM מכיל 8 אותיות גדולות, ספרות או קווים תחתונים לכל היותר, ואינו מתחיל בספרה.',
    where('SUPPDM SUPPCM', code('one.QNAM')),
  ),
  core(
    '000219',
    'CG0350',
    'A subcategory is not the label of the dataset.',
    'תת־קטגוריה אינה התווית של קובץ הנתונים.',
    where('all', "upper(--SCAT) = upper('{label}')"),
  ),
  core(
    '000272',
    'CG0336',
    'A category is not the label of the dataset.',
    'קטגוריה אינה התווית של קובץ הנתונים.',
    where('all', "upper(--CAT) = upper('{label}')"),
  ),
  core(
    '000264',
    'CG0039',
    'AESOC is AEBODSYS where analyses use AEBODSYS.',
    'הערך של AESOC זהה ל־AEBODSYS אם הניתוחים משתמשים ב־AEBODSYS.',
    where('AE', '--BODSYS is not --SOC'),
  ),
  core(
    '000362',
    'CG0037',
    'AESOCCD is AEBDSYCD where analyses use AEBODSYS.',
    'הערך של AESOCCD זהה ל־AEBDSYCD אם הניתוחים משתמשים ב־AEBODSYS.',
    where('AE', '--SOCCD is not --BDSYCD'),
  ),
  core(
    '000289',
    'CG0181',
    'A result that is no number has no upper limit as collected.',
    'לתוצאה שאינה מספר אין גבול עליון כפי שנאסף.',
    where('LB', `not (${isNumber('one.LBORRES')}) and one.LBORNRHI is not null`),
  ),
  core(
    '000290',
    'CG0180',
    'A result that is no number has no lower limit as collected.',
    'לתוצאה שאינה מספר אין גבול תחתון כפי שנאסף.',
    where('LB', `not (${isNumber('one.LBORRES')}) and one.LBORNRLO is not null`),
  ),
  core(
    '000298',
    'CG0182',
    'A result that is no number has no lower limit in standard units.',
    'לתוצאה שאינה מספר אין גבול תחתון ביחידות התקניות.',
    where('LB', `not (${isNumber('one.LBSTRESC')}) and one.LBSTNRLO is not null`),
  ),
  core(
    '000299',
    'CG0183',
    'A result that is no number has no upper limit in standard units.',
    'לתוצאה שאינה מספר אין גבול עליון ביחידות התקניות.',
    where('LB', `not (${isNumber('one.LBSTRESC')}) and one.LBSTNRHI is not null`),
  ),
  core(
    '000672',
    'FB3901',
    'The upper limit in standard units is above the lower one.',
    'הגבול העליון ביחידות התקניות גבוה מן התחתון.',
    where('LB', 'one.LBSTNRHI <= one.LBSTNRLO'),
  ),
  core(
    '000889',
    'FB3902',
    'The upper limit as collected is above the lower one.',
    'הגבול העליון כפי שנאסף גבוה מן התחתון.',
    where('LB', 'cast(one.LBORNRHI as real) <= cast(one.LBORNRLO as real)'),
  ),
  core(
    '000542',
    'FB3102',
    'A result that is a number is in STRESN with the same value.',
    'תוצאה שהיא מספר נמצאת ב־STRESN באותו ערך.',
    where('findings', `${isNumber('--STRESC')} and cast(--STRESC as real) is not --STRESN + 0.0`),
  ),
  core(
    '000863',
    'FB3101',
    'A result that is a number is in STRESN.',
    'תוצאה שהיא מספר נמצאת ב־STRESN.',
    where('findings', `${isNumber('--STRESC')} and --STRESN is null`),
  ),
  core(
    '000732',
    'FB3103',
    'A result that is no number has no STRESN.',
    'לתוצאה שאינה מספר אין STRESN.',
    where('findings', `not (${isNumber('--STRESC')}) and --STRESN is not null`),
  ),
  core(
    '000522',
    'FB1401',
    'A record of disposition has a category.',
    'לרשומה על מהלך ההשתתפות (DS) יש קטגוריה.',
    where('DS', 'one.DSCAT is null'),
  ),
  core(
    '000657',
    'FB3409',
    'An event that has not ended has no end.',
    'לאירוע שלא הסתיים אין תאריך סיום.',
    where('AE', "one.AEOUT = 'NOT RECOVERED/NOT RESOLVED' and one.AEENDTC is not null"),
  ),
  core(
    '000659',
    'FB3410',
    'An event that has ended has an end.',
    'לאירוע שהסתיים יש תאריך סיום.',
    where('AE', "one.AEOUT = 'RECOVERED/RESOLVED' and one.AEENDTC is null"),
  ),
  core('000867', 'FB1501', 'No text begins with a space.', 'אף טקסט אינו מתחיל ברווח.', textsLike('| ')),
  core('000890', 'FB1502', 'No text is a single full stop.', 'אף טקסט אינו נקודה בודדת.', textsLike('|.|')),
  core(
    '000192',
    'CG0530',
    'Whoever has a reason in ARMNRS has no reference end (RFENDTC).',
    'למי שיש לו סיבה ב־ARMNRS אין סוף תקופת ייחוס (RFENDTC).',
    where('DM', 'one.ARMNRS is not null and one.RFENDTC is not null'),
  ),
  core(
    '000191',
    'CG0529',
    'Whoever has an arm has a reference end (RFENDTC).',
    'למי שיש לו זרוע יש סוף תקופת ייחוס (RFENDTC).',
    where('DM', 'one.ARM is not null and one.RFENDTC is null'),
  ),
  core(
    '000758',
    'CG0534',
    'Whoever was not treated has no reference start (RFSTDTC).',
    'למי שלא טופל אין תחילת תקופת ייחוס (RFSTDTC).',
    where('DM', "one.ARMNRS is not null and one.ARMNRS <> 'UNPLANNED TREATMENT' and one.RFSTDTC is not null"),
  ),
  core(
    '000701',
    'FB2201',
    'An observation has an epoch.',
    'לתצפית יש תקופה (EPOCH).',
    where('observations', 'one.EPOCH is null'),
  ),
  core(
    '000178',
    'CG0172',
    'Nobody is DEAD in SS before the last record of disposition.',
    'אף אחד אינו DEAD ב־SS לפני הרשומה האחרונה ב־DS.',
    withDm(
      'SS',
      "one.SSSTRESC = 'DEAD' and one.SSDTC < (select max(DSSTDTC) from ds where ds.USUBJID = one.USUBJID)",
    ),
  ),
]
