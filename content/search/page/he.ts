import type { en } from './en.ts'

export const he = {
  title: 'חיפוש באתר',
  description: 'חיפוש אחד במונחים, בשירותים, במערכי מחקר, במאמרים, בפרסומים ובעמודי האתר, בעברית או באנגלית.',
  heading: 'חיפוש',
  lead: 'מונחים, שירותים, מערכי מחקר, תובנות, פרסומים ועמודים, בעברית או באנגלית.',
  label: 'מה לחפש?',
  button: 'חיפוש',
  answer: {
    count: 'תוצאות: {count}',
    kinds: {
      term: 'מונחים',
      service: 'שירותים',
      design: 'מערכי מחקר',
      post: 'תובנות',
      publication: 'פרסומים',
      page: 'עמודים',
    },
    groupCount: '({count})',
    all: 'תוצאות נוספות: {kind}',
    allKinds: 'הצגת כל הסוגים',
    suggestion: 'אולי הכוונה:',
    none: { title: 'לא נמצאו תוצאות', text: 'כדאי לחפש בפחות מילים, או לעבור לאחד הקישורים.' },
    tooLong: 'נא לכתוב {max} תווים לכל היותר; יש כאן {length}.',
    glossary: 'אל מילון המונחים',
    contact: 'שאלו אותנו',
  },
} satisfies typeof en
