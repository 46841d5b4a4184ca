import type { Language } from '../locales.ts'

/** Each term has one topic. In the order of a study: its plan, its analysis, its data and documents. */
export const topics: Readonly<Record<string, Record<Language, string>>> = {
  'study-designs': { en: 'Study designs', he: 'מערכי מחקר' },
  'randomization-and-bias': {
    en: 'Randomization, blinding, and bias',
    he: 'הקצאה אקראית, סמיות והטיה',
  },
  endpoints: { en: 'Endpoints', he: 'נקודות סיום' },
  estimands: { en: 'Estimands and analysis sets', he: 'אסטימנדים ואוכלוסיות ניתוח' },
  'hypothesis-testing': { en: 'Hypothesis testing', he: 'בדיקת השערות' },
  'sample-size-and-power': { en: 'Sample size and power', he: 'גודל המדגם והעוצמה' },
  'multiplicity-and-interim-analyses': {
    en: 'Multiplicity and interim analyses',
    he: 'ריבוי השוואות וניתוחי ביניים',
  },
  estimation: { en: 'Estimation and Bayesian inference', he: 'אמידה והסקה בייסיאנית' },
  'descriptive-statistics': {
    en: 'Descriptive statistics and distributions',
    he: 'סטטיסטיקה תיאורית והתפלגויות',
  },
  regression: { en: 'Regression and models', he: 'רגרסיה ומודלים' },
  'survival-analysis': { en: 'Survival analysis', he: 'ניתוח הישרדות' },
  'missing-data': { en: 'Missing data', he: 'נתונים חסרים' },
  'diagnostic-tests': { en: 'Diagnostic tests and agreement', he: 'בדיקות אבחון ומידת הסכמה' },
  epidemiology: { en: 'Epidemiology and meta-analysis', he: 'אפידמיולוגיה ומטא־אנליזה' },
  pharmacokinetics: { en: 'Pharmacokinetics and dose finding', he: 'פרמקוקינטיקה ומציאת מינון' },
  safety: { en: 'Safety', he: 'בטיחות' },
  'data-management': { en: 'Data management and quality', he: 'ניהול נתונים ואיכות' },
  'data-standards': { en: 'CDISC and data standards', he: 'CDISC ותקני נתונים' },
  regulations: { en: 'Regulations, ethics, and documents', he: 'רגולציה, אתיקה ומסמכים' },
}
