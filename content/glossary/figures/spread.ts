import type { FigureTexts, InLanguages } from './words.ts'

export const spreadLabels = {
  en: {
    pressure: 'Systolic blood pressure, mmHg',
    mean: 'Mean {mean}',
    measure: 'Measurement, mean 100',
    people: 'Participants',
    means: 'Means of {n}',
    concentration: 'Concentration, ng/mL',
    median: 'Median {median}',
    average: 'Mean {average}',
    geometric: 'Geometric mean {median}',
    t: 't with {df} degrees of freedom',
    normal: 'Normal',
    statistic: 'Statistic',
    sumOf: 'Mean of {n} waiting times, true mean 1',
    patients: 'Responders among 20 participants',
    events: 'Events in a year',
    wait: 'Waiting time, hours',
  },
  he: {
    pressure: 'לחץ דם סיסטולי, מ״מ כספית',
    mean: 'ממוצע {mean}',
    measure: 'המדידה, ממוצע 100',
    people: 'משתתפים',
    means: 'ממוצעים של {n}',
    concentration: 'ריכוז, ng/mL',
    median: 'חציון {median}',
    average: 'ממוצע {average}',
    geometric: 'ממוצע הנדסי {median}',
    t: 'התפלגות t, {df} דרגות חופש',
    normal: 'נורמלית',
    statistic: 'הסטטיסטי',
    sumOf: 'ממוצע של {n} זמני המתנה, התוחלת 1',
    patients: 'מגיבים מתוך 20 משתתפים',
    events: 'אירועים בשנה',
    wait: 'זמן המתנה, שעות',
  },
} satisfies InLanguages<Record<string, string>>

