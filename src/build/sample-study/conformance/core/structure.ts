import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { where } from '#src/build/sample-study/conformance/scope.ts'

const isSdtm = "t.type = 'table' and t.name not like 'ad%'"

/** Required variables (“Req” in SDTMIG 3.4). */
const required = {
  TA: 'ARMCD ARM TAETORD ETCD EPOCH',
  TE: 'ETCD ELEMENT TESTRL',
  TI: 'IETESTCD IETEST IECAT',
  TS: 'TSSEQ TSPARMCD TSPARM',
  TV: 'VISITNUM TVSTRL',
  DM: 'USUBJID SUBJID SITEID SEX COUNTRY',
  SE: 'USUBJID SESEQ ETCD SESTDTC',
  SV: 'USUBJID VISITNUM',
  CM: 'USUBJID CMSEQ CMTRT',
  EX: 'USUBJID EXSEQ EXTRT',
  PR: 'USUBJID PRSEQ PRTRT',
  AE: 'USUBJID AESEQ AETERM AEDECOD',
  DS: 'USUBJID DSSEQ DSTERM DSDECOD',
  DV: 'USUBJID DVSEQ DVTERM',
  MH: 'USUBJID MHSEQ MHTERM',
  DD: 'USUBJID DDSEQ DDTESTCD DDTEST',
  IE: 'USUBJID IESEQ IETESTCD IETEST IECAT IEORRES IESTRESC',
  LB: 'USUBJID LBSEQ LBTESTCD LBTEST',
  RS: 'USUBJID RSSEQ RSTESTCD RSTEST',
  SS: 'USUBJID SSSEQ SSTESTCD SSTEST',
  TU: 'USUBJID TUSEQ TUTESTCD TUTEST',
  TR: 'USUBJID TRSEQ TRTESTCD TRTEST',
  VS: 'USUBJID VSSEQ VSTESTCD VSTEST',
  SUPPDM: 'RDOMAIN USUBJID QNAM QLABEL QVAL QORIG',
  SUPPCM: 'RDOMAIN USUBJID QNAM QLABEL QVAL QORIG',
}

const requiredNames = Object.entries(required).map(([dataset, names]) => ({
  table: dataset.toLowerCase(),
  names: ['STUDYID', ...(names.startsWith('RDOMAIN') ? [] : ['DOMAIN']), ...names.split(' ')],
}))

