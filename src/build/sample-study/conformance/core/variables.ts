import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { where } from '#src/build/sample-study/conformance/scope.ts'

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

/** Rules of one shape, about one or two variables of a record. */
export const variables: readonly Rule[] = [
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
]
