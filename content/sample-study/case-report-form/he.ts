import type { en } from './en.ts'

export const he = {
  title: 'טופס דיווח מוער של המחקר לדוגמה',
  description:
    'הטפסים המוערים של ניסוי סימולציה: כל שדה עם רשימת הקודים שלו, היחידה ומשתנה ה־SDTM שאליו מועבר ערכו.',
  heading: 'טופס דיווח מוער',
  lead: 'כל הטפסים. ליד כל שדה מופיע משתנה ה־SDTM שאליו מועבר ערכו.',
  index: 'הטפסים',
  count: '{count} מולאו',
  site: 'מרכז',
  participant: 'משתתף',
  visit: 'ביקור',
  number: 'מספר',
  date: ['שנה', 'חודש', 'יום'],
  marked: 'מסומן',
  ofLaboratory: 'יחידת המעבדה של המרכז',
  units: {
    years: 'שנים',
    cm: 'ס״מ',
    kg: 'ק״ג',
    mmHg: 'מ״מ כספית',
    'beats/min': 'פעימות לדקה',
    mm: 'מ״מ',
    mg: 'מ״ג',
  },
  filled: 'הטפסים של המשתתף הראשון, ממולאים',
  printed: 'הטפסים המוערים כקובץ PDF, באנגלית',
  repeats: 'אחד לכל מופע',
} satisfies typeof en