export const structure: readonly Rule[] = [
  core(
    '000355',
    'CG0014',
    'A dataset has the variables that the guide requires.',
    'בכל קובץ נתונים נמצאים המשתנים שהמדריך מחייב.',
    `with needed (dataset, name) as (values\n  ${requiredNames.map(({ table, names }) => names.map((name) => `('${table}', '${name}')`).join(', ')).join(',\n  ')}
) select count(*) from needed where name not in (select c.name from pragma_table_info(dataset) c)`,
  ),
  core(
    '000356',
    'CG0014',
    'A required variable has a value in every record.',
    'למשתנה שהמדריך מחייב יש ערך בכל רשומה.',
    `select sum(n) from (\n  ${requiredNames.map(({ table, names }) => `select count(*) n from ${table} where ${names.map((name) => `${name} is null`).join(' or ')}`).join('\n  union all ')}\n)`,
  ),
  core(
    '000172',
    'CG0409',
    'STUDYID is the same everywhere.',
    'הערך של STUDYID זהה בכל מקום.',
    where('all', 'one.STUDYID is not (select min(STUDYID) from dm)'),
  ),
  core(
    '000180',
    'CG0308',
    'The code of a domain has two characters.',
    'קוד התחום הוא בן שני תווים.',
    where('all', 'length(one.DOMAIN) <> 2'),
  ),
  core(
    '000598',
    'CG0413',
    'The name of a dataset begins with the code of its domain.',
    'שם קובץ הנתונים מתחיל בקוד התחום שלו.',
    where('all', "one.DOMAIN <> substr('{name}', 1, 2)"),
  ),
  core(
    '000182',
    'CG0310',
    'The name of a variable has at most 8 characters.',
    'שם של משתנה מכיל 8 תווים לכל היותר.',
    `select count(*) from sqlite_schema t, pragma_table_info(t.name) c where ${isSdtm} and length(c.name) > 8`,
  ),
  core(
    '000293',
    'CG0205',
    'The name of a supplemental dataset has at most 8 characters.',
    'שם של קובץ נתונים משלים מכיל 8 תווים לכל היותר.',
    "select count(*) from sqlite_schema where type = 'table' and name like 'supp%' and length(name) > 8",
  ),
  core(
    '000357',
    'CG0018',
    'The name of a supplemental dataset of a split domain has at most 8 characters.',
    'שם של קובץ משלים לתחום מפוצל מכיל 8 תווים לכל היותר.',
    "select count(*) from sqlite_schema where type = 'table' and name like 'supp%' and length(name) > 8",
  ),
  core(
    '000538',
    'CG0334',
    'A supplemental dataset is named after the domain that it belongs to.',
    'קובץ נתונים משלים נקרא על שם התחום שהוא שייך אליו.',
    where('SUPPDM SUPPCM', "'{name}' <> 'SUPP' || one.RDOMAIN"),
  ),
  core(
    '000539',
    'CG0332',
    'A split dataset belongs to a domain of the study.',
    'קובץ נתונים מפוצל שייך לתחום של המחקר.',
    `select count(*) from sqlite_schema t where ${isSdtm} and length(name) in (3, 4) and substr(name, 1, 2) not in ('fa', 'ap') and substr(name, 1, 2) not in (select name from sqlite_schema)`,
  ),
  core(
    '000540',
    'CG0333',
    'A dataset of findings about belongs to a domain of the study.',
    'קובץ של ממצאים על נושא (FA) שייך לתחום של המחקר.',
    `select count(*) from sqlite_schema t where ${isSdtm} and name like 'fa__' and substr(name, 3) not in (select name from sqlite_schema)`,
  ),
  core(
    '000579',
    'CG0408',
    'No dataset is empty.',
    'אין קובץ נתונים ריק.',
    `select sum(n) from (\n  ${Object.keys(required)
      .map((name) => `select not exists (select 1 from ${name.toLowerCase()}) n`)
      .join('\n  union all ')}\n)`,
  ),
  core(
    '000581',
    'CG0368 TRC1736a',
    'DM is there.',
    'קובץ הנתונים DM קיים.',
    "select 1 - count(*) from sqlite_schema where name = 'dm'",
  ),
  core(
    '000739',
    'CG0407',
    'EX is there.',
    'קובץ הנתונים EX קיים.',
    "select 1 - count(*) from sqlite_schema where name = 'ex'",
  ),
  core(
    '000376',
    'CG0349',
    'A variable of a domain begins with the code of that domain and of no other.',
    'משתנה של תחום מתחיל בקוד של התחום ולא של תחום אחר.',
    `select count(*) from sqlite_schema t, pragma_table_info(t.name) c where ${isSdtm} and length(t.name) = 2
  and t.name in ('ae', 'cm', 'dd', 'ds', 'dv', 'ex', 'ie', 'lb', 'mh', 'pr', 'rs', 'ss', 'tr', 'tu', 'vs')
  and c.name not like t.name || '%' and c.name not in ('STUDYID', 'DOMAIN', 'USUBJID', 'VISITNUM', 'VISIT', 'VISITDY', 'TAETORD', 'EPOCH')`,
  ),
  core(
    '000575',
    'CG0219',
    'A dataset of observations has a variable of time.',
    'בקובץ של תצפיות יש משתנה של זמן.',
    `select count(*) from sqlite_schema t where t.name in ('ae', 'cm', 'dd', 'ds', 'dv', 'ex', 'lb', 'mh', 'pr', 'rs', 'ss', 'tr', 'tu', 'vs')
  and not exists (select 1 from pragma_table_info(t.name) c where c.name in (upper(t.name) || 'DTC', upper(t.name) || 'STDTC'))`,
  ),
  core(
    '000107',
    'CG0554',
    'A dataset of observations says whom each is about.',
    'בקובץ של תצפיות רשום על מי כל אחת מהן.',
    `select count(*) from sqlite_schema t where ${isSdtm}
  and exists (select 1 from pragma_table_info(t.name) where name = upper(t.name) || 'SEQ' and t.name <> 'ts')
  and not exists (select 1 from pragma_table_info(t.name) where name = 'USUBJID')`,
  ),
  core(
    '000080',
    'CG0093',
    'A reference point (TPTREF) needs a time point that refers to it.',
    'לנקודת ייחוס (TPTREF) דרושה נקודת זמן שמתייחסת אליה.',
    `select count(*) from sqlite_schema t where t.type = 'table'
  and exists (select 1 from pragma_table_info(t.name) where name = upper(t.name) || 'TPTREF')
  and not exists (select 1 from pragma_table_info(t.name) where name in (upper(t.name) || 'ELTM', upper(t.name) || 'TPTNUM', upper(t.name) || 'TPT'))`,
  ),
  core(
    '000118',
    'CG0404',
    'What was asked for in advance needs a column STAT where an answer is missing.',
    'אם אין תשובה למה שנשאל מראש, דרושה עמודה STAT.',
    where(
      'CM PR AE MH',
      "--PRESP = 'Y' and --OCCUR is null and not exists (select 1 from pragma_table_info('{name}') where name = '{name}STAT')",
    ),
  ),
  core(
    '000358',
    'CG0022',
    'A group of links (LNKGRP) of one dataset is in another.',
    'קבוצת קישורים (LNKGRP) של קובץ נתונים אחד נמצאת באחר.',
    "select count(*) = 1 from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' and c.name = upper(t.name) || 'LNKGRP'",
  ),
  core(
    '000582',
    'CG0262',
    'TSVAL2 does not stand without TSVAL1, and so on.',
    'אין TSVAL2 בלי TSVAL1, וכן הלאה.',
    "select count(*) from pragma_table_info('ts') c where name glob 'TSVAL[2-9]' and not exists (select 1 from pragma_table_info('ts') where name = 'TSVAL' || (substr(c.name, 6) - 1))",
  ),
  core(
    '000193',
    'CG0503',
    'A column MIDSDTC needs a column MIDS.',
    'לצד עמודה MIDSDTC דרושה עמודה MIDS.',
    `select count(*) from sqlite_schema t where ${isSdtm}
  and exists (select 1 from pragma_table_info(t.name) where name = 'MIDSDTC')
  and not exists (select 1 from pragma_table_info(t.name) where name = 'MIDS')`,
  ),
  core(
    '000786',
    'CG0430',
    'A column IESCAT in TI needs a column IECAT.',
    'לצד עמודה IESCAT ב־TI דרושה עמודה IECAT.',
    "select count(*) from pragma_table_info('ti') where name = 'IESCAT' and not exists (select 1 from pragma_table_info('ti') where name = 'IECAT')",
  ),
  core(
    '000844',
    'CG0531',
    'RACE = MULTIPLE needs the dataset SUPPDM.',
    'לערך MULTIPLE ב־RACE דרוש קובץ הנתונים SUPPDM.',
    "select count(*) from dm where RACE = 'MULTIPLE' and not exists (select 1 from sqlite_schema where name = 'suppdm')",
  ),
  core(
    '000291',
    'CG0105',
    'Beside EC, EX has no EXVAMT.',
    'לצד EC אין ב־EX משתנה EXVAMT.',
    "select count(*) from pragma_table_info('ex') where name = 'EXVAMT' and exists (select 1 from sqlite_schema where name = 'ec')",
  ),
  core(
    '000292',
    'CG0107',
    'Beside EC, EX has no EXVAMTU.',
    'לצד EC אין ב־EX משתנה EXVAMTU.',
    "select count(*) from pragma_table_info('ex') where name = 'EXVAMTU' and exists (select 1 from sqlite_schema where name = 'ec')",
  ),
]
