import type { en } from './en.ts'

export const he = {
  title: 'מונח במילון',
  description:
    'מונח בביוסטטיסטיקה והגדרתו בעברית ובאנגלית, המקומות באתר שבהם הוא מופיע ומונחים קרובים שכדאי לקרוא לצידו.',
  parent: 'מושגי יסוד בביוסטטיסטיקה',
  insights: 'תובנות אחרונות',
  definition: 'הגדרה',
  topic: {
    label: 'נושא:',
    place: '(מונח {number} מתוך {count})',
    previous: 'המונח הקודם:',
    next: 'המונח הבא:',
    study: 'לימוד הנושא בכרטיסיות',
  },
  around: {
    title: 'סביב המונח',
    uses: 'המונח נשען על',
    usedBy: 'המונח עוזר להסביר',
    mutual: 'מסבירים זה את זה',
    see: 'ראו גם',
  },
  cite: {
    title: 'ציטוט הערך',
    accessed: 'אוחזר ב־{date}.',
  },
  languages: { en: 'באנגלית', he: 'בעברית' },
  formula: 'נוסחה',
  asText: 'כטקסט:',
  note: 'בשימוש',
  usedIn: 'היכן המונח מופיע',
  posts: 'מאמרים',
  services: 'שירותים',
  designs: 'מערכי מחקר',
  source: 'מקור',
  glossaryOf: 'מילון המונחים',
  section: 'סעיף {section}',
  article: 'סעיף {section}',
  all: 'כל המונחים',
  notFoundTitle: 'לא נמצא',
  notFoundText: 'המונח הזה אינו במילון.',
  near: 'אולי חיפשתם:',
} satisfies typeof en
