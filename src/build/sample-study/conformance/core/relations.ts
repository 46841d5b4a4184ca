import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { where, withDm } from '#src/build/sample-study/conformance/scope.ts'

const died = "exists (select 1 from dm where dm.USUBJID = one.USUBJID and DTHFL = 'Y')"
const anySupplement = `select USUBJID, RDOMAIN, IDVAR, IDVARVAL from suppdm union all select USUBJID, RDOMAIN, IDVAR, IDVARVAL from suppcm`

export const relations: readonly Rule[] = [
  core(
    '000201',
    'CG0029',
    'Everybody in a dataset is in DM.',
    'כל מי שבקובץ נתונים נמצא ב־DM.',
    where('all', 'one.USUBJID not in (select USUBJID from dm)'),
  ),
  core(
    '000008',
    'CG0132 FB0601',
    'Whoever is DEAD in SS has DTHFL = Y.',
    'למי ש־DEAD ב־SS יש DTHFL = Y.',
    where('SS', `one.SSSTRESC = 'DEAD' and not ${died}`),
  ),
  core(
    '000108',
    'CG0133 FB0602',
    'Whoever has a record in DD has DTHFL = Y.',
    'למי שיש לו רשומה ב־DD יש DTHFL = Y.',
    where('DD', `one.USUBJID is not null and not ${died}`),
  ),
  core(
    '000252',
    'CG0136 FB0605',
    'Whoever has a disposition DEATH has DTHFL = Y.',
    'למי שיש לו DEATH ב־DS יש DTHFL = Y.',
    where('DS', `one.DSDECOD = 'DEATH' and not ${died}`),
  ),
  core(
    '000253',
    'CG0135 FB0604',
    'Whoever has an event that led to death (AESDTH = Y) has DTHFL = Y.',
    'למי שיש לו אירוע שהביא לפטירה (AESDTH = Y) יש DTHFL = Y.',
    where('AE', `one.AESDTH = 'Y' and not ${died}`),
  ),
  core(
    '000254',
    'CG0134 FB0603',
    'Whoever has a fatal event (AEOUT = FATAL) has DTHFL = Y.',
    'למי שיש לו אירוע קטלני (AEOUT = FATAL) יש DTHFL = Y.',
    where('AE', `one.AEOUT = 'FATAL' and not ${died}`),
  ),
  core(
    '001078',
    'FB0609',
    'Whoever has DTHFL = Y has a fatal event (AEOUT = FATAL, AESDTH = Y).',
    'למי שיש לו DTHFL = Y יש אירוע קטלני (AEOUT = FATAL, AESDTH = Y).',
    where(
      'DM',
      "one.DTHFL = 'Y' and not exists (select 1 from ae where ae.USUBJID = one.USUBJID and AEOUT = 'FATAL' and AESDTH = 'Y')",
    ),
  ),
  core(
    '000679',
    'FB0608',
    'Whoever has DTHFL = Y has a disposition DEATH.',
    'למי שיש לו DTHFL = Y יש DEATH ב־DS.',
    where(
      'DM',
      "one.DTHFL = 'Y' and not exists (select 1 from ds where ds.USUBJID = one.USUBJID and DSDECOD = 'DEATH')",
    ),
  ),
  core(
    '000251',
    'CG0067 FB0614',
    'Whoever is DEAD in SS has a disposition DEATH.',
    'למי ש־DEAD ב־SS יש DEATH ב־DS.',
    where(
      'SS',
      "one.SSSTRESC = 'DEAD' and not exists (select 1 from ds where ds.USUBJID = one.USUBJID and DSDECOD = 'DEATH')",
    ),
  ),
  core(
    '000296',
    'CG0540',
    'Whoever has an actual arm has a record of disposition.',
    'למי שיש לו זרוע בפועל יש רשומה ב־DS.',
    where('DM', 'one.ACTARMCD is not null and one.USUBJID not in (select USUBJID from ds)'),
  ),
  core(
    '000885',
    'FB2302',
    'Whoever has no reason in ARMNRS has a record in EX.',
    'למי שאין לו סיבה ב־ARMNRS יש רשומה ב־EX.',
    where(
      'DM',
      "(one.ARMNRS is null or one.ARMNRS = 'UNPLANNED TREATMENT') and one.USUBJID not in (select USUBJID from ex)",
    ),
  ),
  core(
    '000886',
    'FB2306',
    'Whoever has no record in EX has a reason in ARMNRS.',
    'למי שאין לו רשומה ב־EX יש סיבה ב־ARMNRS.',
    where('DM', 'one.ARMNRS is null and one.USUBJID not in (select USUBJID from ex)'),
  ),
  core(
    '000927',
    'FB2304',
    'Whoever has a record in EX has an arm.',
    'למי שיש לו רשומה ב־EX יש זרוע.',
    where(
      'DM',
      "one.ARMNRS is not null and one.ARMNRS <> 'UNPLANNED TREATMENT' and one.USUBJID in (select USUBJID from ex)",
    ),
  ),
  core(
    '000168',
    'CG0034',
    'A visit number of any dataset is in SV for that participant.',
    'מספר ביקור בכל קובץ נתונים נמצא ב־SV של אותו משתתף.',
    where(
      'DD EX IE LB RS SS TR TU VS',
      'one.VISITNUM is not null and not exists (select 1 from sv where sv.USUBJID = one.USUBJID and sv.VISITNUM = one.VISITNUM)',
    ),
  ),
  core(
    '000227',
    'CG0178',
    'The text of a criterion in IE is in TI.',
    'נוסח של קריטריון ב־IE נמצא ב־TI.',
    where('IE', 'one.IETEST not in (select IETEST from ti)'),
  ),
  core(
    '000228',
    'CG0179',
    'The code of a criterion in IE is in TI.',
    'קוד של קריטריון ב־IE נמצא ב־TI.',
    where('IE', 'one.IETESTCD not in (select IETESTCD from ti)'),
  ),
  core(
    '000571',
    'CG0024',
    'A link (LNKID) of one dataset is in another.',
    'קישור (LNKID) של קובץ נתונים אחד נמצא באחר.',
    `select (select count(*) from tr where TRLNKID is not null and not exists (select 1 from tu where tu.USUBJID = tr.USUBJID and TULNKID = TRLNKID))
  + (select count(*) from tu where TULNKID is not null and TUORRES <> 'NEW' and not exists (select 1 from tr where tr.USUBJID = tu.USUBJID and TRLNKID = TULNKID))`,
  ),
  core(
    '000457',
    'CG0373',
    'A supplemental value belongs to a dataset of the study.',
    'ערך משלים שייך לקובץ נתונים של המחקר.',
    where('SUPPDM SUPPCM', 'lower(one.RDOMAIN) not in (select name from sqlite_schema)'),
  ),
  core(
    '000502',
    'CG0369',
    'A supplemental value belongs to a dataset that exists.',
    'ערך משלים שייך לקובץ נתונים קיים.',
    where('SUPPDM SUPPCM', 'lower(one.RDOMAIN) not in (select name from sqlite_schema)'),
  ),
  core(
    '000712',
    'CG0370',
    'IDVAR names a variable of the dataset.',
    'הערך של IDVAR הוא שם של משתנה בקובץ הנתונים.',
    `select count(*) from (${anySupplement}) s where IDVAR is not null
  and not exists (select 1 from pragma_table_info(lower(s.RDOMAIN)) c where c.name = s.IDVAR)`,
  ),
  core(
    '000206',
    'CG0371',
    'A supplemental value belongs to a record that exists.',
    'ערך משלים שייך לרשומה קיימת.',
    `select count(*) from (${anySupplement}) s where RDOMAIN = 'CM' and IDVAR = 'CMSEQ'
  and not exists (select 1 from cm where cm.USUBJID = s.USUBJID and CMSEQ = cast(s.IDVARVAL as integer))`,
  ),
  core(
    '000337',
    'CG0140',
    'Whoever gave several races has RACE = MULTIPLE.',
    'למי שציינו כמה גזעים יש RACE = MULTIPLE.',
    withDm('SUPPDM', "dm.RACE <> 'MULTIPLE' and one.QNAM glob 'RACE[A-Z0-9]*' and one.QNAM not like '%OTH'"),
  ),
  core(
    '000845',
    'CG0531',
    'Whoever has RACE = MULTIPLE has records in SUPPDM.',
    'למי שיש לו RACE = MULTIPLE יש רשומות ב־SUPPDM.',
    where('DM', "one.RACE = 'MULTIPLE' and one.USUBJID not in (select USUBJID from suppdm)"),
  ),
  core(
    '000846',
    'CG0531',
    'Whoever has RACE = MULTIPLE has several races in SUPPDM.',
    'למי שיש לו RACE = MULTIPLE יש כמה גזעים ב־SUPPDM.',
    where(
      'DM',
      "one.RACE = 'MULTIPLE' and (select count(*) from suppdm s where s.USUBJID = one.USUBJID and QNAM like 'RACE%') < 2",
    ),
  ),
]
