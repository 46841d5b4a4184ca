import type { FigureTexts, InLanguages } from './words.ts'

export const diagnosticLabels = {
  en: {
    marker: 'Biomarker, units',
    well: 'Without disease',
    ill: 'With disease',
    cutoff: 'Cutoff {cutoff}',
    false: '1 − specificity, %',
    true: 'Sensitivity, %',
    point: '{sensitivity}% and {specificity}%',
    area: 'AUC {auc}',
    index: 'Youden index',
    prevalence: 'Prevalence, %',
    value: 'Predictive value, %',
    positive: 'Positive: {ppv}%',
    negative: 'Negative: {npv}%',
  },
  he: {
    marker: 'סמן ביולוגי, ביחידות',
    well: 'ללא המחלה',
    ill: 'עם המחלה',
    cutoff: 'סף {cutoff}',
    false: '1 פחות הסגוליות, %',
    true: 'רגישות, %',
    point: '{sensitivity}% ו־{specificity}%',
    area: 'AUC {auc}',
    index: 'מדד יודן',
    prevalence: 'הימצאות, %',
    value: 'ערך ניבוי, %',
    positive: 'חיובי: {ppv}%',
    negative: 'שלילי: {npv}%',
  },
} satisfies InLanguages<Record<string, string>>

export const diagnostics = {
  sensitivity: {
    en: {
      title: 'Those with the disease whom the test finds.',
      description:
        'Two bell curves of a biomarker, without the disease around 40 and with it around 55 units. Of those with the disease, {sensitivity}% are above the cutoff of {cutoff}: the sensitivity. The specificity is {specificity}%.',
      caption:
        'Shaded: at a cutoff of {cutoff}, the test finds {sensitivity}% of those with the disease. A lower cutoff finds more of them and loses specificity, here {specificity}%.',
      slider: 'Cutoff of the biomarker',
    },
    he: {
      title: 'החולים שהבדיקה מגלה.',
      description:
        'שתי עקומות פעמון של סמן ביולוגי, ללא המחלה סביב 40 יחידות ועם המחלה סביב 55. מבין החולים {sensitivity}% נמצאים מעל הסף {cutoff}: זו הרגישות. הסגוליות היא {specificity}%.',
      caption:
        'השטח הצבוע: בסף {cutoff} הבדיקה מגלה {sensitivity}% מהחולים. סף נמוך יותר מגלה יותר מהם על חשבון הסגוליות, כאן {specificity}%.',
      slider: 'הסף של הסמן הביולוגי',
    },
  },
  specificity: {
    en: {
      title: 'Those without the disease whom the test clears.',
      description:
        'Two bell curves of a biomarker, without the disease around 40 and with it around 55 units. Of those without the disease, {specificity}% are below the cutoff of {cutoff}: the specificity. The sensitivity is {sensitivity}%.',
      caption:
        'Shaded: at a cutoff of {cutoff}, the test is negative in {specificity}% of those without the disease. A higher cutoff clears more of them and loses sensitivity, here {sensitivity}%.',
      slider: 'Cutoff of the biomarker',
    },
    he: {
      title: 'הבריאים שהבדיקה שלילית אצלם.',
      description:
        'שתי עקומות פעמון של סמן ביולוגי, ללא המחלה סביב 40 יחידות ועם המחלה סביב 55. מבין מי שאין להם המחלה {specificity}% נמצאים מתחת לסף {cutoff}: זו הסגוליות. הרגישות היא {sensitivity}%.',
      caption:
        'השטח הצבוע: בסף {cutoff} הבדיקה שלילית אצל {specificity}% ממי שאין להם המחלה. סף גבוה יותר מגדיל את הסגוליות על חשבון הרגישות, כאן {sensitivity}%.',
      slider: 'הסף של הסמן הביולוגי',
    },
  },
  'receiver-operating-characteristic-roc-curve': {
    en: {
      title: 'Each cutoff is a point of the curve.',
      description:
        'A ROC curve of a biomarker, sensitivity by one minus specificity. At a cutoff of {cutoff} units the sensitivity is {sensitivity}% and the specificity {specificity}%. The area under the curve is {auc}.',
      caption:
        'The point is the cutoff of {cutoff}: sensitivity {sensitivity}%, specificity {specificity}%. A useless test lies on the diagonal; the area under this curve is {auc}.',
      slider: 'Cutoff of the biomarker',
    },
    he: {
      title: 'כל סף הוא נקודה בעקומה.',
      description:
        'עקומת ROC של סמן ביולוגי, הרגישות לעומת 1 פחות הסגוליות. בסף של {cutoff} יחידות הרגישות היא {sensitivity}% והסגוליות {specificity}%. השטח מתחת לעקומה הוא {auc}.',
      caption:
        'הנקודה היא הסף {cutoff}: רגישות {sensitivity}%, סגוליות {specificity}%. בדיקה חסרת תועלת נמצאת על האלכסון; השטח מתחת לעקומה זו הוא {auc}.',
      slider: 'הסף של הסמן הביולוגי',
    },
  },
  'area-under-the-roc-curve': {
    en: {
      title: 'How well a marker separates.',
      description:
        'A ROC curve for two groups whose means are {d} standard deviations apart. The area under it is {auc}.',
      caption:
        'Shaded: the area is {auc} if the means are {d} standard deviations apart. That is how often a random person with the disease has a higher value than one without it.',
      slider: 'Distance of the means, in standard deviations',
    },
    he: {
      title: 'עד כמה סמן מפריד.',
      description: 'עקומת ROC לשתי קבוצות שהמרחק בין הממוצעים שלהן {d} סטיות תקן. השטח שמתחתיה הוא {auc}.',
      caption:
        'השטח הצבוע: {auc}, כשהמרחק בין הממוצעים הוא {d} סטיות תקן. זו ההסתברות שלאדם אקראי עם המחלה ערך גבוה יותר מאשר לאדם בלעדיה.',
      slider: 'המרחק בין הממוצעים, בסטיות תקן',
    },
  },
  'youden-index': {
    en: {
      title: 'The cutoff with the best sum.',
      description:
        'The Youden index, sensitivity plus specificity minus one, by the cutoff of a biomarker. At {cutoff} units it is {index}; it is highest, {best}, at 47.5 units.',
      caption:
        'At a cutoff of {cutoff} the index is {index} ({sensitivity}% and {specificity}%). Its maximum, {best}, is where the two bell curves cross.',
      slider: 'Cutoff of the biomarker',
    },
    he: {
      title: 'הסף שסכומו הטוב ביותר.',
      description:
        'מדד יודן, הרגישות ועוד הסגוליות פחות 1, לפי הסף של סמן ביולוגי. בסף של {cutoff} יחידות הוא {index}; המרבי, {best}, מתקבל ב־47.5 יחידות.',
      caption:
        'בסף {cutoff} המדד הוא {index} ({sensitivity}% ו־{specificity}%). המרבי, {best}, מתקבל במקום שבו שתי עקומות הפעמון נחתכות.',
      slider: 'הסף של הסמן הביולוגי',
    },
  },
  'positive-predictive-value-ppv': {
    en: {
      title: 'A positive result in a rare disease.',
      description:
        'The positive predictive value by prevalence, for a sensitivity of 90% and a specificity of 95%. At a prevalence of {prevalence}% it is {ppv}%.',
      caption:
        'Of 10,000 people tested at a prevalence of {prevalence}%, {truePositive} are positive with the disease and {falsePositive} without it: {ppv}% of positive results are right.',
      slider: 'Prevalence, %',
    },
    he: {
      title: 'תוצאה חיובית במחלה נדירה.',
      description:
        'ערך הניבוי החיובי לפי ההימצאות, כשהרגישות היא 90% והסגוליות 95%. בהימצאות של {prevalence}% הוא {ppv}%.',
      caption:
        'מתוך 10,000 נבדקים בהימצאות של {prevalence}%, הבדיקה חיובית אצל {truePositive} חולים ואצל {falsePositive} שאינם חולים: {ppv}% מן התוצאות החיוביות נכונות.',
      slider: 'הימצאות, %',
    },
  },
  'negative-predictive-value-npv': {
    en: {
      title: 'What a negative result excludes.',
      description:
        'The negative predictive value by prevalence, for a sensitivity of 90% and a specificity of 95%. At a prevalence of {prevalence}% it is {npv}%.',
      caption:
        'Of 10,000 people tested at a prevalence of {prevalence}%, {trueNegative} are negative without the disease and {falseNegative} with it: {npv}% of negative results are right.',
      slider: 'Prevalence, %',
    },
    he: {
      title: 'מה תוצאה שלילית שוללת.',
      description:
        'ערך הניבוי השלילי לפי ההימצאות, כשהרגישות היא 90% והסגוליות 95%. בהימצאות של {prevalence}% הוא {npv}%.',
      caption:
        'מתוך 10,000 נבדקים בהימצאות של {prevalence}%, הבדיקה שלילית אצל {trueNegative} שאינם חולים ואצל {falseNegative} חולים: {npv}% מן התוצאות השליליות נכונות.',
      slider: 'הימצאות, %',
    },
  },
  prevalence: {
    en: {
      title: 'The same test, other predictive values.',
      description:
        'Positive and negative predictive value by prevalence, for a sensitivity of 90% and a specificity of 95%. At a prevalence of {prevalence}% they are {ppv}% and {npv}%.',
      caption:
        'At a prevalence of {prevalence}%, a positive result is right in {ppv}% and a negative one in {npv}% of cases, although sensitivity (90%) and specificity (95%) are the same.',
      slider: 'Prevalence, %',
    },
    he: {
      title: 'אותה בדיקה, ערכי ניבוי אחרים.',
      description:
        'ערכי הניבוי החיובי והשלילי לפי ההימצאות, כשהרגישות היא 90% והסגוליות 95%. בהימצאות של {prevalence}% הם {ppv}% ו־{npv}%.',
      caption:
        'בהימצאות של {prevalence}% תוצאה חיובית נכונה ב־{ppv}% מהמקרים ותוצאה שלילית ב־{npv}%, אף שהרגישות (90%) והסגוליות (95%) אינן משתנות.',
      slider: 'הימצאות, %',
    },
  },
} satisfies FigureTexts
