import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { textsLike, where, withDm } from '#src/build/sample-study/conformance/scope.ts'

export const records: readonly Rule[] = [
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
