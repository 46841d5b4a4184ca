import type { en } from './en.ts'

export const he = {
  title: 'מאמרים וספרים מדעיים',
  description:
    'מאמרים וספרים בסטטיסטיקה של ניסויים קליניים, תקני נתונים, אימונולוגיה ופרמקומטריקה, עם חיפוש וסינון לפי שנה וסוג.',
  parent: 'תובנות אחרונות',
  heading: 'פרסומים מדעיים',
  lead: 'מאמרים וספרים בסטטיסטיקה של ניסויים קליניים, בניהול נתונים ותקניהם, באימונולוגיה ובפרמקומטריקה, מן החדש אל הישן.',
  stats: {
    total: 'פרסומים',
    books: 'ספרים',
    articles: 'מאמרים',
  },
  filters: {
    legend: 'חיפוש וסינון',
    search: 'חיפוש',
    searchPlaceholder: 'באנגלית: כותרת, מחבר, כתב עת',
    year: 'שנה',
    allYears: 'כל השנים',
    type: 'סוג',
    allTypes: 'כל הסוגים',
    articles: 'מאמרים',
    books: 'ספרים',
    apply: 'הצגת תוצאות',
  },
  results: {
    count: '{shown} מתוך {total} פרסומים',
    authors: 'מחברים',
    venue: 'כתב עת או הוצאה',
    year: 'שנה',
    article: 'מאמר',
    book: 'ספר',
    view: 'צפייה',
    viewLabel: 'צפייה: {title} (נפתח בלשונית חדשה)',
    noYear: 'ללא ציון שנה',
  },
  empty: {
    title: 'לא נמצאו פרסומים',
    text: 'כדאי לשנות את מילות החיפוש או את הסינון.',
    clear: 'ניקוי הסינון',
  },
  plainPage: 'עוד על הפעילות האקדמית שלנו',
} satisfies typeof en
