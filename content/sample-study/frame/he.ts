import type { en } from './en.ts'

export const he = {
  parent: 'מחקר לדוגמה',
  note: 'נתוני סימולציה: הניסוי הזה מעולם לא נערך, והמשתתפים בו אינם קיימים.',
  documents: 'מסמכי המחקר',
  links: 'כך זה נראה בניסוי שלם, המחקר לדוגמה שלנו:',
  counted:
    'בספירה הזאת יש בניסוי שלנו, שכולו סימולציה, {participants} משתתפים ב־{sites} מרכזים ב־{countries} מדינות, {forms} טפסים ייחודיים, {tables} טבלאות, {listings} רשימות ו־{figures} תרשימים:',
  follow: 'עקבו בעצמכם אחר מספר במחקר לדוגמה',
  area: 'ניסוי שלם, בסימולציה',
  wanted: 'צריכים מסמך כזה למחקר שלכם?',
  door: {
    heading: 'מעקב אחר תוצאה עד מקורה',
    text: 'מיחס הסיכונים שבדוח, {ratio}, ועד התאריכים בטפסים שמהם חושב.',
    report: 'דוח',
    table: 'טבלה',
    dataset: 'נתונים',
    form: 'טופס',
  },
  pages: {
    'sample-study/synopsis': 'תקציר הפרוטוקול',
    'sample-study/estimand': 'אסטימנד',
    'sample-study/analysis-plan': 'תוכנית הניתוח הסטטיסטי',
    'sample-study/case-report-form': 'טופס דיווח מוער',
    'sample-study/data-management': 'תוכנית ניהול הנתונים',
    'sample-study/participants': 'המשתתפים',
    'sample-study/outputs': 'טבלאות, רשימות ותרשימים',
    'sample-study/report': 'דוח המחקר',
    'sample-study/datasets': 'הנתונים',
    'sample-study/conformance': 'תאימות',
    'sample-study/planted': 'כיצד נוצרה הסימולציה',
    'sample-study/trace': 'מעקב אחר מספר',
    'sample-study/break': 'שינוי ערך ומה שנגזר ממנו',
  },
} satisfies typeof en
