import type { FigureTexts, InLanguages } from './words.ts'

export const allocationLabels = {
  en: {
    participant: 'Participant in order of randomization',
    largest: 'Largest difference of the arms in a level',
    minimized: 'Minimization',
    simple: 'Simple randomization',
    share: 'Assigned to the new treatment, %',
    limit: 'Long run: {limit}%',
  },
  he: {
    participant: 'המשתתף לפי סדר ההקצאה',
    largest: 'ההפרש הגדול בין הזרועות ברמה כלשהי',
    minimized: 'מינימיזציה',
    simple: 'הקצאה אקראית פשוטה',
    share: 'הוקצו לטיפול החדש, %',
    limit: 'לאורך זמן: {limit}%',
  },
} satisfies InLanguages<Record<string, string>>

export const allocations = {
  minimization: {
    en: {
      title: 'Balance in every factor at once.',
      description:
        'The largest difference between two arms in any level of sex, severity, and four sites, as {n} participants are assigned. With a chance of {chance}% for the arm that balances better, it is at most {worst}, and {end} at the end. With simple randomization it reaches {simple}.',
      caption:
        'Each participant joins, with a chance of {chance}%, the arm that better balances sex, severity, and site. In none of their eight levels do the arms ever differ by more than {worst}; by simple randomization the same {n} participants differ by up to {simple}. At 100% the next assignment can be foreseen.',
      slider: 'Chance of the arm that balances better, %',
    },
    he: {
      title: 'איזון בכל הגורמים בבת אחת.',
      description:
        'ההפרש הגדול ביותר בין שתי זרועות ברמה כלשהי של מין, חומרה וארבעה מרכזים, במהלך ההקצאה של {n} משתתפים. בסיכוי של {chance}% לזרוע המאזנת יותר הוא לכל היותר {worst}, ובסוף {end}. בהקצאה אקראית פשוטה הוא מגיע ל־{simple}.',
      caption:
        'כל משתתף משויך, בסיכוי של {chance}%, לזרוע המאזנת יותר את המין, החומרה והמרכז. באף אחת משמונה הרמות שלהם ההפרש בין הזרועות אינו עולה על {worst}; בהקצאה אקראית פשוטה של אותם {n} משתתפים הוא מגיע ל־{simple}. ב־100% אפשר לחזות את ההקצאה הבאה.',
      slider: 'הסיכוי לזרוע המאזנת יותר, %',
    },
  },
  'response-adaptive-randomization': {
    en: {
      title: 'An urn that follows the responses.',
      description:
        'The share assigned to the new treatment over {n} participants, in {trials} trials with a play-the-winner urn. {better}% respond to the new treatment and {control}% to control. In the long run the share is {limit}%; after {n} participants it is {mean}% on average, from {low}% to {high}%.',
      caption:
        'The urn starts with a ball of each arm, and each arm is drawn from it. A response adds a ball of its arm, a failure one of the other. If {better}% respond to the new treatment and {control}% to control, {limit}% get it in the long run; after {n} participants it was {low}% to {high}% in {trials} trials.',
      slider: 'Response rate of the new treatment, %',
    },
    he: {
      title: 'כד שהולך אחרי התגובות.',
      description:
        'חלקם של המוקצים לטיפול החדש לאורך {n} משתתפים, ב־{trials} ניסויים עם כד לפי הכלל ״שחק את המנצח״. לטיפול החדש מגיבים {better}% ולביקורת {control}%. לאורך זמן החלק הוא {limit}%; לאחר {n} משתתפים הוא {mean}% בממוצע, מ־{low}% עד {high}%.',
      caption:
        'בכד יש בתחילה כדור אחד לכל זרוע, וכל זרוע נשלפת ממנו. תגובה מוסיפה כדור של אותה זרוע, וכישלון כדור של הזרוע האחרת. אם לטיפול החדש מגיבים {better}% ולביקורת {control}%, לאורך זמן {limit}% מקבלים אותו; לאחר {n} משתתפים היו אלה {low}% עד {high}% ב־{trials} ניסויים.',
      slider: 'שיעור התגובה לטיפול החדש, %',
    },
  },
} satisfies FigureTexts
