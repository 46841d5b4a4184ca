import type { en } from './en.ts'

export const he = {
  title: 'מונח במילון',
  description:
    'מונח בביוסטטיסטיקה והגדרתו בעברית ובאנגלית, המקומות באתר שבהם הוא מופיע ומונחים קרובים שכדאי לקרוא לצידו.',
  parent: 'מושגי יסוד בביוסטטיסטיקה',
  insights: 'תובנות אחרונות',
  languages: { en: 'באנגלית', he: 'בעברית' },
  formula: 'נוסחה',
  asText: 'כטקסט:',
  note: 'בשימוש',
  see: 'ראו גם',
  usedIn: 'היכן המונח מופיע',
  posts: 'מאמרים',
  services: 'שירותים',
  designs: 'מערכי מחקר',
  terms: 'מונחים אחרים',
  source: 'מקור',
  glossaryOf: 'מילון המונחים',
  section: 'סעיף {section}',
  article: 'סעיף {section}',
  all: 'כל המונחים',
  notFoundTitle: 'לא נמצא',
  notFoundText: 'המונח הזה אינו במילון.',
} satisfies typeof en
