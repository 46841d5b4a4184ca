import type { FigureTexts, InLanguages } from './words.ts'

export const estimandLabels = {
  en: {
    treatment: '1. Treatment',
    treatmentExample: 'New drug or placebo, added to metformin',
    population: '2. Population',
    populationExample: 'Adults with type 2 diabetes',
    variable: '3. Variable',
    variableExample: 'Change in HbA1c from baseline to week 24',
    events: '4. Intercurrent events',
    eventsExample: 'Rescue medication: treatment policy',
    summary: '5. Population-level summary',
    summaryExample: 'Difference in means',
    week: 'Weeks',
    hba1c: 'HbA1c, %',
    rescue: 'Rescue drug',
    used: 'Counts: change {value}',
    failure: 'Counts: no response',
    never: 'No event on either:\n{never}',
    only: 'Event only on the\nnew drug: {only}',
    both: 'Event on both:\n{both}',
  },
  he: {
    treatment: '1. הטיפול',
    treatmentExample: 'תרופה חדשה או פלצבו, בנוסף למטפורמין',
    population: '2. האוכלוסייה',
    populationExample: 'מבוגרים עם סוכרת מסוג 2',
    variable: '3. המשתנה',
    variableExample: 'השינוי ב־HbA1c מתחילת המחקר ועד שבוע 24',
    events: '4. אירועים מתערבים',
    eventsExample: 'תרופת הצלה: מדיניות הטיפול',
    summary: '5. מדד הסיכום ברמת האוכלוסייה',
    summaryExample: 'הפרש הממוצעים',
    week: 'שבועות',
    hba1c: 'HbA1c, %',
    rescue: 'תרופת הצלה',
    used: 'נחשב: שינוי {value}',
    failure: 'נחשב: אין תגובה',
    never: 'אין אירוע באף טיפול:\n{never}',
    only: 'אירוע רק בתרופה\nהחדשה: {only}',
    both: 'אירוע בשניהם:\n{both}',
  },
} satisfies InLanguages<Record<string, string>>

