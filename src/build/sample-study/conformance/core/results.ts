import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { where } from '#src/build/sample-study/conformance/scope.ts'

const isNumber = (name: string) =>
  `(${name} glob '[0-9]*' or ${name} glob '-[0-9]*') and ltrim(${name}, '-') not glob '*[^0-9.]*'`

export const results: readonly Rule[] = [
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
]
