import type { en } from './en.ts'

export const he = {
  title: 'טופס דיווח מוער של המחקר לדוגמה',
  description:
    'הטפסים המוערים של ניסוי סימולציה: כל שדה עם רשימת הקודים שלו, היחידה ומשתנה ה־SDTM שאליו מועבר ערכו.',
  heading: 'טופס דיווח מוער',
  lead: 'כל הטפסים. ליד כל שדה מופיע משתנה ה־SDTM שאליו מועבר ערכו.',
  columns: { field: 'שדה', takes: 'סוג הערך', annotation: 'הערה' },
  kinds: { text: 'טקסט', date: 'תאריך', number: 'מספר', choice: 'אחד מאלה:' },
  measured: 'מספר, {unit}',
  units: {
    years: 'שנים',
    cm: 'ס״מ',
    kg: 'ק״ג',
    mmHg: 'מ״מ כספית',
    'beats/min': 'פעימות לדקה',
    mg: 'מ״ג',
  },
  filled: 'הטפסים של המשתתף הראשון, ממולאים',
  printed: 'הטפסים המוערים כקובץ PDF, באנגלית',
  repeats: 'אחד לכל מופע',
} satisfies typeof en
