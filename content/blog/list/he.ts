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
    insights: { label: 'תובנות אחרונות', short: 'תובנות' },
    publications: { label: 'פרסומים מדעיים', short: 'פרסומים' },
    glossary: { label: 'מושגי יסוד בביוסטטיסטיקה', short: 'מושגי יסוד' },
  },
  feed: {
    atom: 'הזנת Atom',
    json: 'הזנת JSON',
  },
} satisfies typeof en
