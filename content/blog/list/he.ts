import type { en } from './en.ts'

export const he = {
  title: 'תובנות על נתוני ניסויים קליניים',
  description:
    'מאמרים מאת הסטטיסטיקאים ומנהלי הנתונים שלנו על תכנון ניסויים, תקני נתונים להגשה רגולטורית וניתוח מחקרים קליניים.',
  heading: 'תובנות אחרונות',
  lead: 'דוגמאות פתורות מתכנון ניסויים קליניים, מניהולם ומניתוחם, עם כל שלבי החישוב, כדי שתוכלו לבדוק אותם.',
  previous: 'הקודם',
  next: 'הבא',
  pageOf: 'עמוד {page} מתוך {pages}',
  categoryBar: {
    label: 'תובנות ומקורות מידע',
    insights: 'תובנות אחרונות',
    publications: 'פרסומים מדעיים',
    glossary: 'מושגי יסוד בביוסטטיסטיקה',
  },
  feed: {
    atom: 'הזנת Atom',
    json: 'הזנת JSON',
  },
} satisfies typeof en
