import type { FigureTexts, InLanguages } from './words.ts'

interface Entry {
  time: string
  who: string
  what: string
  isOpen: boolean
}

export const recordLabels = {
  en: {
    form: 'CRF',
    formDetail: 'Systolic pressure: {value} mmHg',
    tabulation: 'SDTM',
    tabulationDetail: 'VS: VSTESTCD SYSBP, VSORRES {value}',
    analysis: 'ADaM',
    analysisDetail: 'ADVS: AVAL {value}, CHG {change}',
    output: 'TLF',
    outputDetail: 'Table: mean change {mean} mmHg',
    annotation: 'aCRF: which field becomes which variable',
    metadata: 'Define-XML: what each variable means',
    programs: 'Verified programs',
    trail: [
      { time: '09:12', what: 'Created: 124', who: 'Site nurse', isOpen: false },
      { time: '10:40', what: 'Query opened', who: 'Data manager', isOpen: true },
      { time: '14:05', what: 'Changed: 124 to 142', who: 'Site nurse; reason: typing error', isOpen: false },
      { time: '16:30', what: 'Signed', who: 'Investigator', isOpen: false },
    ] satisfies Entry[],
    query: [
      { time: 'Day 1', what: 'Check: 124, but 168 last time', who: 'System, at entry', isOpen: false },
      { time: 'Day 1', what: 'Open: “Please confirm or correct.”', who: 'Data manager', isOpen: true },
      { time: 'Day 3', what: 'Answered: corrected to 142', who: 'Site', isOpen: true },
      { time: 'Day 4', what: 'Closed', who: 'Data manager', isOpen: false },
    ] satisfies Entry[],
    entry: 'Entry',
    pressure: 'Systolic pressure, mmHg',
    errors: 'Errors found: {found} of {wrong}',
    queries: 'Needless queries: {idle}',
    weeks: 'Weeks',
    open: 'Open queries',
    lastVisit: 'Last visit',
    lock: 'Lock: week {lock}',
    openNow: 'Open at the end: {open}',
  },
  he: {
    form: 'CRF',
    formDetail: 'לחץ דם סיסטולי: {value} מ״מ כספית',
    tabulation: 'SDTM',
    tabulationDetail: 'VS: VSTESTCD SYSBP, VSORRES {value}',
    analysis: 'ADaM',
    analysisDetail: 'ADVS: AVAL {value}, CHG {change}',
    output: 'TLF',
    outputDetail: 'טבלה: השינוי הממוצע {mean} מ״מ כספית',
    annotation: 'טופס aCRF: איזה שדה נעשה איזה משתנה',
    metadata: 'תקן Define-XML: מה מציין כל משתנה',
    programs: 'תוכנות מאומתות',
    trail: [
      { time: '09:12', what: 'נוצר: 124', who: 'אחות במרכז', isOpen: false },
      { time: '10:40', what: 'נפתחה שאילתה', who: 'מנהל הנתונים', isOpen: true },
      { time: '14:05', what: 'שונה: מ־124 ל־142', who: 'אחות במרכז; הסיבה: טעות הקלדה', isOpen: false },
      { time: '16:30', what: 'נחתם', who: 'החוקר', isOpen: false },
    ] satisfies Entry[],
    query: [
      { time: 'יום 1', what: 'בדיקה: 124, ובפעם הקודמת 168', who: 'המערכת, בעת ההזנה', isOpen: false },
      { time: 'יום 1', what: 'פתוחה: ״נא לאשר או לתקן.״', who: 'מנהל הנתונים', isOpen: true },
      { time: 'יום 3', what: 'נענתה: תוקן ל־142', who: 'המרכז', isOpen: true },
      { time: 'יום 4', what: 'נסגרה', who: 'מנהל הנתונים', isOpen: false },
    ] satisfies Entry[],
    entry: 'רשומה',
    pressure: 'לחץ דם סיסטולי, מ״מ כספית',
    errors: 'טעויות שנמצאו: {found} מתוך {wrong}',
    queries: 'שאילתות מיותרות: {idle}',
    weeks: 'שבועות',
    open: 'שאילתות פתוחות',
    lastVisit: 'הביקור האחרון',
    lock: 'נעילה: שבוע {lock}',
    openNow: 'פתוחות בסוף: {open}',
  },
} satisfies InLanguages<Record<string, string | readonly Entry[]>>

