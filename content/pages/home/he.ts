import type { en } from './en.ts'

export const he = {
  title: 'ביוסטטיסטיקה, ניהול נתונים ו־EDC',
  description:
    'פתרונות למחקר קליני מצוות אחד: ביוסטטיסטיקה, ניהול נתונים, לכידת נתונים אלקטרונית וכתיבה רפואית לניסויים בכל השלבים.',
  heroLabel: 'פתיחה',
  figuresLabel: 'החברה במספרים',
  featured: [
    {
      title: 'ייעוץ סטטיסטי',
      icon: 'sigma',
      description: 'שאלות התכנון נסגרות לפני המטופל הראשון: האסטימנד, גודל המדגם וניתוחי הביניים.',
      features: [
        'אסטימנדים ותכנון הניסוי לפי ICH E9(R1)',
        'גודל מדגם שהנחותיו נבדקו',
        'מערכי מחקר אדפטיביים ומערכים סדרתיים',
        'ליווי בפגישות עם הרשויות ובוועדות DSMB',
      ],
      page: 'biostatistics',
      anchor: 'statistical-consulting',
    },
    {
      title: 'מערכות EDC',
      icon: 'database',
      description: 'מערכת ללכידת נתונים אלקטרונית, מתוקפת לפי 21 CFR Part 11, בעברית ובאנגלית.',
      features: [
        'טפסי eCRF עם בדיקות בזמן ההזנה',
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
      description: 'מסמכים שבהם הטקסט והמספרים מסכימים, מהתקציר ועד תיק ההגשה.',
      features: [
        'פרוטוקולים וחוברות לחוקר (IB)',
        'דוחות מחקר קליני לפי ICH E3',
        'תקצירי CTD ותיקי תדרוך לרשויות',
        'מאמרים לפי הנחיות CONSORT',
      ],
      page: 'clinical-solutions',
      anchor: 'medical-writing',
    },
  ],
} satisfies typeof en
