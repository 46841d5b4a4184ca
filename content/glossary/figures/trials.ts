import type { FigureTexts, InLanguages } from './words.ts'

export const trialLabels = {
  en: {
    spent: 'Error spent, %',
    information: 'Information, %',
    boundary: 'Boundary of z',
    obrien: 'O’Brien-Fleming type',
    pocock: 'Pocock type',
    fixed: 'Single analysis 1.96',
    power: 'Conditional power, %',
    z: 'z at half of the information',
    trend: 'Observed trend',
    plan: 'Planned effect',
    difference: 'Difference, treatment minus control, points',
    ratio: 'Ratio of means, %',
    margin: 'Margin',
    none: 'No difference',
    better: 'treatment is better',
    tests: 'Number of tests',
    chance: 'Chance of a false positive, %',
    unadjusted: 'Unadjusted',
    adjusted: 'Bonferroni',
    rank: 'p values, from the smallest',
    p: 'p',
    limit: 'Limit',
  },
  he: {
    spent: 'טעות שהוצאה, %',
    information: 'מידע, %',
    boundary: 'גבול העצירה של z',
    obrien: 'מסוג או׳בריין–פלמינג',
    pocock: 'מסוג פוקוק',
    fixed: 'ניתוח יחיד 1.96',
    power: 'עוצמה מותנית, %',
    z: 'z במחצית המידע',
    trend: 'המגמה הנצפית',
    plan: 'ההשפעה המתוכננת',
    difference: 'ההפרש, טיפול פחות ביקורת, בנקודות',
    ratio: 'יחס הממוצעים, %',
    margin: 'הגבול',
    none: 'אין הפרש',
    better: 'הטיפול טוב יותר',
    tests: 'מספר המבחנים',
    chance: 'הסיכוי לתוצאה חיובית שגויה, %',
    unadjusted: 'ללא תיקון',
    adjusted: 'בונפרוני',
    rank: 'ערכי p, מן הקטן ביותר',
    p: 'p',
    limit: 'הסף',
  },
} satisfies InLanguages<Record<string, string>>

/** The outcome of an interval against its margin. */
export const verdicts = {
  en: {
    yes: 'the whole interval is on the right side of the margin',
    no: 'the interval crosses the margin',
    superior: 'the whole interval is above 0',
    notSuperior: 'the interval includes 0',
    equivalent: 'the whole interval is within the margins',
    notEquivalent: 'the interval crosses a margin',
  },
  he: {
    yes: 'הרווח כולו בצד הנכון של הגבול',
    no: 'הרווח חוצה את הגבול',
    superior: 'הרווח כולו מעל 0',
    notSuperior: 'הרווח כולל את 0',
    equivalent: 'הרווח כולו בתוך הגבולות',
    notEquivalent: 'הרווח חוצה גבול',
  },
} satisfies InLanguages<Record<string, string>>

