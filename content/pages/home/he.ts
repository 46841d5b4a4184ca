import type { en } from './en.ts'

export const he = {
  title: 'ביוסטטיסטיקה, ניהול נתונים ו־EDC',
  description:
    'פתרונות למחקר קליני מצוות אחד: ביוסטטיסטיקה, ניהול נתונים, איסוף נתונים אלקטרוני וכתיבה רפואית לניסויים בכל השלבים.',
  heroLabel: 'פתיחה',
  figuresLabel: 'החברה במספרים',
  featured: [
    {
      title: 'ייעוץ סטטיסטי',
      icon: 'sigma',
      description: 'שאלות התכנון נסגרות לפני גיוס המטופל הראשון: האסטימנד, גודל המדגם וניתוחי הביניים.',
      features: [
        'אסטימנדים ותכנון הניסוי לפי ICH E9(R1)',
        'גודל מדגם שהנחותיו נבדקו',
        'מערכים אדפטיביים ומערכים סדרתיים־קבוצתיים',
        'ליווי בפגישות עם הרשויות ובוועדות DSMB',
      ],
      page: 'biostatistics',
      anchor: 'statistical-consulting',
    },
    {
      title: 'מערכות EDC',
      icon: 'database',
      description: 'מערכת לאיסוף נתונים אלקטרוני, מתוקפת לפי 21 CFR Part 11, בעברית ובאנגלית.',
      features: [
        'טופסי eCRF עם בדיקות תקינות בזמן ההזנה',
        'נתיב ביקורת מלא וחתימות אלקטרוניות',
        'רנדומיזציה ומלאי באותה מערכת',
        'גיבוי יומי, וגיבוי טרנזקציות בכל 15 דקות',
      ],
      page: 'data-management',
      anchor: 'edc-systems',
    },
    {
      title: 'ניתוח סטטיסטי',
      icon: 'chart-line',
      description: 'מתוכנית הניתוח ועד טבלאות שכל בודק יכול לעקוב אחריהן עד למקור.',
      features: [
        'תוכנית ניתוח סטטיסטי (SAP) עם תבניות טבלאות',
        'קובצי SDTM ו־ADaM עם Define-XML',
        'תכנות כפול ובלתי תלוי של תוצאות מפתח',
        'ניתוחי ביניים, ניתוח סופי וניתוח משולב',
      ],
      page: 'biostatistics',
      anchor: 'statistical-analysis',
    },
    {
      title: 'כתיבה רפואית',
      icon: 'file-text',
      description: 'מסמכים שבהם הטקסט והמספרים מתיישבים זה עם זה, מהתקציר ועד תיק ההגשה.',
      features: [
        'פרוטוקולים וחוברות לחוקר (IB)',
        'דוחות מחקר קליני לפי ICH E3',
        'סיכומי CTD ומסמכי רקע לרשויות',
        'מאמרים לפי הנחיות CONSORT',
      ],
      page: 'clinical-solutions',
      anchor: 'medical-writing',
    },
  ],
} satisfies typeof en
