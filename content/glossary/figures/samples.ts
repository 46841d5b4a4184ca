import type { FigureTexts, InLanguages } from './words.ts'

export const sampleLabels = {
  en: {
    days: 'Days in hospital',
    median: 'Median {median}',
    half: 'Middle half {low}–{high}',
    beyond: 'Beyond {fence}: {outside}',
    value: 'Value',
    average: 'Mean {mean}',
    deviation: 'Standard deviation {sd}',
    expected: 'Expected of a normal distribution',
    observed: 'Observed, standardized',
    below: 'At or below, %',
    distance: 'Largest distance {d}',
    standardDeviations: 'Standard deviations from the mean',
    excess: 'Excess kurtosis {excess}',
    normal: 'Normal: 0',
    average2: 'Mean of both devices, mmHg',
    difference: 'Wrist minus cuff, mmHg',
    limit: 'Limit {limit}',
    meanDifference: 'Mean {bias}',
    prevalence: 'Rated positive by each rater, %',
    kappa: 'Kappa',
    agreed: 'Agreement {agreed}%',
    resampledMean: 'Mean days in hospital of a resample',
    resamples: 'Resamples',
    omitted: 'Participant left out',
    variation: 'Coefficient of variation, %',
    all: 'All {n}: {cv}%',
    truth: 'Cross: the true value',
    bias: 'Bias {bias}',
    precision: 'Standard error {sd}',
    error: 'Usual error {rmse}',
    outcome: 'Outcome, in standard deviations',
    treatment: 'Treatment',
    control: 'Control',
    wins: '{u} of {pairs} pairs',
  },
  he: {
    days: 'ימי אשפוז',
    median: 'חציון {median}',
    half: 'המחצית האמצעית {low}–{high}',
    beyond: 'מעל {fence}: {outside}',
    value: 'הערך',
    average: 'ממוצע {mean}',
    deviation: 'סטיית תקן {sd}',
    expected: 'הצפוי לפי התפלגות נורמלית',
    observed: 'הנצפה, מתוקנן',
    below: 'עד הערך הזה, %',
    distance: 'המרחק המרבי {d}',
    standardDeviations: 'סטיות תקן מן הממוצע',
    excess: 'עודף גבנוניות {excess}',
    normal: 'נורמלית: 0',
    average2: 'ממוצע שני המכשירים, מ״מ כספית',
    difference: 'שורש היד פחות זרוע, מ״מ כספית',
    limit: 'גבול {limit}',
    meanDifference: 'ממוצע {bias}',
    prevalence: 'דורגו כחיוביים בידי כל מעריך, %',
    kappa: 'קאפה',
    agreed: 'הסכמה {agreed}%',
    resampledMean: 'ממוצע ימי האשפוז בדגימה חוזרת',
    resamples: 'דגימות חוזרות',
    omitted: 'המשתתף שהושמט',
    variation: 'מקדם ההשתנות, %',
    all: 'כל ה־{n}: {cv}%',
    truth: 'הצלב: הערך האמיתי',
    bias: 'הטיה {bias}',
    precision: 'טעות תקן {sd}',
    error: 'השגיאה הטיפוסית {rmse}',
    outcome: 'התוצא, בסטיות תקן',
    treatment: 'טיפול',
    control: 'ביקורת',
    wins: '{u} מתוך {pairs} זוגות',
  },
} satisfies InLanguages<Record<string, string>>

