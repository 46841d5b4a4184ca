import type { FigureTexts, InLanguages } from './words.ts'

export const outcomeLabels = {
  en: {
    rate: 'Response rate, %',
    logLikelihood: 'Log-likelihood, largest at 0',
    largest: 'Largest at {best}%',
    nullRate: '50%',
    order: 'Hypothesis, in the planned order',
    p: 'p value',
    untested: 'Not tested',
    tumor: 'Best change of the tumor, %',
    eachBar: 'Each bar is a participant',
    grown: 'Progression: {grown}',
    stable: 'Stable: {stable}',
    shrunk: 'Response: {shrunk}',
    low: 'Low',
    normal: 'Normal',
    high: 'High',
    start: 'Baseline',
    end: 'End of treatment',
    sample: 'Sample of five',
    meanOfFive: 'Mean of five, % of the target',
    out: 'Outside: {out}',
    months: 'Months after the first dose',
    progression: 'Progression or death',
    medianDuration: 'Median {median} months',
  },
  he: {
    rate: 'שיעור התגובה, %',
    logLikelihood: 'לוג הנראות, המרבי ב־0',
    largest: 'מרבית ב־{best}%',
    nullRate: '50%',
    order: 'השערה, לפי הסדר המתוכנן',
    p: 'ערך p',
    untested: 'לא נבדקו',
    tumor: 'השינוי המיטבי בגידול, %',
    eachBar: 'כל עמודה היא משתתף',
    grown: 'התקדמות: {grown}',
    stable: 'יציבים: {stable}',
    shrunk: 'תגובה: {shrunk}',
    low: 'נמוך',
    normal: 'תקין',
    high: 'גבוה',
    start: 'בתחילה',
    end: 'סוף הטיפול',
    sample: 'מדגם של חמש',
    meanOfFive: 'ממוצע של חמש, % מן היעד',
    out: 'בחוץ: {out}',
    months: 'חודשים לאחר המנה הראשונה',
    progression: 'התקדמות או מוות',
    medianDuration: 'חציון {median} חודשים',
  },
} satisfies InLanguages<Record<string, string>>

