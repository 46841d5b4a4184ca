import type { en } from './en.ts'

export const he = {
  simulated: 'נתוני סימולציה.',
  schematic: 'תרשים להמחשה.',
  'kaplan-meier': {
    title: 'הישרדות בשתי זרועות.',
    description:
      'עקומות קפלן–מאייר של {n} משתתפים בשתי זרועות, עם רצועות סמך של 95%. חציון ההישרדות הוא {medianTreatment} חודשים בזרוע הטיפול ו־{medianControl} חודשים בזרוע הביקורת. יחס הסיכונים הוא {value} (רווח בר־סמך של 95% מ־{lower} עד {upper}), ובמבחן log-rank ערך p {p}.',
    caption: 'אומדני קפלן–מאייר, {n} משתתפים, רצועות סמך של 95% בשיטת log-log. קו קצר מסמן צנזורה.',
    x: 'חודשים מן ההקצאה האקראית',
    y: 'הישרדות, %',
    treatment: 'טיפול',
    control: 'ביקורת',
    atRisk: 'מספר המשתתפים בסיכון',
    ratio: 'HR {value} (95% CI {lower}–{upper})',
    test: 'log-rank p {p}',
  },
} satisfies typeof en