export const estimands = {
  estimand: {
    en: {
      title: 'Five attributes, one question.',
      description:
        'The five attributes of an estimand with an example: treatment, population, variable, intercurrent events with their strategies, and population-level summary. Together they say which effect is to be estimated.',
      caption:
        'Read from top to bottom, the attributes make one sentence: the effect of this treatment, in this population, on this variable, regardless of rescue medication, summarized in this measure. Change one, and the question changes.',
    },
    he: {
      title: 'חמישה מאפיינים, שאלה אחת.',
      description:
        'חמשת המאפיינים של אסטימנד עם דוגמה: הטיפול, האוכלוסייה, המשתנה, האירועים המתערבים והאסטרטגיות להם, ומדד הסיכום ברמת האוכלוסייה. יחד הם אומרים איזו השפעה יש לאמוד.',
      caption:
        'בקריאה מלמעלה למטה המאפיינים יוצרים משפט אחד: השפעת הטיפול הזה, באוכלוסייה הזאת, על המשתנה הזה, עם תרופת הצלה או בלעדיה, במדד הזה. אם משנים אחד מהם, השאלה משתנה.',
    },
  },
  'population-level-summary': {
    en: {
      title: 'The fifth attribute.',
      description:
        'The five attributes of an estimand, the last of them marked: the population-level summary, here the difference in means between the two treatments.',
      caption:
        'The first four attributes give each participant a value. The fifth says how the values of all become one number for each comparison: here the difference in means.',
    },
    he: {
      title: 'המאפיין החמישי.',
      description:
        'חמשת המאפיינים של אסטימנד, והאחרון שבהם מסומן: מדד הסיכום ברמת האוכלוסייה, כאן הפרש הממוצעים של שני הטיפולים.',
      caption:
        'ארבעת המאפיינים הראשונים נותנים לכל משתתף ערך. החמישי אומר איך ערכי כולם נעשים מספר אחד לכל השוואה: כאן הפרש הממוצעים.',
    },
  },
  'intercurrent-event': {
    en: {
      title: 'One event, several answers.',
      description:
        'HbA1c of a participant who takes a rescue drug in week {week}. At week 24 the change is {policy} with the rescue drug, it would have been {hypothetical} without it, and it was {before} at the event.',
      caption:
        'In week {week} this participant takes a rescue drug. Is the effect {policy} (what happened), {hypothetical} (without the rescue drug, open dots), {before} (until the event), or no response at all? The strategy decides, before the data.',
      slider: 'Rescue drug, week',
    },
    he: {
      title: 'אירוע אחד, כמה תשובות.',
      description:
        'ערכי HbA1c של משתתף המקבל תרופת הצלה בשבוע {week}. בשבוע 24 השינוי הוא {policy} עם תרופת ההצלה, היה {hypothetical} בלעדיה, והיה {before} בעת האירוע.',
      caption:
        'בשבוע {week} המשתתף מקבל תרופת הצלה. האם השינוי הוא {policy} (מה שקרה), {hypothetical} (בלי תרופת ההצלה, נקודות ריקות), {before} (עד האירוע), או שאין תגובה כלל? האסטרטגיה קובעת, לפני הנתונים.',
      slider: 'תרופת ההצלה, שבוע',
    },
  },
  'treatment-policy-strategy': {
    en: {
      title: 'Every value counts.',
      description:
        'HbA1c of a participant who takes a rescue drug in week {week}. All values count, also those after it; the change at week 24 is {policy}.',
      caption:
        'The value of week 24 counts as it is, {policy}, although a rescue drug from week {week} on contributed to it. The question is what the decision to start this treatment leads to.',
      slider: 'Rescue drug, week',
    },
    he: {
      title: 'כל הערכים נחשבים.',
      description:
        'ערכי HbA1c של משתתף המקבל תרופת הצלה בשבוע {week}. כל הערכים נחשבים, גם אלה שאחריה; השינוי בשבוע 24 הוא {policy}.',
      caption:
        'הערך של שבוע 24 נחשב כפי שהוא, {policy}, אף שתרופת הצלה החל בשבוע {week} תרמה לו. השאלה היא לאן מובילה ההחלטה להתחיל בטיפול הזה.',
      slider: 'תרופת ההצלה, שבוע',
    },
  },
  'hypothetical-strategy': {
    en: {
      title: 'As if it had not happened.',
      description:
        'HbA1c of a participant who takes a rescue drug in week {week}. The values after it do not count; those that a model predicts without it do, with a change of {hypothetical} at week 24.',
      caption:
        'The values after week {week} (open) are set aside. What would have come without the rescue drug, a change of {hypothetical}, was not seen: a model predicts it from the others.',
      slider: 'Rescue drug, week',
    },
    he: {
      title: 'כאילו לא קרה.',
      description:
        'ערכי HbA1c של משתתף המקבל תרופת הצלה בשבוע {week}. הערכים שאחריה אינם נחשבים; נחשבים אלה שמודל חוזה בלעדיה, בשינוי של {hypothetical} בשבוע 24.',
      caption:
        'הערכים שאחרי שבוע {week} (נקודות ריקות) מונחים בצד. מה שהיה בא בלי תרופת ההצלה, שינוי של {hypothetical}, לא נצפה: מודל חוזה אותו לפי האחרים.',
      slider: 'תרופת ההצלה, שבוע',
    },
  },
  'composite-variable-strategy': {
    en: {
      title: 'The event is the outcome.',
      description:
        'HbA1c of a participant who takes a rescue drug in week {week}. The event itself counts as no response, whatever the values are; the change of {policy} at week 24 is not used.',
      caption:
        'Needing a rescue drug in week {week} counts as no response. The change of {policy} at week 24 does not matter any more: the variable is now a response without rescue.',
      slider: 'Rescue drug, week',
    },
    he: {
      title: 'האירוע הוא התוצא.',
      description:
        'ערכי HbA1c של משתתף המקבל תרופת הצלה בשבוע {week}. האירוע עצמו נחשב כאי־תגובה, יהיו הערכים אשר יהיו; השינוי של {policy} בשבוע 24 אינו בשימוש.',
      caption:
        'הצורך בתרופת הצלה בשבוע {week} נחשב כאי־תגובה. השינוי של {policy} בשבוע 24 אינו משנה עוד: המשתנה הוא כעת תגובה ללא הצלה.',
      slider: 'תרופת ההצלה, שבוע',
    },
  },
  'while-on-treatment-strategy': {
    en: {
      title: 'Until the event.',
      description:
        'HbA1c of a participant who takes a rescue drug in week {week}. Only values until then count; the last of them is a change of {before}.',
      caption:
        'Only what was seen until week {week} counts, a change of {before}. Participants are then compared over different times, which is fair only if the event comes equally late in both arms.',
      slider: 'Rescue drug, week',
    },
    he: {
      title: 'עד האירוע.',
      description:
        'ערכי HbA1c של משתתף המקבל תרופת הצלה בשבוע {week}. רק הערכים שעד אז נחשבים; האחרון שבהם הוא שינוי של {before}.',
      caption:
        'רק מה שנצפה עד שבוע {week} נחשב, שינוי של {before}. המשתתפים מושווים אז על פני זמנים שונים, וזה הוגן רק אם האירוע בא באותו איחור בשתי הזרועות.',
      slider: 'תרופת ההצלה, שבוע',
    },
  },
  'principal-stratum-strategy': {
    en: {
      title: 'Those who would not have the event.',
      description:
        'A hundred participants by what would happen under each treatment: {never} would have the event under neither, {only} only under the new drug, {both} under both. The first are the principal stratum.',
      caption:
        'If {stopping} of 100 stop the new drug and {both} stop either, {never} would stop neither: the stratum. In the control arm nobody can see who belongs to it, since the {only} of the second group also continue there.',
      slider: 'Would stop the new drug, of 100',
    },
    he: {
      title: 'מי שהאירוע לא היה קורה להם.',
      description:
        'מאה משתתפים לפי מה שהיה קורה בכל טיפול: {never} ללא האירוע בשני הטיפולים, {only} עם האירוע רק בתרופה החדשה, {both} בשניהם. הראשונים הם השכבה הראשית.',
      caption:
        'אם {stopping} מתוך 100 מפסיקים את התרופה החדשה ו־{both} מפסיקים כל טיפול, {never} לא היו מפסיקים אף אחד: זו השכבה. בזרוע הביקורת איש אינו רואה מי שייך אליה, כי גם {only} שבקבוצה השנייה ממשיכים שם.',
      slider: 'היו מפסיקים את התרופה החדשה, מתוך 100',
    },
  },
} satisfies FigureTexts