export const outcomes = {
  'maximum-likelihood-estimation-mle': {
    en: {
      title: 'The value that makes the data most likely.',
      description:
        'The log-likelihood of the response rate after {responders} responders among {n} participants. It is largest at {best}%; at 50% it is {half}.',
      caption:
        'After {responders} responders among {n}, no rate makes these data more likely than {best}%: the estimate. At 50% the log-likelihood is lower, {half}. The sharper the peak, the more precise the estimate.',
      slider: 'Responders among 20',
    },
    he: {
      title: 'הערך שלפיו הנתונים סבירים ביותר.',
      description:
        'לוג הנראות של שיעור התגובה לאחר {responders} מגיבים מתוך {n} משתתפים. הוא מרבי ב־{best}%; ב־50% הוא {half}.',
      caption:
        'לאחר {responders} מגיבים מתוך {n}, אין שיעור שלפיו הנתונים סבירים יותר מ־{best}%: זה האומדן. ב־50% לוג הנראות נמוך יותר, {half}. ככל שהפסגה חדה יותר האומדן מדויק יותר.',
      slider: 'מגיבים מתוך 20',
    },
  },
  'likelihood-ratio-test': {
    en: {
      title: 'How far below the peak?',
      description:
        'The log-likelihood of the response rate after {responders} responders among {n} participants, largest at {best}%. At the null hypothesis of 50% it is {half}; twice the difference is {statistic}, p {p}.',
      caption:
        'At the null hypothesis of 50% the log-likelihood is {half}, measured from its peak at {best}%. Twice this distance, {statistic}, is compared with a chi-squared distribution: p {p} for {responders} of {n}.',
      slider: 'Responders among 20',
    },
    he: {
      title: 'כמה מתחת לפסגה?',
      description:
        'לוג הנראות של שיעור התגובה לאחר {responders} מגיבים מתוך {n} משתתפים, מרבי ב־{best}%. בהשערת האפס של 50% הוא {half}; פעמיים ההפרש הם {statistic}, ערך p {p}.',
      caption:
        'בהשערת האפס של 50% לוג הנראות הוא {half}, ביחס לפסגתו ב־{best}%. פעמיים המרחק הזה, {statistic}, מושווים להתפלגות חי בריבוע: p {p} עבור {responders} מתוך {n}.',
      slider: 'מגיבים מתוך 20',
    },
  },
  'fixed-sequence-procedure': {
    en: {
      title: 'One failure ends the sequence.',
      description:
        'Five p values in the planned order, each tested at {alpha}%. Rejected before the first failure: {rejected}; at or below the level in all: {below}.',
      caption:
        'Each hypothesis is tested at the full {alpha}%, until one fails. Rejected here (filled): {rejected}. At or below the level: {below} of the five p values. The order must be chosen well.',
      slider: 'Significance level, %',
    },
    he: {
      title: 'כישלון אחד מסיים את הסדרה.',
      description:
        'חמישה ערכי p לפי הסדר המתוכנן, כל אחד נבדק ברמה של {alpha}%. מספר הנדחות לפני הכישלון הראשון: {rejected}; מספר ערכי p שאינם עולים על הרמה: {below}.',
      caption:
        'כל השערה נבדקת במלוא הרמה של {alpha}%, עד שאחת נכשלת. נדחות כאן (נקודות מלאות): {rejected}. אינם עולים על הרמה: {below} מחמשת ערכי p. יש לבחור את הסדר היטב.',
      slider: 'רמת המובהקות, %',
    },
  },
  'false-discovery-rate-fdr': {
    en: {
      title: 'A few errors among many findings.',
      description:
        'Six sorted p values against a line that rises to the false discovery rate, {alpha}%. By the procedure of Benjamini and Hochberg {rejected} are rejected.',
      caption:
        'At a rate of {alpha}%, {rejected} of six hypotheses are rejected (filled), and on average at most {alpha}% of the rejected ones are expected to be true. It bounds the share of errors among the findings, not the chance of any.',
      slider: 'False discovery rate, %',
    },
    he: {
      title: 'מעט טעויות בין ממצאים רבים.',
      description:
        'שישה ערכי p ממוינים מול קו העולה עד לשיעור התגליות השגויות, {alpha}%. מספר ההשערות הנדחות לפי הליך בנימיני–הוכברג: {rejected}.',
      caption:
        'בשיעור של {alpha}% נדחות {rejected} מתוך שש השערות (נקודות מלאות), ובממוצע לכל היותר {alpha}% מן הנדחות צפויות להיות נכונות. השיעור חוסם את חלק הטעויות בין הממצאים, ולא את הסיכוי לטעות כלשהי.',
      slider: 'שיעור התגליות השגויות, %',
    },
  },
  'best-overall-response-bor': {
    en: {
      title: 'The best change of each participant.',
      description:
        'A waterfall plot of the best change of the tumor size of {n} participants. {shrunk} shrank by at least 30%, {grown} grew by at least 20%, {stable} are between.',
      caption:
        'Sorted bars of {n} participants, with the limits of RECIST: {shrunk} respond (at least 30% smaller), {stable} are stable, {grown} progress (at least 20% larger). New lesions and confirmation, which also count, are not in it.',
    },
    he: {
      title: 'השינוי המיטבי של כל משתתף.',
      description:
        'תרשים מפל של השינוי המיטבי בגודל הגידול אצל {n} משתתפים. אצל {shrunk} הוא קטן ב־30% לפחות, אצל {grown} גדל ב־20% לפחות, ו־{stable} ביניהם.',
      caption:
        'עמודות ממוינות של {n} משתתפים, עם הגבולות של RECIST: {shrunk} מגיבים (קטן ב־30% לפחות), {stable} יציבים, {grown} מתקדמים (גדל ב־20% לפחות). נגעים חדשים ואישור התגובה, שאף הם נחשבים, אינם בתרשים.',
    },
  },
  'objective-response-rate-orr': {
    en: {
      title: 'From bars to a rate.',
      description:
        'A waterfall plot of {n} participants. {shrunk} tumors shrank by at least 30%: a response rate of {rate}%, exact 95% confidence interval {lower} to {upper}%.',
      caption:
        'Of {n} participants {shrunk} respond: {rate}%, exact 95% confidence interval {lower} to {upper}%. The rate counts a tumor that just passes the limit and one that disappears alike.',
    },
    he: {
      title: 'מעמודות לשיעור.',
      description:
        'תרשים מפל של {n} משתתפים. אצל {shrunk} הגידול קטן ב־30% לפחות: שיעור תגובה של {rate}%, רווח בר־סמך מדויק של 95% מ־{lower} עד {upper}%.',
      caption:
        'מתוך {n} משתתפים {shrunk} מגיבים: {rate}%, רווח בר־סמך מדויק של 95% מ־{lower} עד {upper}%. השיעור סופר באופן שווה גידול שבקושי עבר את הגבול וגידול שנעלם.',
    },
  },
  'duration-of-response-dor': {
    en: {
      title: 'The clock starts with the response.',
      description:
        'A lane for each of {responders} responders among {n} participants, from the first response to progression or death, cut at {cutoff} months after the first dose. {ended} responses have ended and {ongoing} are ongoing. The median duration of the Kaplan-Meier estimate is {median} months.',
      caption:
        'Only the {responders} responders of {n} participants have a duration: from the first response (thick line) to progression or death. At {cutoff} months, {ongoing} responses are ongoing and count as censored; the Kaplan-Meier median is {median} months.',
      slider: 'Data cutoff, months',
    },
    he: {
      title: 'השעון מתחיל בתגובה.',
      description:
        'מסלול לכל אחד מ־{responders} המגיבים מבין {n} משתתפים, מן התגובה הראשונה ועד התקדמות המחלה או מוות, עד {cutoff} חודשים לאחר המנה הראשונה. {ended} תגובות הסתיימו ו־{ongoing} נמשכות. משך התגובה החציוני באומדן קפלן–מאייר הוא {median} חודשים.',
      caption:
        'משך תגובה יש רק ל־{responders} המגיבים מבין {n} המשתתפים: מן התגובה הראשונה (הקו העבה) ועד התקדמות המחלה או מוות. לאחר {cutoff} חודשים {ongoing} תגובות עדיין נמשכות ומצונזרות; חציון קפלן–מאייר הוא {median} חודשים.',
      slider: 'מועד החיתוך, בחודשים',
    },
  },
  'shift-table': {
    en: {
      title: 'From the class at baseline to the last class.',
      description:
        'A table of {n} participants by class at baseline and at the end of treatment. {same} stay in their class; of {normal} with a normal value {up} move to high.',
      caption:
        'Rows are the class at baseline, columns at the end. {same} of {n} are on the diagonal. Of {normal} with a normal baseline, {left} leave the normal range, {up} of them upward: this is what a mean change does not tell.',
    },
    he: {
      title: 'מן המחלקה בתחילה אל המחלקה בסוף.',
      description:
        'לוח של {n} משתתפים לפי המחלקה בתחילת הטיפול ובסופו. {same} נשארים במחלקה שלהם; מתוך {normal} עם ערך תקין {up} עוברים לגבוה.',
      caption:
        'השורות הן המחלקה בתחילה והעמודות המחלקה בסוף. {same} מתוך {n} נמצאים על האלכסון. מתוך {normal} עם ערך בסיס תקין {left} יוצאים מהטווח התקין, {up} מהם כלפי מעלה: זה מה ששינוי ממוצע אינו מגלה.',
    },
  },
  'x-bar-chart': {
    en: {
      title: 'A signal beyond three standard errors.',
      description:
        'Means of 20 samples of five assays with limits at {lower} and {upper}. After the twelfth sample the process moves by {moved} standard deviations; {out} means are outside.',
      caption:
        'The limits, {lower} and {upper}, are three standard errors from the center. After sample 12 the process moves by {moved} standard deviations, and {out} means fall outside (colored).',
      slider: 'Move of the process, standard deviations',
    },
    he: {
      title: 'אות מעבר לשלוש טעויות תקן.',
      description:
        'הממוצעים של 20 מדגמים בני חמש בדיקות, עם גבולות ב־{lower} וב־{upper}. לאחר המדגם השנים עשר התהליך זז ב־{moved} סטיות תקן; מספר הממוצעים שבחוץ: {out}.',
      caption:
        'הגבולות, {lower} ו־{upper}, רחוקים שלוש טעויות תקן מן המרכז. לאחר מדגם 12 התהליך זז ב־{moved} סטיות תקן, ומספר הממוצעים שנופלים בחוץ (בצבע) הוא {out}.',
      slider: 'תזוזת התהליך, סטיות תקן',
    },
  },
} satisfies FigureTexts
