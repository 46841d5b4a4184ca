import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { where } from '#src/build/sample-study/conformance/scope.ts'

const reasons =
  "('SCREEN FAILURE', 'NOT ASSIGNED', 'NOT TREATED', 'UNPLANNED TREATMENT', 'ASSIGNED, NOT TREATED')"

export const arms: readonly Rule[] = [
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
]
