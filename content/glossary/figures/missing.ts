import type { FigureTexts, InLanguages } from './words.ts'

export const missingLabels = {
  en: {
    before: 'Symptom score at baseline',
    after: 'Symptom score at week 12',
    truth: 'True mean {truth}',
    seen: 'Mean of the seen {seen}',
    week: 'Weeks',
    function: 'Function score',
    carried: 'Carried forward {value}',
    unseen: 'Not observed: {truth}',
    imputed: '{m} imputations',
    reference: 'Reference arm',
    stopped: 'Treatment stopped: week {stop}',
    delta: 'How much worse the missing are, points',
    effect: 'Difference of the arms, points',
    tip: 'Tipping point {tip}',
    holds: 'the benefit holds',
    fails: 'the benefit is lost',
    dropout: 'Dropout, %',
    enrolled: 'Enrolled',
    completers: 'Completers',
  },
  he: {
    before: 'ציון התסמינים בתחילת המחקר',
    after: 'ציון התסמינים בשבוע 12',
    truth: 'הממוצע האמיתי {truth}',
    seen: 'ממוצע הנצפים {seen}',
    week: 'שבועות',
    function: 'ציון התפקוד',
    carried: 'נגרר קדימה {value}',
    unseen: 'לא נצפה: {truth}',
    imputed: '{m} זקיפות',
    reference: 'זרוע הייחוס',
    stopped: 'הטיפול הופסק: שבוע {stop}',
    delta: 'בכמה גרועים החסרים, נקודות',
    effect: 'ההפרש בין הזרועות, נקודות',
    tip: 'נקודת ההיפוך {tip}',
    holds: 'התועלת עומדת בעינה',
    fails: 'התועלת אובדת',
    dropout: 'נשירה, %',
    enrolled: 'נכללים',
    completers: 'מסיימים',
  },
} satisfies InLanguages<Record<string, string>>

