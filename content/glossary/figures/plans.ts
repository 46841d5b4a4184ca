import type { FigureTexts, InLanguages } from './words.ts'

export const planLabels = {
  en: {
    ratio: 'Treatment to control',
    total: 'Total for equal power, 1:1 is 100',
    correlation: 'Correlation of baseline and outcome',
    relative: 'Participants needed, final values 100',
    final: 'Final values',
    change: 'Change from baseline',
    covariance: 'ANCOVA',
    part: 'Size of the subgroup, % of the trial',
    power: 'Power, %',
    wholeTrial: 'Whole trial',
    positive: 'With the marker, %',
    perArm: 'Participants per arm',
    enrolled: 'Enrolled with the marker: {enrolled}',
    everyone: 'Enrolled without selection',
    screened: 'Screened for the marker',
    spread: 'Standard deviation, mmHg',
    planned: 'Planned: {first}',
    none: 'none',
    quantitative: 'quantitative: only the size differs',
    qualitative: 'qualitative: the direction turns',
    marker: 'Biomarker',
    negative: 'Negative',
    markerPositive: 'Positive',
    responders: 'Responders, %',
    treatment: 'Treatment',
    control: 'Control',
    withoutA: 'Without A',
    withA: 'With A',
    withoutB: 'Without B',
    withB: 'With B',
    effectOfA: 'Effect of A: {a} points',
    effectOfB: 'Effect of B: {b} points',
    cluster: 'Cluster',
    outcome: 'Outcome, in standard deviations',
    worth: '{n} participants count as {worth}',
  },
  he: {
    ratio: 'טיפול מול ביקורת',
    total: 'סך הכול לאותה עוצמה, 1:1 הוא 100',
    correlation: 'המתאם בין ערך הבסיס לתוצא',
    relative: 'המשתתפים הדרושים, ערכים סופיים 100',
    final: 'ערכים סופיים',
    change: 'שינוי לעומת ערך הבסיס',
    covariance: 'ANCOVA',
    part: 'גודל תת־הקבוצה, % מן הניסוי',
    power: 'עוצמה, %',
    wholeTrial: 'הניסוי כולו',
    positive: 'בעלי הסמן, %',
    perArm: 'משתתפים בכל זרוע',
    enrolled: 'נכללים בעלי הסמן: {enrolled}',
    everyone: 'נכללים ללא בחירה',
    screened: 'נבדקים לסמן',
    spread: 'סטיית תקן, מ״מ כספית',
    planned: 'תוכננו: {first}',
    none: 'אין',
    quantitative: 'כמותית: רק הגודל שונה',
    qualitative: 'איכותית: הכיוון מתהפך',
    marker: 'סמן ביולוגי',
    negative: 'שלילי',
    markerPositive: 'חיובי',
    responders: 'מגיבים, %',
    treatment: 'טיפול',
    control: 'ביקורת',
    withoutA: 'ללא A',
    withA: 'עם A',
    withoutB: 'ללא B',
    withB: 'עם B',
    effectOfA: 'ההשפעה של A: {a} נקודות',
    effectOfB: 'ההשפעה של B: {b} נקודות',
    cluster: 'אשכול',
    outcome: 'התוצא, בסטיות תקן',
    worth: '{n} משתתפים שווים ל־{worth}',
  },
} satisfies InLanguages<Record<string, string>>