export const samples = {
  'box-plot': {
    en: {
      title: 'Five numbers and what lies beyond.',
      description:
        'A box plot of the days in hospital of {n} participants under a dot for each. The median is {median}, the quartiles are {low} and {high}. {outside} values lie more than 1.5 interquartile ranges above the upper quartile.',
      caption:
        'The box holds the middle half, {low} to {high} days, an interquartile range of {range}; the line in it is the median. A whisker ends at the last value within 1.5 ranges, up to {fence} days. Beyond it: {outside}, one by one.',
      slider: 'Skewness (standard deviation of the logarithm)',
    },
    he: {
      title: 'חמישה מספרים, ומה שמעבר להם.',
      description:
        'תרשים קופסה של ימי האשפוז של {n} משתתפים, ומעליו נקודה לכל משתתף. החציון הוא {median} והרבעונים הם {low} ו־{high}. מספר הערכים הרחוקים יותר מ־1.5 טווחים בין־רבעוניים מעל הרבעון העליון: {outside}.',
      caption:
        'בקופסה נמצאת המחצית האמצעית, מ־{low} עד {high} ימים, טווח בין־רבעוני של {range}; הקו שבה הוא החציון. השפם מסתיים בערך האחרון שבתוך 1.5 טווחים, עד {fence} ימים. מספר הערכים שמעבר לו, המסומנים בנפרד: {outside}.',
      slider: 'האסימטריה (סטיית התקן של הלוגריתם)',
    },
  },
  outlier: {
    en: {
      title: 'One value moves the mean.',
      description:
        'Dots of {n} values near 100, one of them at {value}. The mean is {mean} and the standard deviation {sd}; the median is {median}.',
      caption:
        'One of {n} values is {value} (colored). It moves the mean to {mean} and the standard deviation to {sd}, but the median stays at {median}. Find out why it is so far before you decide what to do with it.',
      slider: 'The colored value',
    },
    he: {
      title: 'ערך אחד מזיז את הממוצע.',
      description:
        'נקודות של {n} ערכים סביב 100, ואחד מהם הוא {value}. הממוצע הוא {mean} וסטיית התקן {sd}; החציון הוא {median}.',
      caption:
        'אחד מ־{n} הערכים הוא {value} (בצבע). הוא מזיז את הממוצע ל־{mean} ואת סטיית התקן ל־{sd}, אך החציון נשאר {median}. יש לברר מדוע הוא כה רחוק לפני שמחליטים מה לעשות בו.',
      slider: 'הערך הצבוע',
    },
  },
  'q-q-plot': {
    en: {
      title: 'Normal data follow the line.',
      description:
        'A normal Q-Q plot of {n} values with a skewness setting of {skew}. The points correlate with the line at {r}; the largest value is {largest} where {normal} is expected.',
      caption:
        'At 0 the points follow the line. With more skew both ends bend up: here the largest value is {largest} instead of {normal}, and the correlation of the points is {r}.',
      slider: 'Skewness (0 is normal)',
    },
    he: {
      title: 'נתונים נורמליים הולכים לאורך הקו.',
      description:
        'תרשים קוונטיל–קוונטיל נורמלי של {n} ערכים באסימטריה {skew}. מתאם הנקודות הוא {r}; הערך הגדול ביותר הוא {largest} במקום {normal} הצפוי.',
      caption:
        'ב־0 הנקודות הולכות לאורך הקו. ככל שהאסימטריה גדלה שני הקצוות מתעקלים כלפי מעלה: כאן הערך הגדול ביותר הוא {largest} במקום {normal}, ומתאם הנקודות {r}.',
      slider: 'אסימטריה (0 היא נורמלית)',
    },
  },
  'kolmogorov-smirnov-test': {
    en: {
      title: 'The largest gap between two curves.',
      description:
        'The cumulative distribution of {n} values, shifted by {shift}, as steps, and that of the standard normal distribution. The largest vertical distance is {d}, at {at}.',
      caption:
        'The test statistic is the largest vertical distance between the steps of the sample and the curve of the reference: {d}, at a value of {at}.',
      slider: 'Shift of the sample, standard deviations',
    },
    he: {
      title: 'הפער הגדול ביותר בין שתי עקומות.',
      description:
        'ההתפלגות המצטברת של {n} ערכים שהוזזו ב־{shift}, כמדרגות, וזו של ההתפלגות הנורמלית הסטנדרטית. המרחק האנכי המרבי הוא {d}, בערך {at}.',
      caption: 'סטטיסטי המבחן הוא המרחק האנכי המרבי בין מדרגות המדגם לעקומת הייחוס: {d}, בערך {at}.',
      slider: 'הזזת המדגם, סטיות תקן',
    },
  },
  kurtosis: {
    en: {
      title: 'Heavy tails.',
      description:
        'A t distribution with {df} degrees of freedom and a normal one, both with a standard deviation of 1. The excess kurtosis is {excess}; {beyond}% of the values lie more than 3 standard deviations from the mean, {times} times as many as the {usual}% of a normal distribution.',
      caption:
        'Both curves have a standard deviation of 1. With an excess kurtosis of {excess}, {beyond}% of the values lie beyond 3 standard deviations: {times} times as many as in a normal distribution (dashed).',
      slider: 'Degrees of freedom of the t distribution',
    },
    he: {
      title: 'זנבות כבדים.',
      description:
        'התפלגות t עם {df} דרגות חופש והתפלגות נורמלית, שתיהן בסטיית תקן 1. עודף הגבנוניות הוא {excess}; {beyond}% מהערכים רחוקים יותר מ־3 סטיות תקן מן הממוצע, פי {times} מאשר {usual}% בהתפלגות נורמלית.',
      caption:
        'לשתי העקומות סטיית תקן 1. בעודף גבנוניות של {excess}, {beyond}% מהערכים נמצאים מעבר ל־3 סטיות תקן: פי {times} מאשר בהתפלגות נורמלית (בקו מקווקו).',
      slider: 'דרגות החופש של התפלגות t',
    },
  },
  'bland-altman-plot': {
    en: {
      title: 'Agreement is not correlation.',
      description:
        'A Bland-Altman plot of the blood pressure of {n} people by two devices. The mean difference is {bias} mmHg, the 95% limits of agreement are {lower} and {upper} mmHg. The correlation of the devices is {r}.',
      caption:
        'The wrist device differs by {bias} mmHg on average; 95% of the differences are expected between {lower} and {upper} mmHg. Move the slider: the correlation of the devices stays {r}, although the agreement gets worse.',
      slider: 'Systematic error of the wrist device, mmHg',
    },
    he: {
      title: 'הסכמה אינה מתאם.',
      description:
        'תרשים בלנד–אלטמן של לחץ הדם של {n} אנשים בשני מכשירים. ההפרש הממוצע הוא {bias} מ״מ כספית, וגבולות ההסכמה של 95% הם {lower} ו־{upper} מ״מ כספית. המתאם בין המכשירים הוא {r}.',
      caption:
        'המכשיר לשורש היד נבדל בממוצע ב־{bias} מ״מ כספית; 95% מההפרשים צפויים בין {lower} ל־{upper} מ״מ כספית. אפשר להזיז את המחוון: המתאם בין המכשירים נשאר {r}, אף שההסכמה נפגעת.',
      slider: 'הטעות השיטתית של המכשיר לשורש היד, מ״מ כספית',
    },
  },
  'kappa-coefficient': {
    en: {
      title: 'The same agreement, another kappa.',
      description:
        'Kappa of two raters who agree on {agreed}% of the cases, by the share that each of them rates positive. At {prevalence}% they would agree on {chance}% by chance, and kappa is {kappa}.',
      caption:
        'Both raters agree on {agreed}% of the cases. If each rates {prevalence}% positive, chance alone gives {chance}%, and kappa is {kappa}. The rarer the finding, the lower kappa.',
      slider: 'Rated positive, %',
    },
    he: {
      title: 'אותה הסכמה, קאפה אחרת.',
      description:
        'מקדם קאפה של שני מעריכים המסכימים על {agreed}% מהמקרים, לפי השיעור שכל אחד מהם דירג כחיובי. ב־{prevalence}% היו מסכימים במקרה על {chance}%, וקאפה היא {kappa}.',
      caption:
        'שני המעריכים מסכימים על {agreed}% מהמקרים. אם כל אחד מהם מדרג {prevalence}% כחיוביים, די במקרה כדי להסכים על {chance}%, וקאפה היא {kappa}. ככל שהממצא נדיר יותר קאפה נמוכה יותר.',
      slider: 'דורגו כחיוביים, %',
    },
  },
  bootstrap: {
    en: {
      title: 'The sample stands in for the population.',
      description:
        'A histogram of the means of {resamples} resamples of {n} stays in hospital, drawn with replacement. The mean is {mean} days, the standard error {se}, and 95% of the resampled means lie between {lower} and {upper}.',
      caption:
        'Each resample draws {n} participants from the {n} observed, with replacement. The spread of {resamples} such means is the standard error, {se} days, and their middle 95% the interval, {lower} to {upper} days. No formula is needed.',
      slider: 'Resamples',
    },
    he: {
      title: 'המדגם במקום האוכלוסייה.',
      description:
        'היסטוגרמה של הממוצעים ב־{resamples} דגימות חוזרות, עם החזרה, של {n} משכי אשפוז. הממוצע הוא {mean} ימים, טעות התקן {se}, ו־95% מהממוצעים נמצאים בין {lower} ל־{upper}.',
      caption:
        'כל דגימה חוזרת מגרילה {n} משתתפים מתוך {n} שנצפו, עם החזרה. הפיזור של {resamples} ממוצעים כאלה הוא טעות התקן, {se} ימים, ו־95% האמצעיים שלהם הם הרווח, {lower} עד {upper} ימים. אין צורך בנוסחה.',
      slider: 'מספר הדגימות החוזרות',
    },
  },
  jackknife: {
    en: {
      title: 'Leave out one at a time.',
      description:
        'The coefficient of variation of {n} stays in hospital, computed again without each participant in turn. With all it is {cv}%; the value farthest from it is {without}%. The jackknife standard error is {se}, the bias {bias} percentage points.',
      caption:
        'Each dot is the coefficient of variation without one participant. All {n} give {cv}%, and one person moves it to {without}%. The spread of the dots gives a standard error of {se} percentage points, and their mean a bias of {bias}.',
    },
    he: {
      title: 'משמיטים אחד בכל פעם.',
      description:
        'מקדם ההשתנות של {n} משכי אשפוז, מחושב שוב ללא כל משתתף בתורו. עם כולם הוא {cv}%; הערך הרחוק ביותר ממנו הוא {without}%. טעות התקן לפי ג׳קנייף היא {se} וההטיה {bias} נקודות אחוז.',
      caption:
        'כל נקודה היא מקדם ההשתנות ללא משתתף אחד. כל ה־{n} נותנים {cv}%, ואדם אחד מזיז אותו ל־{without}%. מפיזור הנקודות מתקבלת טעות תקן של {se} נקודות אחוז, ומממוצען הטיה של {bias}.',
    },
  },
  bias: {
    en: {
      title: 'More of the same does not help.',
      description:
        'Estimates of repeated studies of {n} participants each, as dots on a target. They scatter with a standard error of {sd} around a point that is {bias} from the true value, so the usual error is {rmse}.',
      caption:
        'More participants make the cloud tighter: with {n} the standard error is {sd}. Its center stays {bias} away from the truth. The usual error, {rmse}, never falls below that.',
      slider: 'Participants in each study',
    },
    he: {
      title: 'עוד מאותו הדבר אינו עוזר.',
      description:
        'אומדנים ממחקרים חוזרים בני {n} משתתפים, כנקודות על לוח מטרה. הם מתפזרים בטעות תקן של {sd} סביב נקודה המרוחקת {bias} מן הערך האמיתי, ולכן השגיאה הטיפוסית היא {rmse}.',
      caption:
        'משתתפים רבים יותר מהדקים את הענן: עם {n} טעות התקן היא {sd}. מרכזו נשאר במרחק {bias} מן האמת. השגיאה הטיפוסית, {rmse}, לעולם אינה יורדת מתחת לזה.',
      slider: 'משתתפים בכל מחקר',
    },
  },
  estimator: {
    en: {
      title: 'Bias against precision.',
      description:
        'Estimates of an effect of 4 that are shrunk by {shrinkage}%, as dots on a target. The bias is {bias}, the standard error {sd}, and the usual error, the root of the mean squared error, {rmse}.',
      caption:
        'Shrinking each estimate of an effect of 4 by {shrinkage}% lowers the standard error to {sd} and adds a bias of {bias}. The usual error is {rmse}: a little shrinkage makes it smaller, much makes it larger.',
      slider: 'Shrinkage, %',
    },
    he: {
      title: 'הטיה מול דיוק.',
      description:
        'אומדנים של השפעה בגודל 4 המכווצים ב־{shrinkage}%, כנקודות על לוח מטרה. ההטיה היא {bias}, טעות התקן {sd}, והשגיאה הטיפוסית, שורש תוחלת ריבוע השגיאה, היא {rmse}.',
      caption:
        'כיווץ של כל אומדן להשפעה בגודל 4 ב־{shrinkage}% מוריד את טעות התקן ל־{sd} ומוסיף הטיה של {bias}. השגיאה הטיפוסית היא {rmse}: כיווץ קל מקטין אותה, וכיווץ רב מגדיל אותה.',
      slider: 'כיווץ, %',
    },
  },
  'mann-whitney-test': {
    en: {
      title: 'Every pair is a comparison.',
      description:
        'Outcomes of 12 treated and 12 control participants, shifted by {shift} standard deviations. In {u} of {pairs} pairs the treated one has the higher value, {share}%, p {p}.',
      caption:
        'Of {pairs} pairs of one treated and one control participant, the treated one is higher in {u}, or {share}% (p {p}). Only the order counts, so an extreme value has no more weight than the largest rank. Dashed: the medians.',
      slider: 'Shift of the treated, standard deviations',
    },
    he: {
      title: 'כל זוג הוא השוואה.',
      description:
        'תוצאים של 12 מטופלים ו־12 בביקורת, בהיסט של {shift} סטיות תקן. ב־{u} מתוך {pairs} זוגות הערך של המטופל גבוה יותר, {share}%, ערך p {p}.',
      caption:
        'מתוך {pairs} זוגות של מטופל ומשתתף ביקורת, המטופל גבוה יותר ב־{u}, שהם {share}% (p {p}). רק הסדר נחשב, ולכן לערך קיצוני אין משקל רב מזה של הדרגה הגבוהה ביותר. הקווים המקווקווים הם החציונים.',
      slider: 'היסט המטופלים, סטיות תקן',
    },
  },
  'u-statistic': {
    en: {
      title: 'A mean over all pairs.',
      description:
        'Outcomes of 12 treated and 12 control participants. A kernel of two values is 1 if the treated one is higher; over {pairs} pairs its sum is {u} and its mean {share}%.',
      caption:
        'The kernel takes one value of each arm and is 1 if the treated one is higher. Its mean over all {pairs} pairs, {u} of them wins, is the U-statistic: {share}%, an unbiased estimate of the probability of a higher value under treatment.',
      slider: 'Shift of the treated, standard deviations',
    },
    he: {
      title: 'ממוצע על כל הזוגות.',
      description:
        'תוצאים של 12 מטופלים ו־12 בביקורת. פונקציית גרעין של שני ערכים היא 1 אם המטופל גבוה יותר; על פני {pairs} זוגות סכומה {u} וממוצעה {share}%.',
      caption:
        'הגרעין לוקח ערך אחד מכל זרוע, והוא 1 אם המטופל גבוה יותר. ממוצעו על כל {pairs} הזוגות, ש־{u} מהם ניצחונות, הוא סטטיסטי U: {share}%, אומדן חסר הטיה להסתברות לערך גבוה יותר בזרוע הטיפול.',
      slider: 'היסט המטופלים, סטיות תקן',
    },
  },
} satisfies FigureTexts