export const spread = {
  'normal-distribution': {
    en: {
      title: 'How much lies near the mean.',
      description:
        'A bell curve of systolic blood pressure with a mean of 120 and a standard deviation of 10 mmHg. {share}% of the values are within {k} standard deviations of the mean, from {lower} to {upper} mmHg.',
      caption:
        'Shaded: within {k} standard deviations of the mean lie {share}% of the values, here from {lower} to {upper} mmHg.',
      slider: 'Standard deviations from the mean',
    },
    he: {
      title: 'כמה נמצא קרוב לממוצע.',
      description:
        'עקומת פעמון של לחץ דם סיסטולי, ממוצע 120 וסטיית תקן 10 מ״מ כספית. {share}% מהערכים נמצאים במרחק של עד {k} סטיות תקן מן הממוצע, בין {lower} ל־{upper} מ״מ כספית.',
      caption:
        'השטח הצבוע: במרחק של עד {k} סטיות תקן מן הממוצע נמצאים {share}% מהערכים, כאן בין {lower} ל־{upper} מ״מ כספית.',
      slider: 'סטיות תקן מן הממוצע',
    },
  },
  'standard-deviation-sd': {
    en: {
      title: 'The width of the distribution.',
      description:
        'A bell curve of systolic blood pressure with a mean of 120 mmHg and a standard deviation of {sd} mmHg. {share}% of the values are within one standard deviation, from {lower} to {upper} mmHg.',
      caption:
        'Shaded: one standard deviation on either side of the mean. With {sd} mmHg, {share}% of participants have between {lower} and {upper} mmHg.',
      slider: 'Standard deviation, mmHg',
    },
    he: {
      title: 'רוחב ההתפלגות.',
      description:
        'עקומת פעמון של לחץ דם סיסטולי, ממוצע 120 מ״מ כספית וסטיית תקן {sd} מ״מ כספית. {share}% מהערכים נמצאים במרחק של סטיית תקן אחת, בין {lower} ל־{upper} מ״מ כספית.',
      caption:
        'השטח הצבוע: סטיית תקן אחת מכל צד של הממוצע. בסטיית תקן של {sd} מ״מ כספית, ל־{share}% מהמשתתפים לחץ דם בין {lower} ל־{upper} מ״מ כספית.',
      slider: 'סטיית תקן, מ״מ כספית',
    },
  },
  variance: {
    en: {
      title: 'The square of the standard deviation.',
      description:
        'A bell curve of systolic blood pressure with a mean of 120 mmHg. The standard deviation is {sd} mmHg, so the variance is {variance} mmHg squared.',
      caption:
        'A standard deviation of {sd} mmHg is a variance of {variance} mmHg². Twice the standard deviation is four times the variance.',
      slider: 'Standard deviation, mmHg',
    },
    he: {
      title: 'ריבוע סטיית התקן.',
      description:
        'עקומת פעמון של לחץ דם סיסטולי, ממוצע 120 מ״מ כספית. סטיית התקן היא {sd} מ״מ כספית, ולכן השונות היא {variance} מ״מ כספית בריבוע.',
      caption:
        'סטיית תקן של {sd} מ״מ כספית היא שונות של {variance} מ״מ כספית בריבוע. סטיית תקן כפולה היא שונות גדולה פי ארבעה.',
      slider: 'סטיית תקן, מ״מ כספית',
    },
  },
  quantile: {
    en: {
      title: 'The value below which a share lies.',
      description:
        'A bell curve of systolic blood pressure with a mean of 120 and a standard deviation of 10 mmHg. {p}% of the values are below {value} mmHg, which is {z} standard deviations from the mean.',
      caption: 'Shaded: {p}% of participants have at most {value} mmHg. That is the {p}% quantile.',
      slider: 'Share below the quantile, %',
    },
    he: {
      title: 'הערך שמתחתיו נמצא חלק נתון.',
      description:
        'עקומת פעמון של לחץ דם סיסטולי, ממוצע 120 וסטיית תקן 10 מ״מ כספית. {p}% מהערכים נמוכים מ־{value} מ״מ כספית, במרחק של {z} סטיות תקן מן הממוצע.',
      caption: 'השטח הצבוע: ל־{p}% מהמשתתפים לחץ דם של {value} מ״מ כספית לכל היותר. זהו הקוונטיל ה־{p}%.',
      slider: 'החלק שמתחת לקוונטיל, %',
    },
  },
  'z-score': {
    en: {
      title: 'A value in standard deviations.',
      description:
        'A bell curve of systolic blood pressure with a mean of 120 and a standard deviation of 10 mmHg. {value} mmHg is a z score of {z}; {p}% of the values are lower.',
      caption:
        '{value} mmHg is {z} standard deviations from the mean of 120. Shaded: the {p}% who have less.',
      slider: 'z score',
    },
    he: {
      title: 'ערך ביחידות של סטיית תקן.',
      description:
        'עקומת פעמון של לחץ דם סיסטולי, ממוצע 120 וסטיית תקן 10 מ״מ כספית. הערך {value} מ״מ כספית הוא ציון תקן {z}; {p}% מהערכים נמוכים ממנו.',
      caption:
        'הערך {value} מ״מ כספית נמצא {z} סטיות תקן מן הממוצע, 120. השטח הצבוע: {p}% שלחץ הדם שלהם נמוך יותר.',
      slider: 'ציון תקן',
    },
  },
  'standard-error-se': {
    en: {
      title: 'Means vary less than participants.',
      description:
        'Two bell curves around 100: of single participants, with a standard deviation of 10, and of the means of {n} participants, with a standard error of {se}.',
      caption:
        'Participants vary with a standard deviation of 10. The mean of {n} participants varies with a standard error of {se}. Four times as many participants halve it.',
      slider: 'Participants in the mean',
    },
    he: {
      title: 'ממוצעים משתנים פחות ממשתתפים.',
      description:
        'שתי עקומות פעמון סביב 100: של משתתפים בודדים, בסטיית תקן 10, ושל ממוצעים של {n} משתתפים, בטעות תקן {se}.',
      caption:
        'סטיית התקן בין משתתפים היא 10. טעות התקן של ממוצע של {n} משתתפים היא {se}. פי ארבעה משתתפים מקטינים אותה בחצי.',
      slider: 'מספר המשתתפים בממוצע',
    },
  },
  'coefficient-of-variation-cv': {
    en: {
      title: 'The spread in percent of the mean.',
      description:
        'A bell curve of a measurement with a mean of 100. With a coefficient of variation of {cv}% the standard deviation is {cv}, and 95% of the values are between {lower} and {upper}.',
      caption:
        'With a mean of 100 and a coefficient of variation of {cv}%, 95% of the values are between {lower} and {upper} (shaded).',
      slider: 'Coefficient of variation, %',
    },
    he: {
      title: 'הפיזור באחוזים מן הממוצע.',
      description:
        'עקומת פעמון של מדידה שהממוצע שלה 100. במקדם השתנות של {cv}% סטיית התקן היא {cv}, ו־95% מהערכים הם בין {lower} ל־{upper}.',
      caption: 'בממוצע 100 ובמקדם השתנות של {cv}%, 95% מהערכים הם בין {lower} ל־{upper} (השטח הצבוע).',
      slider: 'מקדם ההשתנות, %',
    },
  },
  mean: {
    en: {
      title: 'The mean follows the tail.',
      description:
        'A skewed curve of concentrations with a median of 10 ng/mL. With a standard deviation of {sigma} on the log scale the mean is {average} ng/mL, to the right of the median.',
      caption:
        'Half of the concentrations are below 10 ng/mL, yet the mean is {average} ng/mL: the few high values in the tail pull it up.',
      slider: 'Skewness: standard deviation of the logarithm',
    },
    he: {
      title: 'הממוצע נמשך אחרי הזנב.',
      description:
        'עקומה אסימטרית של ריכוזים שהחציון שלהם 10 ng/mL. בסטיית תקן של {sigma} בסולם הלוגריתמי הממוצע הוא {average} ng/mL, מימין לחציון.',
      caption:
        'מחצית הריכוזים נמוכים מ־10 ng/mL, אך הממוצע הוא {average} ng/mL: הערכים הגבוהים המעטים שבזנב מושכים אותו כלפי מעלה.',
      slider: 'הטיה: סטיית התקן של הלוגריתם',
    },
  },
  median: {
    en: {
      title: 'The median stays in the middle.',
      description:
        'A skewed curve of concentrations. With a standard deviation of {sigma} on the log scale the mean moves to {average} ng/mL, while the median stays at {median} ng/mL with half of the area on either side.',
      caption:
        'Shaded: half of the concentrations are below the median of {median} ng/mL, whatever the tail. The mean is {average} ng/mL.',
      slider: 'Skewness: standard deviation of the logarithm',
    },
    he: {
      title: 'החציון נשאר באמצע.',
      description:
        'עקומה אסימטרית של ריכוזים. בסטיית תקן של {sigma} בסולם הלוגריתמי הממוצע זז אל {average} ng/mL, והחציון נשאר {median} ng/mL, ובכל צד שלו מחצית השטח.',
      caption:
        'השטח הצבוע: מחצית הריכוזים נמוכים מן החציון, {median} ng/mL, יהיה הזנב אשר יהיה. הממוצע הוא {average} ng/mL.',
      slider: 'הטיה: סטיית התקן של הלוגריתם',
    },
  },
  'geometric-mean': {
    en: {
      title: 'The typical value of skewed data.',
      description:
        'A log-normal curve of concentrations with a geometric mean of {median} ng/mL. With a standard deviation of {sigma} on the log scale the arithmetic mean is {average} ng/mL, {factor} times as high.',
      caption:
        'The geometric mean, {median} ng/mL, is the mean on the log scale and here also the median. The arithmetic mean is {factor} times as high, {average} ng/mL.',
      slider: 'Standard deviation of the logarithm',
    },
    he: {
      title: 'הערך האופייני בנתונים אסימטריים.',
      description:
        'עקומה לוג־נורמלית של ריכוזים שהממוצע ההנדסי שלהם {median} ng/mL. בסטיית תקן של {sigma} בסולם הלוגריתמי הממוצע החשבוני הוא {average} ng/mL, פי {factor}.',
      caption:
        'הממוצע ההנדסי, {median} ng/mL, הוא הממוצע בסולם הלוגריתמי, וכאן גם החציון. הממוצע החשבוני גבוה פי {factor}, כלומר {average} ng/mL.',
      slider: 'סטיית התקן של הלוגריתם',
    },
  },
  'degrees-of-freedom': {
    en: {
      title: 'Few degrees of freedom, heavy tails.',
      description:
        'The t distribution with {df} degrees of freedom beside the normal one. The critical value of a two-sided test at 5% is {critical} instead of 1.96.',
      caption:
        'With {df} degrees of freedom, 5% of the t distribution lies beyond ±{critical} (shaded). With more, it approaches the normal distribution and its 1.96.',
      slider: 'Degrees of freedom',
    },
    he: {
      title: 'מעט דרגות חופש, זנבות כבדים.',
      description:
        'התפלגות t עם {df} דרגות חופש לצד ההתפלגות הנורמלית. הערך הקריטי של מבחן דו־צדדי ברמה של 5% הוא {critical} במקום 1.96.',
      caption:
        'עם {df} דרגות חופש, 5% מהתפלגות t נמצאים מעבר ל־±{critical} (השטח הצבוע). ככל שהן רבות יותר היא מתקרבת להתפלגות הנורמלית ולערך 1.96.',
      slider: 'דרגות חופש',
    },
  },
  't-test': {
    en: {
      title: 'The t statistic and its tails.',
      description:
        'The t distribution with {df} degrees of freedom, as for two groups of ten. At an observed t of {statistic}, the shaded tails are the two-sided p value: p {p}.',
      caption:
        'Two groups of ten participants have {df} degrees of freedom. Shaded: results at least as far from 0 as t = {statistic}, p {p}.',
      slider: 'Observed t',
    },
    he: {
      title: 'סטטיסטי t וזנבותיו.',
      description:
        'התפלגות t עם {df} דרגות חופש, כמו לשתי קבוצות של עשרה. כאשר t הנצפה הוא {statistic}, הזנבות הצבועים הם ערך p הדו־צדדי: p {p}.',
      caption:
        'לשתי קבוצות של עשרה משתתפים {df} דרגות חופש. השטח הצבוע: תוצאות הרחוקות מ־0 לפחות כמו t = {statistic}, כלומר p {p}.',
      slider: 'הערך הנצפה של t',
    },
  },
  'chi-squared-test': {
    en: {
      title: 'Observed against expected counts.',
      description:
        'The chi-squared distribution with one degree of freedom. {responders} of 50 participants responded to the treatment and 15 of 50 to the control: the statistic is {statistic}, p {p}.',
      caption:
        'Responders: {responders} of 50 with the treatment, 15 of 50 with the control. Chi-squared is {statistic} without continuity correction; the shaded tail is p {p}.',
      slider: 'Responders to the treatment, of 50',
    },
    he: {
      title: 'השכיחות הנצפית מול הצפויה.',
      description:
        'התפלגות חי בריבוע עם דרגת חופש אחת. {responders} מתוך 50 משתתפים הגיבו לטיפול ו־15 מתוך 50 לביקורת: הסטטיסטי הוא {statistic}, ערך p {p}.',
      caption:
        'מגיבים: {responders} מתוך 50 בטיפול ו־15 מתוך 50 בביקורת. חי בריבוע הוא {statistic} ללא תיקון רציפות; הזנב הצבוע הוא ערך p {p}.',
      slider: 'מגיבים לטיפול, מתוך 50',
    },
  },
  'central-limit-theorem': {
    en: {
      title: 'Means become normal.',
      description:
        'The distribution of the mean of {n} exponential waiting times beside a normal curve with the same mean, 1, and the same standard deviation, {sd}. The skewness is {skew}.',
      caption:
        'Single waiting times are very skewed. The mean of {n} of them has a skewness of {skew}; the more values, the closer to the normal curve (dashed).',
      slider: 'Values in the mean',
    },
    he: {
      title: 'ממוצעים נעשים נורמליים.',
      description:
        'התפלגות הממוצע של {n} זמני המתנה מעריכיים לצד עקומה נורמלית בעלת אותה תוחלת, 1, ואותה סטיית תקן, {sd}. מקדם האסימטריה הוא {skew}.',
      caption:
        'התפלגותם של זמני המתנה בודדים אסימטרית מאוד. לממוצע של {n} מהם מקדם אסימטריה {skew}; ככל שהערכים רבים יותר הוא קרוב יותר לעקומה הנורמלית (בקו מקווקו).',
      slider: 'מספר הערכים בממוצע',
    },
  },
  'poisson-distribution': {
    en: {
      title: 'Counts of rare events.',
      description:
        'Bars with the probability of each number of events in a year, for a mean of {mean}. The standard deviation is {sd}; no event at all has a probability of {none}%.',
      caption:
        'With a mean of {mean} a year, the standard deviation is {sd}, the square root of the mean. No event at all has a probability of {none}%.',
      slider: 'Mean number of events',
    },
    he: {
      title: 'ספירה של אירועים נדירים.',
      description:
        'עמודות ובהן ההסתברות לכל מספר אירועים בשנה, כשהתוחלת היא {mean}. סטיית התקן היא {sd}; ההסתברות לאף אירוע היא {none}%.',
      caption:
        'כשמספר האירועים בשנה הוא {mean} בממוצע, סטיית התקן היא {sd}, השורש הריבועי של התוחלת. ההסתברות לאף אירוע היא {none}%.',
      slider: 'התוחלת של מספר האירועים',
    },
  },
  'binomial-distribution': {
    en: {
      title: 'Responders among twenty.',
      description:
        'Bars with the probability of each number of responders among 20 participants, for a response rate of {p}%. The mean is {mean}, the standard deviation {sd}.',
      caption:
        'With a response rate of {p}%, {mean} of 20 participants are expected to respond; the standard deviation is {sd}.',
      slider: 'Response rate, %',
    },
    he: {
      title: 'מגיבים מתוך עשרים.',
      description:
        'עמודות ובהן ההסתברות לכל מספר מגיבים מתוך 20 משתתפים, כששיעור התגובה הוא {p}%. התוחלת היא {mean} וסטיית התקן {sd}.',
      caption: 'בשיעור תגובה של {p}% צפויים {mean} מגיבים מתוך 20 משתתפים; סטיית התקן היא {sd}.',
      slider: 'שיעור התגובה, %',
    },
  },
  'uniform-distribution': {
    en: {
      title: 'Every value equally likely.',
      description:
        'A flat line from 0 to {b} hours. The mean waiting time is {mean} hours, the standard deviation {sd} hours.',
      caption:
        'If a visit falls anywhere within {b} hours with equal probability, the mean wait is {mean} hours and the standard deviation {sd} hours.',
      slider: 'Longest waiting time, hours',
    },
    he: {
      title: 'כל הערכים סבירים במידה שווה.',
      description: 'קו שטוח מ־0 עד {b} שעות. זמן ההמתנה הממוצע הוא {mean} שעות וסטיית התקן {sd} שעות.',
      caption:
        'אם ביקור חל בכל רגע בתוך {b} שעות בהסתברות שווה, ההמתנה הממוצעת היא {mean} שעות וסטיית התקן {sd} שעות.',
      slider: 'זמן ההמתנה הארוך ביותר, שעות',
    },
  },
} satisfies FigureTexts
