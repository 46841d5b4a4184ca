import type { Words } from './rule.ts'

interface Explanation {
  /** The ids of the rule at CDISC or the FDA. */
  also: readonly string[]
  /** In our words. */
  says: Words
  why: Words
  /** Counts what the rule is about and the explanation does not cover: nothing. */
  rest?: string
}

/** Why the engine found something, or stopped, by the id of the rule. */
export const explained: Readonly<Record<string, Explanation>> = {
  'CORE-000024': {
    also: ['CG0082'],
    says: {
      en: 'Where BODSYS is filled, BDSYCD is filled too.',
      he: 'אם BODSYS מלא, גם BDSYCD מלא.',
    },
    why: {
      en: 'Events are coded with the study’s own dictionary, which has no codes. MedDRA requires a license.',
      he: 'האירועים מקודדים במילון של המחקר, שאין בו קודים. ל־MedDRA דרוש רישיון.',
    },
    rest: 'select count(*) from ae where AEBDSYCD is not null or AEPTCD is not null',
  },
  'CORE-000191': {
    also: ['CG0529'],
    says: {
      en: 'Whoever has an arm has a reference end (RFENDTC).',
      he: 'למי שיש לו זרוע יש סוף תקופת ייחוס (RFENDTC).',
    },
    why: {
      en: 'Randomized and not treated: without a dose there is no reference end.',
      he: 'הוקצו ולא טופלו: בלי מנה אין סוף לתקופת הייחוס.',
    },
    rest: "select count(*) from dm where RFENDTC is null and ARMNRS is not 'ASSIGNED, NOT TREATED'",
  },
  'CORE-000249': {
    also: ['CG0032'],
    says: {
      en: 'VISITDY is the planned day that TV gives.',
      he: 'הערך של VISITDY הוא היום המתוכנן שב־TV.',
    },
    why: {
      en: 'The rule stopped in the engine: no visit number in SS has a value, so it could not join SS with TV. VISITDY is in TV only.',
      he: 'הכלל נעצר במנוע: אין ערך במספרי הביקור של SS, ולכן לא ניתן היה לחבר את SS עם TV. המשתנה VISITDY נמצא רק ב־TV.',
    },
  },
  'CORE-000270': {
    also: ['CG0033'],
    says: {
      en: 'The number of a planned visit in any dataset is in TV.',
      he: 'מספר של ביקור מתוכנן בכל קובץ נתונים נמצא ב־TV.',
    },
    why: {
      en: 'In the engine the rule stopped at SS, whose visit numbers are all empty.',
      he: 'במנוע הכלל נעצר ב־SS, שכל מספרי הביקור שלו ריקים.',
    },
  },
  'CORE-000701': {
    also: ['FB2201'],
    says: { en: 'An observation has an epoch.', he: 'לתצפית יש תקופה (EPOCH).' },
    why: {
      en: 'Prior therapies (CM, PR) were before the study and have no epoch. Of some events only the month is known, and the epoch changed in it.',
      he: 'טיפולים קודמים (CM, PR) קדמו למחקר ואין להם תקופה. באירועים אחדים ידוע רק החודש, והתקופה התחלפה בו.',
    },
    rest: `select (select count(*) from ae where EPOCH is null and length(AESTDTC) = 10)
      + (select count(*) from cm where EPOCH is null and CMCAT not like 'PRIOR%')
      + (select count(*) from pr where EPOCH is null and PRCAT not like 'PRIOR%')
      + (select count(*) from (select EPOCH from ds union all select EPOCH from dv union all select EPOCH from ex
        union all select EPOCH from dd union all select EPOCH from ie union all select EPOCH from lb union all select EPOCH from rs
        union all select EPOCH from ss union all select EPOCH from tu union all select EPOCH from tr union all select EPOCH from vs)
        where EPOCH is null)`,
  },
  'CORE-000717': {
    also: ['FB3401'],
    says: {
      en: 'No adverse event starts after the last record of disposition.',
      he: 'אף אירוע חריג אינו מתחיל אחרי הרשומה האחרונה ב־DS.',
    },
    why: {
      en: 'Treatment or follow-up continues at the data cut, and DS has records of ends and milestones only.',
      he: 'הטיפול או המעקב נמשך בחיתוך הנתונים, וב־DS רשומים רק סיומים ואבני דרך.',
    },
    rest: `select count(*) from ae where AESTDTC > (select max(DSSTDTC) from ds where ds.USUBJID = ae.USUBJID)
      and exists (select 1 from ds where ds.USUBJID = ae.USUBJID and DSSCAT = 'STUDY PARTICIPATION')`,
  },
  'CORE-000741': {
    also: ['FB1111'],
    says: {
      en: 'TS of an interventional study gives INTMODEL, INTTYPE, and PCLAS, or a reason for none.',
      he: 'ב־TS של מחקר התערבותי יש INTMODEL, INTTYPE ו־PCLAS, או סיבה לחסר.',
    },
    why: {
      en: 'The engine looks for PCLASS. The parameter of the controlled terminology is PCLAS, which has a reason for no value here (UNK).',
      he: 'המנוע מחפש PCLASS. הפרמטר במינוח המבוקר הוא PCLAS, ורשומה בו כאן סיבה לחסר (UNK).',
    },
    rest: "select 1 - count(*) from ts where TSPARMCD = 'PCLAS' and TSVALNF = 'UNK'",
  },
  'CORE-000767': {
    also: ['CG0603'],
    says: {
      en: 'A finding about a coded record names its coded term.',
      he: 'ממצא על רשומה מקודדת נוקב במונח המקודד.',
    },
    why: {
      en: 'The rule compares with FAOBJ, although there are no findings about (FA) and no RELREC.',
      he: 'הכלל משווה ל־FAOBJ, אף שאין ממצאים על נושא (FA) ואין RELREC.',
    },
  },
  'CORE-000915': {
    also: ['FB2604'],
    says: {
      en: 'A participant has one last result before exposure for each test.',
      he: 'למשתתף יש תוצאה אחרונה אחת לפני החשיפה לכל בדיקה.',
    },
    why: {
      en: 'A participant can have several lesions. Each of them (TULNKID, TRLNKID) has one last result.',
      he: 'למשתתף יכולים להיות כמה נגעים. לכל אחד מהם (TULNKID, TRLNKID) תוצאה אחרונה אחת.',
    },
    rest: `select sum(n) from (
      select count(*) - count(distinct USUBJID || TULNKID) n from tu where TULOBXFL = 'Y'
      union all select count(*) - count(distinct USUBJID || TRTESTCD || coalesce(TRLNKID, '')) from tr where TRLOBXFL = 'Y'
      union all select count(*) - count(distinct USUBJID || VSTESTCD) from vs where VSLOBXFL = 'Y'
      union all select count(*) - count(distinct USUBJID || LBTESTCD) from lb where LBLOBXFL = 'Y'
      union all select count(*) - count(distinct USUBJID || RSTESTCD) from rs where RSLOBXFL = 'Y')`,
  },
  'CORE-001078': {
    also: ['FB0609'],
    says: {
      en: 'Whoever has DTHFL = Y has a fatal event (AEOUT = FATAL, AESDTH = Y).',
      he: 'למי שיש לו DTHFL = Y יש אירוע קטלני (AEOUT = FATAL, AESDTH = Y).',
    },
    why: {
      en: 'A death by progression is no adverse event in this study, nor is one after the period of safety; DD has the cause.',
      he: 'פטירה מהתקדמות המחלה אינה אירוע חריג במחקר הזה, וגם לא פטירה שאחרי תקופת הבטיחות; הסיבה רשומה ב־DD.',
    },
    rest: `select count(*) from dm join dd using (USUBJID) where DDORRES <> 'DISEASE PROGRESSION'
      and julianday(DTHDTC) <= julianday(RFXENDTC) + 30
      and not exists (select 1 from ae where ae.USUBJID = dm.USUBJID and AEOUT = 'FATAL')`,
  },
  'CORE-001080': {
    also: ['CG0288'],
    says: {
      en: 'A CDISC code in TS is in the version of the terminology that is named.',
      he: 'קוד של CDISC ב־TS נמצא בגרסת המינוח שצוינה.',
    },
    why: { en: 'The rule stopped in the engine at empty values.', he: 'הכלל נעצר במנוע בערכים ריקים.' },
  },
}