export const plans = {
  'allocation-ratio': {
    en: {
      title: 'What an unequal split costs.',
      description:
        'The total number of participants for equal power, by the allocation ratio. At {ratio}:1, with {share}% on treatment, it is {needed} for each 100 at 1:1.',
      caption:
        'At {ratio}:1 a trial needs {needed} participants for each 100 at 1:1, and {share}% of them get the new treatment. 2:1 costs little, more extreme ratios much.',
      slider: 'Treatment for each control',
    },
    he: {
      title: 'מה עולה חלוקה לא שווה.',
      description:
        'מספר המשתתפים הכולל לאותה עוצמה, לפי יחס ההקצאה. ביחס {ratio}:1, כש־{share}% מקבלים את הטיפול, הוא {needed} על כל 100 ביחס 1:1.',
      caption:
        'ביחס {ratio}:1 נדרשים {needed} משתתפים על כל 100 ביחס 1:1, ו־{share}% מהם מקבלים את הטיפול החדש. יחס 2:1 עולה מעט, ויחסים קיצוניים יותר עולים הרבה.',
      slider: 'מטופלים על כל משתתף ביקורת',
    },
  },
  'analysis-of-covariance-ancova': {
    en: {
      title: 'Adjustment is never worse.',
      description:
        'The participants needed for equal power, by the correlation of baseline and outcome. At {rho} the change from baseline needs {change} and ANCOVA {covariance} for each 100 with final values.',
      caption:
        'With a correlation of {rho}, ANCOVA needs {covariance} participants where final values need 100; the change from baseline needs {change}. ANCOVA is the best of the three at every correlation.',
      slider: 'Correlation of baseline and outcome',
    },
    he: {
      title: 'תקנון לעולם אינו מזיק.',
      description:
        'המשתתפים הדרושים לאותה עוצמה, לפי המתאם בין ערך הבסיס לתוצא. במתאם {rho} השינוי לעומת ערך הבסיס דורש {change} ו־ANCOVA דורש {covariance} על כל 100 בערכים הסופיים.',
      caption:
        'במתאם של {rho}, ANCOVA דורש {covariance} משתתפים במקום שבו הערכים הסופיים דורשים 100; השינוי לעומת ערך הבסיס דורש {change}. ANCOVA הוא הטוב מן השלושה בכל מתאם.',
      slider: 'המתאם בין ערך הבסיס לתוצא',
    },
  },
  baseline: {
    en: {
      title: 'Subtract the baseline or adjust for it.',
      description:
        'The participants needed for equal power, by the correlation of baseline and outcome. At {rho} the change from baseline needs {change} for each 100 with final values, adjustment for the baseline {covariance}.',
      caption:
        'Subtracting the baseline helps only if it correlates with the outcome by more than one half: at {rho} it needs {change} participants for each 100 with final values. Adjusting for it needs {covariance}.',
      slider: 'Correlation of baseline and outcome',
    },
    he: {
      title: 'לחסר את ערך הבסיס או לתקנן לפיו.',
      description:
        'המשתתפים הדרושים לאותה עוצמה, לפי המתאם בין ערך הבסיס לתוצא. במתאם {rho} השינוי לעומת ערך הבסיס דורש {change} על כל 100 בערכים הסופיים, ותקנון לערך הבסיס {covariance}.',
      caption:
        'חיסור ערך הבסיס עוזר רק אם מתאמו עם התוצא גדול מחצי: במתאם {rho} דרושים {change} משתתפים על כל 100 בערכים הסופיים. תקנון לפיו דורש {covariance}.',
      slider: 'המתאם בין ערך הבסיס לתוצא',
    },
  },
  'subgroup-analysis': {
    en: {
      title: 'A subgroup has less power.',
      description:
        'The power to find the effect within a subgroup, by its share of a trial with a power of {whole}%. With {share}% of the participants it is {power}%.',
      caption:
        'The trial has a power of {whole}%. A subgroup of {share}% of the participants, with the same true effect, has {power}%. No effect found in a subgroup is therefore no sign that there is none.',
      slider: 'Size of the subgroup, %',
    },
    he: {
      title: 'לתת־קבוצה יש פחות עוצמה.',
      description:
        'העוצמה לגלות את ההשפעה בתוך תת־קבוצה, לפי חלקה בניסוי שעוצמתו {whole}%. עם {share}% מהמשתתפים היא {power}%.',
      caption:
        'עוצמת הניסוי היא {whole}%. בתת־קבוצה של {share}% מהמשתתפים, באותה השפעה אמיתית, היא {power}%. לכן השפעה שלא נמצאה בתת־קבוצה אינה סימן לכך שאין השפעה.',
      slider: 'גודל תת־הקבוצה, %',
    },
  },
  'enrichment-design': {
    en: {
      title: 'Select those who can respond.',
      description:
        'Participants per arm for a power of 80% if only those with a marker respond, by half a standard deviation. If {prevalence}% have it, {everyone} are enrolled without selection; with it {enrolled} are enrolled and {screened} screened.',
      caption:
        'If only the {prevalence}% with the marker respond, a trial without selection needs {everyone} participants per arm. With selection {enrolled} are enough, for whom {screened} are screened.',
      slider: 'With the marker, %',
    },
    he: {
      title: 'לבחור את מי שיכול להגיב.',
      description:
        'המשתתפים בכל זרוע לעוצמה של 80% אם רק בעלי סמן מגיבים, בחצי סטיית תקן. אם הסמן נמצא אצל {prevalence}%, נכללים {everyone} ללא בחירה; עם בחירה נכללים {enrolled} ונבדקים {screened}.',
      caption:
        'אם רק {prevalence}% בעלי הסמן מגיבים, ניסוי ללא בחירה דורש {everyone} משתתפים בכל זרוע. עם בחירה די ב־{enrolled}, ולשם כך נבדקים {screened}.',
      slider: 'בעלי הסמן, %',
    },
  },
  'blinded-sample-size-re-estimation': {
    en: {
      title: 'When the spread was guessed wrong.',
      description:
        'Participants per arm for a power of 80% to find a difference of 5 mmHg, by the standard deviation. Planned with 10 mmHg: {first}. With {sd} mmHg {needed} are needed, and {first} would give a power of {power}%.',
      caption:
        'The plan assumed a standard deviation of 10 mmHg: {first} per arm. If the pooled data show {sd} mmHg, {needed} are needed; the planned number would give a power of {power}%. Nobody has to see the arms for that.',
      slider: 'Observed standard deviation, mmHg',
    },
    he: {
      title: 'כשהפיזור נוחש לא נכון.',
      description:
        'המשתתפים בכל זרוע לעוצמה של 80% לגלות הפרש של 5 מ״מ כספית, לפי סטיית התקן. תוכננו לפי 10 מ״מ כספית: {first}. לפי {sd} מ״מ כספית דרושים {needed}, ו־{first} היו נותנים עוצמה של {power}%.',
      caption:
        'בתכנון הונחה סטיית תקן של 10 מ״מ כספית: {first} בכל זרוע. אם בנתונים המאוחדים היא {sd} מ״מ כספית, דרושים {needed}; המספר המתוכנן היה נותן עוצמה של {power}%. איש אינו צריך לראות את הזרועות לשם כך.',
      slider: 'סטיית התקן שנצפתה, מ״מ כספית',
    },
  },
  interaction: {
    en: {
      title: 'Parallel, spread or crossed.',
      description:
        'Responders under treatment and control in two groups. Treatment changes them by {first} points without the marker and by {effect} points with it. The interaction is {difference} points: {verdict}.',
      caption:
        'The effect is {first} points without the marker and {effect} with it. The difference of the two, {difference} points, is the interaction ({verdict}). Parallel lines have none, crossing ones turn the effect around.',
      slider: 'Effect with the marker, points',
    },
    he: {
      title: 'מקבילים, מתרחקים או נחתכים.',
      description:
        'מגיבים בטיפול ובביקורת בשתי קבוצות. הטיפול משנה את שיעורם ב־{first} נקודות ללא הסמן וב־{effect} נקודות עם הסמן. האינטראקציה היא {difference} נקודות: {verdict}.',
      caption:
        'ההשפעה היא {first} נקודות ללא הסמן ו־{effect} עם הסמן. ההפרש בין השתיים, {difference} נקודות, הוא האינטראקציה ({verdict}). בקווים מקבילים אין אינטראקציה, וקווים נחתכים הופכים את ההשפעה.',
      slider: 'ההשפעה עם הסמן, נקודות',
    },
  },
  'factorial-design': {
    en: {
      title: 'Two questions, one trial.',
      description:
        'Responders in four arms: neither 20%, A 35%, B 30%, both {both}%. A adds {without} points without B and {with} points with it. Over all, the effect of A is {a} and that of B {b} points.',
      caption:
        'Each treatment is compared in all participants: A by its columns, {a} points, B by its rows, {b} points. This is fair only without an interaction, here {interaction}: A adds {without} points without B and {with} with it.',
      slider: 'Interaction, points',
    },
    he: {
      title: 'שתי שאלות, ניסוי אחד.',
      description:
        'מגיבים בארבע זרועות: אף לא אחד 20%, רק A 35%, רק B 30%, שניהם {both}%. הטיפול A מוסיף {without} נקודות ללא B ו־{with} נקודות איתו. בסך הכול ההשפעה של A היא {a} ושל B היא {b} נקודות.',
      caption:
        'כל טיפול מושווה בכל המשתתפים: A לפי העמודות, {a} נקודות, ו־B לפי השורות, {b} נקודות. זה הוגן רק בלי אינטראקציה, וכאן היא {interaction}: הטיפול A מוסיף {without} נקודות ללא B ו־{with} איתו.',
      slider: 'אינטראקציה, נקודות',
    },
  },
  'cluster-randomized-trial': {
    en: {
      title: 'Groups are assigned, not people.',
      description:
        'Twelve clusters of {people} participants, six on treatment and six on control. With an intraclass correlation of 0.05 the design effect is {effect}: {n} participants count as {worth}.',
      caption:
        'Whole clusters are randomized. People in one cluster are alike (intraclass correlation 0.05), so each tells less: the design effect is {effect}, and {n} participants count as {worth}. More clusters help more than larger ones.',
      slider: 'Participants in each cluster',
    },
    he: {
      title: 'מקצים קבוצות, לא אנשים.',
      description:
        'שנים עשר אשכולות בני {people} משתתפים, שישה בטיפול ושישה בביקורת. במתאם תוך־קבוצתי של 0.05 אפקט המערך הוא {effect}: {n} משתתפים שווים ל־{worth}.',
      caption:
        'אשכולות שלמים מוקצים באקראי. אנשים באותו אשכול דומים זה לזה (מתאם תוך־קבוצתי 0.05), ולכן כל אחד מלמד פחות: אפקט המערך הוא {effect}, ו־{n} משתתפים שווים ל־{worth}. עוד אשכולות מועילים יותר מאשכולות גדולים יותר.',
      slider: 'משתתפים בכל אשכול',
    },
  },
  'intraclass-correlation-coefficient-icc': {
    en: {
      title: 'How alike people in a cluster are.',
      description:
        'Outcomes of {n} participants in ten clusters, with the mean of each. The true intraclass correlation is {icc}, its estimate {estimate}. The design effect is {effect}: the participants count as {worth}.',
      caption:
        'The share of the variance that lies between the clusters is {icc} (estimate {estimate}). The larger it is, the farther apart the means (lines) and the less each participant adds: {n} count as {worth}.',
      slider: 'Intraclass correlation',
    },
    he: {
      title: 'עד כמה אנשים באשכול דומים.',
      description:
        'התוצאים של {n} משתתפים בעשרה אשכולות, והממוצע של כל אחד. המתאם התוך־קבוצתי האמיתי הוא {icc} ואומדנו {estimate}. אפקט המערך הוא {effect}: המשתתפים שווים ל־{worth}.',
      caption:
        'חלקה של השונות שבין האשכולות הוא {icc} (האומדן {estimate}). ככל שהוא גדול יותר הממוצעים (הקווים) מתרחקים זה מזה וכל משתתף מוסיף פחות: {n} שווים ל־{worth}.',
      slider: 'המתאם התוך־קבוצתי',
    },
  },
  'random-effect': {
    en: {
      title: 'Each cluster borrows from the others.',
      description:
        'Outcomes in ten clusters, with their means and the predictions of a model with a random effect whose standard deviation is {between}. The largest mean is {raw}; its prediction is {shrunk}, {weight} of its distance from the overall mean.',
      caption:
        'Lines are the means of the clusters, dark dots the predictions of a model with a random effect. It keeps {weight} of each distance from the overall mean: the largest mean, {raw}, becomes {shrunk}. The less the clusters differ, the more they borrow.',
      slider: 'Share of the variance between clusters',
    },
    he: {
      title: 'כל אשכול לומד מן האחרים.',
      description:
        'התוצאים בעשרה אשכולות, הממוצעים שלהם והתחזיות של מודל עם אפקט אקראי שסטיית התקן שלו {between}. הממוצע הגדול ביותר הוא {raw}; התחזית לו היא {shrunk}, כלומר {weight} ממרחקו מן הממוצע הכללי.',
      caption:
        'הקווים הם ממוצעי האשכולות, והנקודות הכהות הן התחזיות של מודל עם אפקט אקראי. הוא שומר {weight} מכל מרחק מן הממוצע הכללי: הממוצע הגדול ביותר, {raw}, נעשה {shrunk}. ככל שהאשכולות נבדלים פחות הם לומדים יותר זה מזה.',
      slider: 'חלק השונות שבין האשכולות',
    },
  },
} satisfies FigureTexts