export const records = {
  'case-report-form-crf': {
    en: {
      title: 'Where the value starts.',
      description:
        'The way of one value from the case report form, where a systolic pressure of {value} mmHg is entered, over SDTM and ADaM to a table. The form is marked.',
      caption:
        'The form asks for the systolic pressure and gets {value}. Everything after it, down to the mean of the table, depends on what this field asks and in which unit.',
    },
    he: {
      title: 'היכן הערך מתחיל.',
      description:
        'דרכו של ערך אחד מטופס הדיווח, שבו מוזן לחץ דם סיסטולי של {value} מ״מ כספית, דרך SDTM ו־ADaM אל טבלה. הטופס מסומן.',
      caption:
        'הטופס שואל על לחץ הדם הסיסטולי ומקבל {value}. כל מה שבא אחריו, עד לממוצע שבטבלה, תלוי במה שהשדה הזה שואל ובאיזו יחידה.',
    },
  },
  'electronic-data-capture-edc': {
    en: {
      title: 'The first step is electronic.',
      description:
        'The way of one value from the electronic case report form, with {value} mmHg, over SDTM and ADaM to a table. The form is marked.',
      caption:
        'The system takes the value of {value} in the field of an electronic form, checks it at entry and records who entered it. From there it goes on as data, with no typing in between.',
    },
    he: {
      title: 'הצעד הראשון אלקטרוני.',
      description:
        'דרכו של ערך אחד מטופס הדיווח האלקטרוני, ובו {value} מ״מ כספית, דרך SDTM ו־ADaM אל טבלה. הטופס מסומן.',
      caption:
        'המערכת קולטת את הערך {value} בשדה של טופס אלקטרוני, בודקת אותו בעת ההזנה ורושמת מי הזין אותו. משם הוא ממשיך כנתון, בלי הקלדה נוספת.',
    },
  },
  'clinical-data-acquisition-standards-harmonization-cdash': {
    en: {
      title: 'A standard for the field.',
      description:
        'The way of one value of {value} mmHg from the field of a case report form over SDTM and ADaM to a table. The field, which CDASH standardizes, is marked.',
      caption:
        'CDASH names the field and its question, so the value of {value} fits the variable VSORRES of SDTM without a conversion.',
    },
    he: {
      title: 'תקן לשדה.',
      description:
        'דרכו של ערך אחד, {value} מ״מ כספית, משדה בטופס הדיווח דרך SDTM ו־ADaM אל טבלה. השדה, שתקן CDASH קובע, מסומן.',
      caption:
        'תקן CDASH קובע את שם השדה ואת השאלה שבו, ולכן הערך {value} מתאים למשתנה VSORRES של SDTM בלי המרה.',
    },
  },
  'annotated-case-report-form-acrf': {
    en: {
      title: 'From the field to the variable.',
      description:
        'The way of one value of {value} mmHg from the case report form to SDTM, ADaM and a table. The first arrow is marked: the annotated form says which field becomes which variable.',
      caption:
        'Beside the field of the form the annotation says VSORRES where VSTESTCD is SYSBP. A reviewer who meets {value} in the dataset finds the question that was asked.',
    },
    he: {
      title: 'מן השדה אל המשתנה.',
      description:
        'דרכו של ערך אחד, {value} מ״מ כספית, מטופס הדיווח אל SDTM, אל ADaM ואל טבלה. החץ הראשון מסומן: הטופס המוער אומר איזה שדה נעשה איזה משתנה.',
      caption:
        'ליד השדה שבטופס ההערה מציינת את המשתנה VSORRES, כאשר VSTESTCD הוא SYSBP. בודק שפוגש את הערך {value} בקובץ הנתונים מוצא את השאלה שנשאלה.',
    },
  },
  'study-data-tabulation-model-sdtm': {
    en: {
      title: 'What was collected, in one shape.',
      description:
        'The way of one value of {value} mmHg from the case report form over SDTM, where it is VSORRES in the domain VS, to ADaM and a table. SDTM is marked.',
      caption:
        'In SDTM each measurement is a row of the domain VS: the test SYSBP, the result {value}. Every study has this shape, and nothing is computed yet.',
    },
    he: {
      title: 'מה שנאסף, במבנה אחד.',
      description:
        'דרכו של ערך אחד, {value} מ״מ כספית, מטופס הדיווח דרך SDTM, שבו הוא VSORRES בתחום VS, אל ADaM ואל טבלה. השלב SDTM מסומן.',
      caption:
        'במודל SDTM כל מדידה היא שורה בתחום VS: הבדיקה SYSBP, התוצאה {value}. לכל מחקר המבנה הזה, ועדיין לא מחושב דבר.',
    },
  },
  'define-xml': {
    en: {
      title: 'The data describe themselves.',
      description:
        'The way of one value of {value} mmHg over SDTM to ADaM and a table. The second arrow is marked: Define-XML says what each variable means, where it comes from and how it was derived.',
      caption:
        'Why is CHG {change}? Define-XML says: AVAL minus the baseline. For each variable it holds the meaning, the code list and the derivation, so that a program can read them.',
    },
    he: {
      title: 'הנתונים מתארים את עצמם.',
      description:
        'דרכו של ערך אחד, {value} מ״מ כספית, דרך SDTM אל ADaM ואל טבלה. החץ השני מסומן: Define-XML אומר מה מציין כל משתנה, מנין הוא בא ואיך חושב.',
      caption:
        'מדוע CHG הוא {change}? התשובה ב־Define-XML: ההפרש בין AVAL לערך הבסיס. לכל משתנה שמורים בו המשמעות, רשימת הקודים ואופן החישוב, כך שתוכנה יכולה לקרוא אותם.',
    },
  },
  'analysis-data-model-adam': {
    en: {
      title: 'Ready to be analyzed.',
      description:
        'The way of one value of {value} mmHg from the case report form over SDTM to ADaM, where the change from baseline, {change}, is added, and to a table. ADaM is marked.',
      caption:
        'ADaM takes over {value} as AVAL and adds what the analysis needs: the change from baseline, CHG {change}. One step of a procedure leads from here to the mean of the table, {mean}.',
    },
    he: {
      title: 'מוכן לניתוח.',
      description:
        'דרכו של ערך אחד, {value} מ״מ כספית, מטופס הדיווח דרך SDTM אל ADaM, שבו נוסף השינוי לעומת ערך הבסיס, {change}, ואל טבלה. השלב ADaM מסומן.',
      caption:
        'מודל ADaM נוטל את הערך {value} כ־AVAL ומוסיף את מה שהניתוח דורש: השינוי לעומת ערך הבסיס, {change}. מכאן מוביל צעד אחד אל הממוצע שבטבלה, {mean}.',
    },
  },
  'basic-data-structure-bds': {
    en: {
      title: 'One value to a row.',
      description:
        'The way of one value of {value} mmHg from the case report form over SDTM to a dataset of the basic data structure, ADVS, with the value AVAL and its change CHG of {change}, and to a table.',
      caption:
        'In ADVS each row is one participant, one parameter and one visit: AVAL {value}, CHG {change}. Another parameter is another row, never another column.',
    },
    he: {
      title: 'ערך אחד בכל שורה.',
      description:
        'דרכו של ערך אחד, {value} מ״מ כספית, מטופס הדיווח דרך SDTM אל קובץ במבנה הבסיסי, ADVS, ובו הערך AVAL והשינוי CHG, שהוא {change}, ואל טבלה.',
      caption:
        'בקובץ ADVS כל שורה היא משתתף אחד, פרמטר אחד וביקור אחד: הערך AVAL הוא {value} והשינוי CHG הוא {change}. פרמטר אחר הוא שורה אחרת, ולעולם לא עמודה אחרת.',
    },
  },
  'tables-listings-and-figures-tlf': {
    en: {
      title: 'Where the value ends.',
      description:
        'The way of one value of {value} mmHg from the case report form over SDTM and ADaM to a table, where it is part of a mean change of {mean} mmHg. The table is marked.',
      caption:
        'The mean change of {mean} mmHg in the table is made of changes like {change}, and each of them leads back to a field of a form. The reader of a report sees the first; an inspector follows the whole way.',
    },
    he: {
      title: 'היכן הערך מסתיים.',
      description:
        'דרכו של ערך אחד, {value} מ״מ כספית, מטופס הדיווח דרך SDTM ו־ADaM אל טבלה, שבה הוא חלק משינוי ממוצע של {mean} מ״מ כספית. הטבלה מסומנת.',
      caption:
        'השינוי הממוצע של {mean} מ״מ כספית שבטבלה מורכב משינויים כמו {change}, וכל אחד מהם מוביל בחזרה אל שדה בטופס. קורא הדוח רואה את הראשון; מבקר עוקב אחר הדרך כולה.',
    },
  },
  'clinical-data-interchange-standards-consortium-cdisc': {
    en: {
      title: 'A standard for each step.',
      description:
        'The way of one value of {value} mmHg: the case report form with CDASH fields, SDTM, ADaM, and a table with a mean change of {mean} mmHg. CDISC sets the standards of the steps.',
      caption:
        'From the field to the dataset that is analyzed, each step has a standard of CDISC: CDASH for the form, SDTM for what was collected, ADaM for the analysis, Define-XML for their description.',
    },
    he: {
      title: 'תקן לכל צעד.',
      description:
        'דרכו של ערך אחד, {value} מ״מ כספית: טופס הדיווח עם שדות לפי CDASH, השלב SDTM, השלב ADaM וטבלה שבה שינוי ממוצע של {mean} מ״מ כספית. את תקני הצעדים קובע CDISC.',
      caption:
        'מן השדה ועד לקובץ המנותח יש לכל צעד תקן של CDISC: התקן CDASH לטופס, SDTM למה שנאסף, ADaM לניתוח ו־Define-XML לתיאור שלהם.',
    },
  },
  'audit-trail': {
    en: {
      title: 'Nothing is lost, nobody is anonymous.',
      description:
        'An audit trail of one value: at 09:12 the nurse enters 124, at 10:40 a query is opened, at 14:05 the nurse changes 124 to 142 because of a typing error, at 16:30 the investigator signs.',
      caption:
        'Each entry says what, who and when, and for a change why. The old value stays readable, and nobody can switch the trail off.',
    },
    he: {
      title: 'דבר אינו אובד, ואיש אינו אנונימי.',
      description:
        'נתיב הביקורת של ערך אחד: ב־09:12 האחות מזינה 124, ב־10:40 נפתחת שאילתה, ב־14:05 האחות משנה 124 ל־142 בשל טעות הקלדה, וב־16:30 החוקר חותם.',
      caption:
        'כל רישום אומר מה, מי ומתי, ובשינוי גם מדוע. הערך הישן נשאר קריא, ואיש אינו יכול לכבות את הנתיב.',
    },
  },
  query: {
    en: {
      title: 'The life of a query.',
      description:
        'Four steps of a query: on day 1 a check finds 124 after 168 and the data manager asks, on day 3 the site answers and corrects to 142, on day 4 the data manager closes it.',
      caption:
        'The question says what is odd and does not suggest the answer. Only the site may change the value; only when the answer has been read is the query closed.',
    },
    he: {
      title: 'חייה של שאילתה.',
      description:
        'ארבעה שלבים של שאילתה: ביום 1 בדיקה מוצאת 124 אחרי 168 ומנהל הנתונים שואל, ביום 3 המרכז עונה ומתקן ל־142, וביום 4 מנהל הנתונים סוגר אותה.',
      caption:
        'השאלה אומרת מה תמוה ואינה רומזת על התשובה. רק המרכז רשאי לשנות את הערך; רק לאחר שנקראה התשובה השאילתה נסגרת.',
    },
  },
  'edit-check': {
    en: {
      title: 'Where to draw the limit.',
      description:
        'Systolic pressures of {all} entries, {wrong} of them typing errors. A check for values above {limit} mmHg opens {flagged} queries: {found} find an error, {idle} do not, and {missed} errors are missed.',
      caption:
        'A query for each value above {limit} mmHg finds {found} of {wrong} typing errors (large dots) and asks {idle} times for nothing. A lower limit finds more and bothers the sites more.',
      slider: 'Upper limit, mmHg',
    },
    he: {
      title: 'היכן לקבוע את הגבול.',
      description:
        'לחצי הדם הסיסטוליים של {all} רשומות, ובהן {wrong} טעויות הקלדה. בדיקה לערכים מעל {limit} מ״מ כספית פותחת {flagged} שאילתות: {found} מוצאות טעות, {idle} לא, ו־{missed} טעויות נותרות.',
      caption:
        'שאילתה על כל ערך מעל {limit} מ״מ כספית מוצאת {found} מתוך {wrong} טעויות הקלדה (הנקודות הגדולות) ושואלת {idle} פעמים לשווא. גבול נמוך יותר מוצא יותר ומטריד את המרכזים יותר.',
      slider: 'הגבול העליון, מ״מ כספית',
    },
  },
  'data-cleaning': {
    en: {
      title: 'Unanswered queries pile up.',
      description:
        'Open queries over time, with 25 new ones a week until the last visit in week 52 and a mean of {delay} days to an answer. {open} are open then; the last is closed in week {lock}.',
      caption:
        'At 25 new queries a week and {delay} days to an answer, {open} are always open. After the last visit it takes {wait} weeks until they are closed. Faster answers during the trial make the end shorter.',
      slider: 'Days to an answer, on average',
    },
    he: {
      title: 'שאילתות שלא נענו נערמות.',
      description:
        'שאילתות פתוחות לאורך זמן, ב־25 חדשות בשבוע עד הביקור האחרון בשבוע 52 ובממוצע של {delay} ימים עד למענה. אז פתוחות {open}; האחרונה נסגרת בשבוע {lock}.',
      caption:
        'ב־25 שאילתות חדשות בשבוע וב־{delay} ימים עד למענה, {open} פתוחות כל הזמן. לאחר הביקור האחרון עוברים {wait} שבועות עד שהן נסגרות. מענה מהיר יותר במהלך הניסוי מקצר את הסוף.',
      slider: 'ימים עד למענה, בממוצע',
    },
  },
  'database-lock': {
    en: {
      title: 'The lock waits for the last query.',
      description:
        'Open queries over time, with 25 new ones a week until the last visit in week 52 and a mean of {delay} days to an answer. From {open} open queries it takes {wait} weeks to the lock in week {lock}.',
      caption:
        'With {delay} days to an answer, the database is locked in week {lock}, {wait} weeks after the last visit. Before that the {open} open queries must be closed; after it nothing changes.',
      slider: 'Days to an answer, on average',
    },
    he: {
      title: 'הנעילה מחכה לשאילתה האחרונה.',
      description:
        'שאילתות פתוחות לאורך זמן, ב־25 חדשות בשבוע עד הביקור האחרון בשבוע 52 ובממוצע של {delay} ימים עד למענה. מ־{open} שאילתות פתוחות עוברים {wait} שבועות עד לנעילה בשבוע {lock}.',
      caption:
        'ב־{delay} ימים עד למענה, בסיס הנתונים ננעל בשבוע {lock}, כעבור {wait} שבועות מהביקור האחרון. לפני כן יש לסגור {open} שאילתות פתוחות; אחרי כן דבר אינו משתנה.',
      slider: 'ימים עד למענה, בממוצע',
    },
  },
} satisfies FigureTexts