export const missing = {
  'missing-completely-at-random-mcar': {
    en: {
      title: 'Lost by chance alone.',
      description:
        'Symptom scores of {n} people at baseline and at week 12; {missing} of the later ones, open dots, are missing by chance. The true mean is {truth}, that of the seen {seen}.',
      caption:
        'Of {n} values, {missing} are missing (open) by chance alone, anywhere in the cloud. The mean of the seen is {seen}, close to the true {truth}: precision is lost, not validity.',
      slider: 'Missing, %',
    },
    he: {
      title: 'אבדו במקרה בלבד.',
      description:
        'ציוני תסמינים של {n} אנשים בתחילת המחקר ובשבוע 12; {missing} מן המאוחרים, נקודות ריקות, חסרים במקרה. הממוצע האמיתי הוא {truth}, ושל הנצפים {seen}.',
      caption:
        'מתוך {n} ערכים, {missing} חסרים (נקודות ריקות) במקרה בלבד, בכל מקום בענן. ממוצע הנצפים הוא {seen}, קרוב ל־{truth} האמיתי: אובד דיוק, לא תקפות.',
      slider: 'חסרים, %',
    },
  },
  'missing-at-random-mar': {
    en: {
      title: 'Explained by what is seen.',
      description:
        'Symptom scores of {n} people at baseline and at week 12; {missing} of the later ones, mostly of people with a high baseline, are missing. The true mean is {truth}, that of the seen {seen}, and adjusted for the baseline {adjusted}.',
      caption:
        'The {missing} missing values (open) belong mostly to people with a high baseline, which everybody has. The mean of the seen is {seen}; a model that uses the baseline of all {n} gives {adjusted}, near the true {truth}.',
      slider: 'Missing, %',
    },
    he: {
      title: 'מוסבר במה שנצפה.',
      description:
        'ציוני תסמינים של {n} אנשים בתחילת המחקר ובשבוע 12; {missing} מן המאוחרים, רובם של אנשים עם ערך בסיס גבוה, חסרים. הממוצע האמיתי הוא {truth}, של הנצפים {seen}, ובתקנון לערך הבסיס {adjusted}.',
      caption:
        '{missing} הערכים החסרים (נקודות ריקות) שייכים ברובם לאנשים עם ערך בסיס גבוה, והוא ידוע אצל כולם. ממוצע הנצפים הוא {seen}; מודל המשתמש בערך הבסיס של כל ה־{n} נותן {adjusted}, קרוב ל־{truth} האמיתי.',
      slider: 'חסרים, %',
    },
  },
  'missing-not-at-random-mnar': {
    en: {
      title: 'Missing because of the value.',
      description:
        'Symptom scores of {n} people at baseline and at week 12; {missing} of the later ones, mostly the worst, are missing. The true mean is {truth}, that of the seen {seen}, and adjusted for the baseline {adjusted}.',
      caption:
        'The worst values at week 12 are the ones that are missing: {missing} of {n} (open). The mean of the seen is {seen} instead of {truth}, and adjusting for the baseline, to {adjusted}, does not repair it. Nothing that was seen shows this.',
      slider: 'Missing, %',
    },
    he: {
      title: 'חסר בגלל הערך עצמו.',
      description:
        'ציוני תסמינים של {n} אנשים בתחילת המחקר ובשבוע 12; {missing} מן המאוחרים, רובם הגרועים ביותר, חסרים. הממוצע האמיתי הוא {truth}, של הנצפים {seen}, ובתקנון לערך הבסיס {adjusted}.',
      caption:
        'הערכים הגרועים ביותר בשבוע 12 הם החסרים: {missing} מתוך {n} (נקודות ריקות). ממוצע הנצפים הוא {seen} במקום {truth}, ותקנון לערך הבסיס, ל־{adjusted}, אינו מתקן זאת. דבר ממה שנצפה אינו מגלה זאת.',
      slider: 'חסרים, %',
    },
  },
  'complete-case-analysis': {
    en: {
      title: 'Only those who have everything.',
      description:
        'Symptom scores of {n} people, of whom {missing} with mostly high baselines have no later value. The complete cases have a mean of {seen} at week 12; the true mean of all is {truth}.',
      caption:
        'The analysis drops the {missing} people without a value at week 12 (open). Those who remain were better at baseline, so their mean, {seen}, is not that of all, {truth}.',
      slider: 'Missing, %',
    },
    he: {
      title: 'רק מי שיש לו הכול.',
      description:
        'ציוני תסמינים של {n} אנשים, שאצל {missing} מהם, רובם עם ערך בסיס גבוה, אין ערך מאוחר. ממוצע המקרים השלמים בשבוע 12 הוא {seen}; הממוצע האמיתי של כולם הוא {truth}.',
      caption:
        'הניתוח משמיט את {missing} האנשים שאין להם ערך בשבוע 12 (נקודות ריקות). מצבם של הנותרים היה טוב יותר כבר בתחילה, ולכן הממוצע שלהם, {seen}, אינו של כולם, {truth}.',
      slider: 'חסרים, %',
    },
  },
  'last-observation-carried-forward-locf': {
    en: {
      title: 'As if time stood still.',
      description:
        'The function score of a participant who gets worse. The last observed value, {value} in week {week}, is carried forward to week 24, where the true one is {truth}: too high by {off}.',
      caption:
        'After the last visit in week {week} the value of {value} is repeated. This participant went on to get worse, to {truth} in week 24 (open): {off} points too good. With an improving disease the error is the other way round.',
      slider: 'Last visit, week',
    },
    he: {
      title: 'כאילו הזמן עמד מלכת.',
      description:
        'ציון התפקוד של משתתף שמצבו מידרדר. הערך האחרון שנצפה, {value} בשבוע {week}, נגרר עד שבוע 24, שבו הערך האמיתי הוא {truth}: גבוה מדי ב־{off}.',
      caption:
        'לאחר הביקור האחרון, בשבוע {week}, הערך {value} חוזר על עצמו. מצבו של המשתתף המשיך להידרדר עד {truth} בשבוע 24 (נקודות ריקות): {off} נקודות טוב מדי. במחלה המשתפרת הטעות הפוכה.',
      slider: 'הביקור האחרון, שבוע',
    },
  },
  'multiple-imputation': {
    en: {
      title: 'Many plausible endings.',
      description:
        'The function score of a participant until week 8, and {m} imputed courses until week 24. Their mean is {mean} and their standard deviation {between}. By Rubin’s rules the standard error is {total} instead of {within}.',
      caption:
        'Each thin line is one plausible course. The {m} ends differ by a standard deviation of {between}; Rubin’s rules add this to the usual standard error of {within}, so that it becomes {total}. The doubt about what is missing stays in the result.',
      slider: 'Imputations',
    },
    he: {
      title: 'סופים סבירים רבים.',
      description:
        'ציון התפקוד של משתתף עד שבוע 8, ו־{m} מהלכים זקופים עד שבוע 24. הממוצע שלהם הוא {mean} וסטיית התקן {between}. לפי כללי רובין טעות התקן היא {total} במקום {within}.',
      caption:
        'כל קו דק הוא מהלך סביר אחד. {m} הסופים נבדלים בסטיית תקן של {between}; כללי רובין מוסיפים אותה לטעות התקן הרגילה של {within}, והיא נעשית {total}. הספק לגבי החסר נשאר בתוצאה.',
      slider: 'מספר הזקיפות',
    },
  },
  'reference-based-imputation': {
    en: {
      title: 'Three answers to what happens to the benefit.',
      description:
        'Mean function scores of a treated and a reference arm. After treatment stops in week {stop}, with a benefit of {gained}, the benefit in week 24 is {jump} by jump to reference, {copy} by copy reference and {increments} by copy increments in reference.',
      caption:
        'When treatment stops in week {stop} the benefit is {gained} points. In week 24 it is {jump} by jump to reference (J2R), {copy} by copy reference (CR, with a correlation of 0.8 between visits), and {increments} by copy increments (CIR).',
      slider: 'Treatment stopped, week',
    },
    he: {
      title: 'שלוש תשובות לשאלה מה קורה לתועלת.',
      description:
        'ציוני תפקוד ממוצעים בזרוע מטופלת ובזרוע ייחוס. לאחר הפסקת הטיפול בשבוע {stop}, בתועלת של {gained}, התועלת בשבוע 24 היא {jump} לפי jump to reference, {copy} לפי copy reference ו־{increments} לפי copy increments in reference.',
      caption:
        'כשהטיפול נפסק בשבוע {stop} התועלת היא {gained} נקודות. בשבוע 24 היא {jump} לפי jump to reference (J2R), {copy} לפי copy reference (CR, במתאם 0.8 בין ביקורים) ו־{increments} לפי copy increments (CIR).',
      slider: 'הטיפול הופסק, שבוע',
    },
  },
  'tipping-point-analysis': {
    en: {
      title: 'How bad would it have to be?',
      description:
        'The difference of the arms with its 95% confidence interval, by how much worse the missing fifth of the treated arm is assumed to be. At {delta} points it is {value}, from {lower} to {upper}: {verdict}. The tipping point is {tip} points.',
      caption:
        'A fifth of the treated participants have no outcome. If they were {delta} points worse, the difference would be {value} ({lower} to {upper}): {verdict}. It tips at {tip} points; clinicians judge whether that is plausible.',
      slider: 'The missing are worse by, points',
    },
    he: {
      title: 'כמה גרוע זה היה צריך להיות?',
      description:
        'ההפרש בין הזרועות עם רווח בר־סמך של 95%, לפי ההנחה בכמה גרוע מצבם של החמישית החסרה בזרוע הטיפול. ב־{delta} נקודות הוא {value}, מ־{lower} עד {upper}: {verdict}. נקודת ההיפוך היא {tip} נקודות.',
      caption:
        'לחמישית מהמטופלים אין תוצא. אילו היה מצבם גרוע ב־{delta} נקודות, ההפרש היה {value} ({lower} עד {upper}): {verdict}. ההיפוך הוא ב־{tip} נקודות; קלינאים שופטים אם זה סביר.',
      slider: 'החסרים גרועים ב־, נקודות',
    },
  },
  'pattern-mixture-model': {
    en: {
      title: 'A pattern for those who left.',
      description:
        'A mixture of two patterns: four fifths of the treated arm with outcomes, and a fifth without, assumed to be {delta} points worse. The difference of the arms is {value}, 95% confidence interval {lower} to {upper}. It would lose significance at {tip} points.',
      caption:
        'The model gives those who left an outcome of their own: {delta} points worse than those who stayed. Mixed by their shares, the difference of the arms is {value} ({lower} to {upper}). The assumption is open for all to judge.',
      slider: 'Those who left are worse by, points',
    },
    he: {
      title: 'דפוס נפרד למי שפרש.',
      description:
        'תערובת של שני דפוסים: ארבע חמישיות מזרוע הטיפול עם תוצא, וחמישית בלי, שמצבה מונח גרוע ב־{delta} נקודות. ההפרש בין הזרועות הוא {value}, רווח בר־סמך של 95% מ־{lower} עד {upper}. המובהקות הייתה אובדת ב־{tip} נקודות.',
      caption:
        'המודל נותן לפורשים תוצא משלהם: גרוע ב־{delta} נקודות מזה של הנשארים. בתערובת לפי חלקם ההפרש בין הזרועות הוא {value} ({lower} עד {upper}). ההנחה גלויה לשיפוטם של הכול.',
      slider: 'הפורשים גרועים ב־, נקודות',
    },
  },
  dropout: {
    en: {
      title: 'Enroll more to end with enough.',
      description:
        'The number to enroll so that 100 participants complete the trial, by the share who drop out. With a dropout of {dropout}% it is {needed}, of whom {lost} are lost.',
      caption:
        'With a dropout of {dropout}%, {needed} participants have to be enrolled for 100 completers; {lost} are lost. This keeps the precision, but does not make those who stay like those who left.',
      slider: 'Dropout, %',
    },
    he: {
      title: 'לכלול יותר כדי לסיים עם די.',
      description:
        'מספר המשתתפים שיש לכלול כדי ש־100 יסיימו את הניסוי, לפי שיעור הנשירה. בנשירה של {dropout}% הוא {needed}, ומהם אובדים {lost}.',
      caption:
        'בנשירה של {dropout}% יש לכלול {needed} משתתפים כדי ש־100 יסיימו; {lost} אובדים. כך נשמר הדיוק, אך הנשארים אינם נעשים דומים למי שפרשו.',
      slider: 'נשירה, %',
    },
  },
} satisfies FigureTexts