export const trials = {
  'alpha-spending-function': {
    en: {
      title: 'The error spent over time.',
      description:
        'Two spending functions of a one-sided error of 2.5%, by information. At {fraction}% of the information, the O’Brien-Fleming type has spent {obrien}% and the Pocock type {pocock}%.',
      caption:
        'At {fraction}% of the information, the O’Brien-Fleming type has spent {obrien}% and the Pocock type {pocock}% of a one-sided error of 2.5%. All of it is spent at the end.',
      slider: 'Information at the interim analysis, %',
    },
    he: {
      title: 'הטעות שהוצאה לאורך הזמן.',
      description:
        'שתי פונקציות הוצאה של טעות חד־צדדית של 2.5%, לפי המידע. ב־{fraction}% מהמידע הסוג של או׳בריין–פלמינג הוציא {obrien}% והסוג של פוקוק {pocock}%.',
      caption:
        'ב־{fraction}% מהמידע הסוג של או׳בריין–פלמינג הוציא {obrien}% והסוג של פוקוק {pocock}% מטעות חד־צדדית של 2.5%. בסיום כולה מוצאת.',
      slider: 'המידע בניתוח הביניים, %',
    },
  },
  'group-sequential-design': {
    en: {
      title: 'Boundaries that fall.',
      description:
        'The boundaries of z at {looks} equally spaced looks that spend a one-sided error of 2.5% in the O’Brien-Fleming manner: {first} at the first look, {last} at the last.',
      caption:
        'With {looks} looks, the trial stops for efficacy if z is above the boundary: {first} at the first look and {last} at the last, little more than the 1.96 of a single analysis.',
      slider: 'Number of looks',
    },
    he: {
      title: 'גבולות יורדים.',
      description:
        'גבולות העצירה של z ב־{looks} ניתוחים במרווחים שווים, המוציאים טעות חד־צדדית של 2.5% בסוג של או׳בריין–פלמינג: {first} בראשון ו־{last} באחרון.',
      caption:
        'עם {looks} ניתוחים הניסוי נעצר בשל יעילות אם z מעל הגבול: {first} בראשון ו־{last} באחרון, מעט יותר מ־1.96 של ניתוח יחיד.',
      slider: 'מספר הניתוחים',
    },
  },
  'obrien-fleming-boundary': {
    en: {
      title: 'Hard to cross early, almost no cost late.',
      description:
        'O’Brien and Fleming’s boundaries at {looks} equally spaced looks, two-sided level of 5%: {first} at the first look, {last} at the last.',
      caption:
        'With {looks} looks, the first boundary is z = {first} and the last {last}. It falls with the square root of the information, so that an early stop needs an extreme result.',
      slider: 'Number of looks',
    },
    he: {
      title: 'גבול גבוה בתחילה, כמעט ללא מחיר בסוף.',
      description:
        'גבולות או׳בריין–פלמינג ב־{looks} ניתוחים במרווחים שווים, רמה דו־צדדית של 5%: {first} בראשון ו־{last} באחרון.',
      caption:
        'עם {looks} ניתוחים הגבול הראשון הוא z = {first} והאחרון {last}. הוא יורד עם השורש הריבועי של המידע, כך שעצירה מוקדמת דורשת תוצאה קיצונית.',
      slider: 'מספר הניתוחים',
    },
  },
  'interim-analysis': {
    en: {
      title: 'A look before the end.',
      description:
        'One interim look at {fraction}% of the information with a spending of the O’Brien-Fleming type. Its boundary is z = {first}, the final one {last}. With a power of 90%, the trial stops there with a probability of {stopping}%.',
      caption:
        'A look at {fraction}% of the information has the boundary z = {first}. If the treatment works as planned (power 90%), the trial stops there with a probability of {stopping}%.',
      slider: 'Information at the interim analysis, %',
    },
    he: {
      title: 'מבט לפני הסוף.',
      description:
        'ניתוח ביניים אחד ב־{fraction}% מהמידע בהוצאה מסוג או׳בריין–פלמינג. הגבול בו הוא z = {first}, והסופי {last}. בעוצמה של 90% הניסוי נעצר בו בהסתברות של {stopping}%.',
      caption:
        'לניתוח ב־{fraction}% מהמידע הגבול הוא z = {first}. אם הטיפול פועל כמתוכנן (עוצמה 90%), הניסוי נעצר שם בהסתברות של {stopping}%.',
      slider: 'המידע בניתוח הביניים, %',
    },
  },
  'conditional-power': {
    en: {
      title: 'The chance that is left.',
      description:
        'Conditional power by the z observed at half of the information, if the effect is as planned for a power of 90%, and if the trend continues. At z = {z} it is {planned}% and {trend}%.',
      caption:
        'With z = {z} at half of the information, the trial succeeds with a probability of {planned}% if the effect is as planned, and of {trend}% if the observed trend continues.',
      slider: 'Observed z at half of the information',
    },
    he: {
      title: 'הסיכוי שנותר.',
      description:
        'העוצמה המותנית לפי z שנצפה במחצית המידע, אם ההשפעה היא כמתוכנן לעוצמה של 90%, ואם המגמה נמשכת. כאשר z = {z} היא {planned}% ו־{trend}%.',
      caption:
        'כאשר z = {z} במחצית המידע, הניסוי מצליח בהסתברות של {planned}% אם ההשפעה היא כמתוכנן, ושל {trend}% אם המגמה הנצפית נמשכת.',
      slider: 'z הנצפה במחצית המידע',
    },
  },
  'futility-analysis': {
    en: {
      title: 'When going on is hopeless.',
      description:
        'Conditional power by the z observed at half of the information. At z = {z} it is {trend}% if the trend continues, and still {planned}% if the effect is as planned.',
      caption:
        'A rule such as “stop below 20%” asks under which effect. At z = {z}, the conditional power is {trend}% under the observed trend and {planned}% under the planned effect.',
      slider: 'Observed z at half of the information',
    },
    he: {
      title: 'מתי אין טעם להמשיך.',
      description:
        'העוצמה המותנית לפי z שנצפה במחצית המידע. כאשר z = {z} היא {trend}% אם המגמה נמשכת, ועדיין {planned}% אם ההשפעה היא כמתוכנן.',
      caption:
        'כלל כמו ״לעצור מתחת ל־20%״ תלוי בשאלה לפי איזו השפעה. כאשר z = {z} העוצמה המותנית היא {trend}% לפי המגמה הנצפית ו־{planned}% לפי ההשפעה המתוכננת.',
      slider: 'z הנצפה במחצית המידע',
    },
  },
  'non-inferiority-trial': {
    en: {
      title: 'Not worse by more than the margin.',
      description:
        'An interval for the difference between treatment and control with a margin of −4 points. The observed difference is {difference}, 95% confidence interval {lower} to {upper}: {verdict}.',
      caption:
        'Observed difference {difference} points, 95% confidence interval from {lower} to {upper}, margin −4: {verdict}.',
      slider: 'Observed difference, points',
    },
    he: {
      title: 'לא גרוע ביותר מן הגבול.',
      description:
        'רווח להפרש בין הטיפול לביקורת, עם גבול של −4 נקודות. ההפרש הנצפה הוא {difference}, רווח בר־סמך של 95% מ־{lower} עד {upper}: {verdict}.',
      caption:
        'ההפרש הנצפה {difference} נקודות, רווח בר־סמך של 95% מ־{lower} עד {upper}, הגבול −4: {verdict}.',
      slider: 'ההפרש הנצפה, בנקודות',
    },
  },
  'non-inferiority-margin': {
    en: {
      title: 'How much worse is acceptable.',
      description:
        'An interval for the difference between treatment and control, −1 point with a 95% confidence interval from {lower} to {upper}. The margin is {margin} points: {verdict}.',
      caption:
        'The same result, −1 point (95% confidence interval {lower} to {upper}), against a margin of {margin} points: {verdict}. A margin half as wide needs four times as many participants.',
      slider: 'Size of the margin, points',
    },
    he: {
      title: 'כמה גרוע יותר עדיין מקובל.',
      description:
        'רווח להפרש בין הטיפול לביקורת, נקודה אחת פחות, רווח בר־סמך של 95% מ־{lower} עד {upper}. הגבול הוא {margin} נקודות: {verdict}.',
      caption:
        'אותה תוצאה, נקודה אחת פחות (רווח בר־סמך של 95% מ־{lower} עד {upper}), מול גבול של {margin} נקודות: {verdict}. גבול צר בחצי דורש פי ארבעה משתתפים.',
      slider: 'גודל הגבול, בנקודות',
    },
  },
  'superiority-trial': {
    en: {
      title: 'Better than the control.',
      description:
        'An interval for the difference between treatment and control. The observed difference is {difference} points, 95% confidence interval {lower} to {upper}: {verdict}.',
      caption:
        'Observed difference {difference} points, 95% confidence interval from {lower} to {upper}: {verdict}.',
      slider: 'Observed difference, points',
    },
    he: {
      title: 'טוב יותר מן הביקורת.',
      description:
        'רווח להפרש בין הטיפול לביקורת. ההפרש הנצפה הוא {difference} נקודות, רווח בר־סמך של 95% מ־{lower} עד {upper}: {verdict}.',
      caption: 'ההפרש הנצפה {difference} נקודות, רווח בר־סמך של 95% מ־{lower} עד {upper}: {verdict}.',
      slider: 'ההפרש הנצפה, בנקודות',
    },
  },
  'equivalence-trial': {
    en: {
      title: 'Neither better nor worse by much.',
      description:
        'An interval for the difference between treatment and control with margins of −4 and 4 points. With {n} participants in each arm and an observed difference of 1 point it goes from {lower} to {upper}: {verdict}.',
      caption:
        'With {n} participants in each arm, an observed difference of 1 point has a 90% confidence interval from {lower} to {upper}: {verdict}. Two one-sided tests at 5% say the same.',
      slider: 'Participants in each arm',
    },
    he: {
      title: 'לא טוב ולא גרוע בהרבה.',
      description:
        'רווח להפרש בין הטיפול לביקורת, עם גבולות של −4 ו־4 נקודות. עם {n} משתתפים בכל זרוע והפרש נצפה של נקודה אחת הוא מ־{lower} עד {upper}: {verdict}.',
      caption:
        'עם {n} משתתפים בכל זרוע, להפרש נצפה של נקודה אחת רווח בר־סמך של 90% מ־{lower} עד {upper}: {verdict}. שני מבחנים חד־צדדיים ברמה של 5% אומרים אותו דבר.',
      slider: 'משתתפים בכל זרוע',
    },
  },
  bioequivalence: {
    en: {
      title: 'The interval within 80.00–125.00%.',
      description:
        'The 90% confidence interval for the ratio of geometric means in a crossover of 24 participants, for an observed ratio of 95% and a within-participant coefficient of variation of {cv}%: {lower}% to {upper}%; {verdict}.',
      caption:
        'Crossover of 24 participants, observed ratio 95%. With a within-participant CV of {cv}% the 90% confidence interval is {lower}–{upper}%: {verdict}.',
      slider: 'Within-participant coefficient of variation, %',
    },
    he: {
      title: 'הרווח בתוך 80.00–125.00%.',
      description:
        'רווח בר־סמך של 90% ליחס הממוצעים ההנדסיים במערך מוצלב של 24 משתתפים, כשהיחס הנצפה הוא 95% ומקדם ההשתנות התוך־משתתפי {cv}%: מ־{lower}% עד {upper}%; {verdict}.',
      caption:
        'מערך מוצלב של 24 משתתפים, יחס נצפה 95%. במקדם השתנות תוך־משתתפי של {cv}% רווח בר־סמך של 90% הוא {lower}–{upper}%: {verdict}.',
      slider: 'מקדם ההשתנות התוך־משתתפי, %',
    },
  },
  multiplicity: {
    en: {
      title: 'Many tests find something.',
      description:
        'The chance of at least one false positive among independent tests at 5%, by their number. With {tests} tests it is {chance}%; with each at {level}% it is {adjusted}%.',
      caption:
        'Without any effect, {tests} independent tests at 5% give at least one positive result with a probability of {chance}%.',
      slider: 'Number of tests',
    },
    he: {
      title: 'מבחנים רבים מוצאים משהו.',
      description:
        'הסיכוי לפחות לתוצאה חיובית שגויה אחת במבחנים בלתי תלויים ברמה של 5%, לפי מספרם. ב־{tests} מבחנים הוא {chance}%; כשכל אחד ברמה של {level}% הוא {adjusted}%.',
      caption:
        'בלי שום השפעה, {tests} מבחנים בלתי תלויים ברמה של 5% נותנים לפחות תוצאה חיובית אחת בהסתברות של {chance}%.',
      slider: 'מספר המבחנים',
    },
  },
  'familywise-error-rate-fwer': {
    en: {
      title: 'The error of the whole family.',
      description:
        'The familywise error rate of independent tests by their number. With {tests} tests it is {chance}% if each has a level of 5%, and {adjusted}% if each has {level}%.',
      caption:
        'A family of {tests} independent tests has an error rate of {chance}% if each has a level of 5%, and of {adjusted}% if they share it, {level}% each.',
      slider: 'Number of tests',
    },
    he: {
      title: 'הטעות של המשפחה כולה.',
      description:
        'הטעות הכוללת של מבחנים בלתי תלויים לפי מספרם. ב־{tests} מבחנים היא {chance}% אם כל אחד ברמה של 5%, ו־{adjusted}% אם כל אחד ברמה של {level}%.',
      caption:
        'למשפחה של {tests} מבחנים בלתי תלויים טעות כוללת של {chance}% אם כל אחד ברמה של 5%, ושל {adjusted}% אם הם מתחלקים בה, {level}% לכל אחד.',
      slider: 'מספר המבחנים',
    },
  },
  'bonferroni-correction': {
    en: {
      title: 'The level, divided.',
      description:
        'The familywise error rate by the number of independent tests, unadjusted and with Bonferroni’s correction. With {tests} tests, each gets {level}% and the family {adjusted}% instead of {chance}%.',
      caption:
        'Each of {tests} tests gets 5% divided by {tests}, or {level}%. The family’s error then is at most 5%, here {adjusted}% instead of {chance}%.',
      slider: 'Number of tests',
    },
    he: {
      title: 'הרמה, מחולקת.',
      description:
        'הטעות הכוללת לפי מספר המבחנים הבלתי תלויים, ללא תיקון ועם תיקון בונפרוני. ב־{tests} מבחנים כל אחד מקבל {level}% והמשפחה {adjusted}% במקום {chance}%.',
      caption:
        'כל אחד מ־{tests} מבחנים מקבל 5% חלקי {tests}, כלומר {level}%. הטעות הכוללת היא אז לכל היותר 5%, כאן {adjusted}% במקום {chance}%.',
      slider: 'מספר המבחנים',
    },
  },
  'holm-procedure': {
    en: {
      title: 'Step down from the smallest.',
      description:
        'Six sorted p values against the limits of Holm’s procedure at {alpha}%, the level divided by 6, 5, 4, and so on. {rejected} of them are rejected.',
      caption:
        'From the smallest p value on, each is compared with the level divided by the tests that are left, until one is above its limit. At {alpha}%, {rejected} of six are rejected (filled).',
      slider: 'Familywise level, %',
    },
    he: {
      title: 'יורדים מן הקטן ביותר.',
      description:
        'שישה ערכי p ממוינים מול הספים של הליך הולם ברמה של {alpha}%: הרמה חלקי 6, 5, 4 וכן הלאה. מספר ההשערות הנדחות: {rejected}.',
      caption:
        'החל בערך p הקטן ביותר, כל אחד מושווה לרמה חלקי מספר המבחנים שנותרו, עד שאחד גבוה מן הסף שלו. ברמה של {alpha}% נדחות {rejected} מתוך שש (נקודות מלאות).',
      slider: 'הרמה הכוללת, %',
    },
  },
  'hochberg-procedure': {
    en: {
      title: 'Step up from the largest.',
      description:
        'Six sorted p values against the limits of Hochberg’s procedure at {alpha}%, the same as Holm’s, read from the largest p value. {rejected} of them are rejected.',
      caption:
        'From the largest p value down, the first one below its limit is rejected together with all smaller ones. At {alpha}%, {rejected} of six are rejected (filled).',
      slider: 'Familywise level, %',
    },
    he: {
      title: 'עולים מן הגדול ביותר.',
      description:
        'שישה ערכי p ממוינים מול הספים של הליך הוכברג ברמה של {alpha}%, שהם ספי הולם, הנקראים החל בערך p הגדול ביותר. מספר ההשערות הנדחות: {rejected}.',
      caption:
        'החל בערך p הגדול ביותר וכלפי מטה, הראשון שמתחת לסף שלו נדחה יחד עם כל הקטנים ממנו. ברמה של {alpha}% נדחות {rejected} מתוך שש (נקודות מלאות).',
      slider: 'הרמה הכוללת, %',
    },
  },
  'benjamini-hochberg-procedure': {
    en: {
      title: 'A line that rises with the rank.',
      description:
        'Six sorted p values against the line of Benjamini and Hochberg at {alpha}%, the level times the rank divided by six. {rejected} of them are rejected.',
      caption:
        'The last p value below the line is rejected together with all smaller ones. At a false discovery rate of {alpha}%, {rejected} of six are rejected (filled).',
      slider: 'False discovery rate, %',
    },
    he: {
      title: 'קו העולה עם הדירוג.',
      description:
        'שישה ערכי p ממוינים מול הקו של בנימיני–הוכברג ברמה של {alpha}%: הרמה כפול הדירוג חלקי שש. מספר ההשערות הנדחות: {rejected}.',
      caption:
        'ערך p האחרון שמתחת לקו נדחה יחד עם כל הקטנים ממנו. בשיעור תגליות שגויות של {alpha}% נדחות {rejected} מתוך שש (נקודות מלאות).',
      slider: 'שיעור התגליות השגויות, %',
    },
  },
} satisfies FigureTexts
