import type { FigureTexts, InLanguages } from './words.ts'

export const dataLabels = {
  en: {
    hours: 'Hours after the dose',
    concentration: 'Concentration, ng/mL',
    lloq: 'LLOQ {lloq}',
    days: 'Days after the last dose',
    left: 'Drug left, %',
    effect: 'Effect estimate, 95% confidence interval',
    trueMean: 'True mean',
    study: 'Trial {number}',
    pooled: 'Pooled',
    effectOf: 'Effect of each trial',
    size: 'Standard error, small trials below',
    baseline: 'First measurement, mmHg',
    second: 'Second measurement, mmHg',
    first: 'First variable',
    other: 'Second variable',
    participant: 'Participant in order of randomization',
    ahead: 'A ahead of B',
    randomized: 'Randomized {randomized}',
    treatment: 'Treatment {arm}',
    control: 'Control {arm}',
    kept: 'Treated as planned {kept}',
    switched: 'Stopped or switched {switched}',
    analyzed: 'Analyzed here: {arm}',
  },
  he: {
    hours: 'שעות לאחר המנה',
    concentration: 'ריכוז, ng/mL',
    lloq: 'LLOQ {lloq}',
    days: 'ימים לאחר המנה האחרונה',
    left: 'התרופה שנותרה, %',
    effect: 'אומדן ההשפעה, רווח בר־סמך של 95%',
    trueMean: 'התוחלת האמיתית',
    study: 'ניסוי {number}',
    pooled: 'אומדן משולב',
    effectOf: 'ההשפעה בכל ניסוי',
    size: 'טעות תקן, ניסויים קטנים למטה',
    baseline: 'המדידה הראשונה, מ״מ כספית',
    second: 'המדידה השנייה, מ״מ כספית',
    first: 'המשתנה הראשון',
    other: 'המשתנה השני',
    participant: 'המשתתף לפי סדר ההקצאה',
    ahead: 'יתרון A על B',
    randomized: 'הוקצו אקראית {randomized}',
    treatment: 'טיפול {arm}',
    control: 'ביקורת {arm}',
    kept: 'טופלו כמתוכנן {kept}',
    switched: 'הפסיקו או עברו טיפול {switched}',
    analyzed: 'מנותחים כאן: {arm}',
  },
} satisfies InLanguages<Record<string, string>>

export const data = {
  'area-under-the-concentration-time-curve-auc': {
    en: {
      title: 'The exposure to the drug.',
      description:
        'A concentration curve after an oral dose, with the area up to {hours} hours shaded: {area} ng·h/mL, {share}% of the area to infinity.',
      caption:
        'Shaded: the area up to {hours} hours is {area} ng·h/mL, {share}% of the whole area. Trapezoids, linear up and logarithmic down.',
      slider: 'Last sample, hours after the dose',
    },
    he: {
      title: 'החשיפה לתרופה.',
      description:
        'עקומת ריכוז לאחר מנה פומית, והשטח עד {hours} שעות צבוע: {area} ng·h/mL, שהם {share}% מהשטח עד אינסוף.',
      caption:
        'השטח הצבוע: עד {hours} שעות השטח הוא {area} ng·h/mL, שהם {share}% מהשטח כולו. טרפזים, ליניאריים בעלייה ולוגריתמיים בירידה.',
      slider: 'הדגימה האחרונה, שעות לאחר המנה',
    },
  },
  'maximum-concentration-cmax': {
    en: {
      title: 'The peak.',
      description:
        'A concentration curve after an oral dose with an absorption rate of {rate} per hour. Its maximum is {cmax} ng/mL at {tmax} hours.',
      caption:
        'With an absorption rate of {rate} per hour the peak is {cmax} ng/mL at {tmax} hours. Slower absorption gives a lower, later peak and the same total exposure.',
      slider: 'Absorption rate, per hour',
    },
    he: {
      title: 'השיא.',
      description:
        'עקומת ריכוז לאחר מנה פומית בקצב ספיגה של {rate} לשעה. המרבי הוא {cmax} ng/mL לאחר {tmax} שעות.',
      caption:
        'בקצב ספיגה של {rate} לשעה השיא הוא {cmax} ng/mL לאחר {tmax} שעות. ספיגה איטית יותר נותנת שיא נמוך ומאוחר יותר, ואותה חשיפה כוללת.',
      slider: 'קצב הספיגה, לשעה',
    },
  },
  'half-life': {
    en: {
      title: 'The time to half.',
      description:
        'A concentration curve after an oral dose with a terminal half-life of {half} hours. At 24 hours {left} ng/mL are left, {share}% of the peak.',
      caption:
        'With a half-life of {half} hours, {left} ng/mL are left at 24 hours, {share}% of the peak of {cmax} ng/mL.',
      slider: 'Half-life, hours',
    },
    he: {
      title: 'הזמן עד למחצית.',
      description:
        'עקומת ריכוז לאחר מנה פומית בזמן מחצית חיים סופי של {half} שעות. לאחר 24 שעות נותרו {left} ng/mL, שהם {share}% מהשיא.',
      caption:
        'בזמן מחצית חיים של {half} שעות נותרו {left} ng/mL לאחר 24 שעות, שהם {share}% מהשיא, {cmax} ng/mL.',
      slider: 'זמן מחצית החיים, שעות',
    },
  },
  bioavailability: {
    en: {
      title: 'What reaches the circulation.',
      description:
        'Concentration curves after a dose of which all, and of which {share}% reach the circulation. The areas are {full} and {area} ng·h/mL.',
      caption:
        'If {share}% of the dose reach the circulation, the area falls from {full} (dashed) to {area} ng·h/mL, in the same proportion.',
      slider: 'Bioavailability, %',
    },
    he: {
      title: 'מה שמגיע למחזור הדם.',
      description:
        'עקומות ריכוז לאחר מנה שכולה, ושרק {share}% ממנה, מגיעה למחזור הדם. השטחים הם {full} ו־{area} ng·h/mL.',
      caption:
        'אם {share}% מהמנה מגיעים למחזור הדם, השטח יורד מ־{full} (בקו מקווקו) ל־{area} ng·h/mL, באותו יחס.',
      slider: 'הזמינות הביולוגית, %',
    },
  },
  'washout-period': {
    en: {
      title: 'Until the drug is gone.',
      description:
        'The share of a drug with a half-life of 2 days that is left over 14 days. After {days} days, {halves} half-lives, it is {left}%.',
      caption:
        'After a washout of {days} days, or {halves} half-lives of 2 days, {left}% of the drug are left. Five half-lives leave 3%.',
      slider: 'Washout, days',
    },
    he: {
      title: 'עד שהתרופה נעלמת.',
      description:
        'החלק שנותר במשך 14 ימים מתרופה שזמן מחצית החיים שלה יומיים. לאחר {days} ימים, שהם {halves} זמני מחצית חיים, נותרו {left}%.',
      caption:
        'לאחר שטיפה של {days} ימים, שהם {halves} זמני מחצית חיים של יומיים, נותרו {left}% מהתרופה. חמישה זמני מחצית חיים מותירים 3%.',
      slider: 'תקופת השטיפה, ימים',
    },
  },
  'lower-limit-of-quantification-lloq': {
    en: {
      title: 'Below the limit nothing is reported.',
      description:
        'A concentration curve after an oral dose and a limit of quantification of {lloq} ng/mL. The curve is above it from {from} to {to} hours.',
      caption:
        'With a limit of {lloq} ng/mL, the concentration can be quantified from {from} to {to} hours after the dose.',
      slider: 'LLOQ, ng/mL',
    },
    he: {
      title: 'מתחת לסף אין דיווח.',
      description:
        'עקומת ריכוז לאחר מנה פומית וסף כימות של {lloq} ng/mL. העקומה מעליו מ־{from} עד {to} שעות.',
      caption: 'בסף של {lloq} ng/mL אפשר לכמת את הריכוז מ־{from} עד {to} שעות לאחר המנה.',
      slider: 'סף הכימות, ng/mL',
    },
  },
  'confidence-interval-ci': {
    en: {
      title: 'Forty trials, one true mean.',
      description:
        'The 95% confidence intervals of {trials} simulated trials of {n} participants each, around a true mean of 100. {missed} of them miss it; their mean half-width is {half}.',
      caption:
        'Each line is the 95% confidence interval of one trial of {n} participants. {missed} of {trials} miss the true mean (colored). More participants make the intervals narrower, on average ±{half}, but do not change that about 5% miss.',
      slider: 'Participants in each trial',
    },
    he: {
      title: 'ארבעים ניסויים, תוחלת אמיתית אחת.',
      description:
        'רווחי סמך של 95% מ־{trials} ניסויי סימולציה בני {n} משתתפים, סביב תוחלת אמיתית של 100. {missed} מהם מחמיצים אותה; מחצית הרוחב הממוצעת היא {half}.',
      caption:
        'כל קו הוא רווח בר־סמך של 95% מניסוי אחד בן {n} משתתפים. {missed} מתוך {trials} מחמיצים את התוחלת האמיתית (בצבע). משתתפים רבים יותר מצמצמים את הרווחים, בממוצע ±{half}, אך אינם משנים את העובדה שכ־5% מחמיצים.',
      slider: 'משתתפים בכל ניסוי',
    },
  },
  'forest-plot': {
    en: {
      title: 'A line for each trial.',
      description:
        'A forest plot of six trials whose true effects have a standard deviation of {tau}. The pooled effect is {value}, 95% confidence interval {lower} to {upper}.',
      caption:
        'Six trials with their 95% confidence intervals; the diamond is the pooled effect, {value} ({lower} to {upper}). Precise trials have short lines and more weight.',
      slider: 'Standard deviation between the trials',
    },
    he: {
      title: 'קו לכל ניסוי.',
      description:
        'תרשים יער של שישה ניסויים שסטיית התקן בין השפעותיהם האמיתיות היא {tau}. האומדן המשולב הוא {value}, רווח בר־סמך של 95% מ־{lower} עד {upper}.',
      caption:
        'שישה ניסויים ורווחי הסמך שלהם של 95%; המעוין הוא האומדן המשולב, {value} ({lower} עד {upper}). לניסויים מדויקים קו קצר ומשקל רב יותר.',
      slider: 'סטיית התקן בין הניסויים',
    },
  },
  'meta-analysis': {
    en: {
      title: 'Six trials, one estimate.',
      description:
        'Six trials and their pooled effect, {value}, 95% confidence interval {lower} to {upper}, weighted by the inverse of the variance. Cochran’s Q is {q}, p {p}.',
      caption:
        'The pooled effect is {value} ({lower} to {upper}), more precise than any single trial. It assumes one common effect; Cochran’s Q tests this, p {p}.',
      slider: 'Standard deviation between the trials',
    },
    he: {
      title: 'שישה ניסויים, אומדן אחד.',
      description:
        'שישה ניסויים והאומדן המשולב שלהם, {value}, רווח בר־סמך של 95% מ־{lower} עד {upper}, בשקלול הפוך לשונות. מדד Q של קוקרן הוא {q}, ערך p {p}.',
      caption:
        'האומדן המשולב הוא {value} ({lower} עד {upper}), מדויק יותר מכל ניסוי בודד. הוא מניח השפעה אחת משותפת; Q של קוקרן בודק זאת, p {p}.',
      slider: 'סטיית התקן בין הניסויים',
    },
  },
  heterogeneity: {
    en: {
      title: 'Trials that disagree.',
      description:
        'Six trials whose true effects have a standard deviation of {tau}. Cochran’s Q is {q} with 5 degrees of freedom, p {p}; I² is {i2}%.',
      caption:
        'The more the effects differ beyond chance, the larger Cochran’s Q, here {q} (p {p}), and I², the share of the variation that is not chance: {i2}%.',
      slider: 'Standard deviation between the trials',
    },
    he: {
      title: 'ניסויים שאינם מסכימים.',
      description:
        'שישה ניסויים שסטיית התקן בין השפעותיהם האמיתיות היא {tau}. מדד Q של קוקרן הוא {q} עם 5 דרגות חופש, ערך p {p}; המדד I² הוא {i2}%.',
      caption:
        'ככל שההשפעות נבדלות מעבר למקרה, Q של קוקרן גדול יותר, כאן {q} (p {p}), וכך גם I², חלק השונות שאינו מקרי: {i2}%.',
      slider: 'סטיית התקן בין הניסויים',
    },
  },
  'funnel-plot': {
    en: {
      title: 'Small trials scatter.',
      description:
        'A funnel plot of {shown} trials, effect by standard error. {hidden} small trials without a significant benefit were not published. The pooled effect is {value}; the true one is 0.30.',
      caption:
        'Each dot is a trial, the small ones below. {hidden} trials are missing at the left; the pooled effect of the others is {value} (line) instead of the true 0.30.',
      slider: 'Unpublished trials',
    },
    he: {
      title: 'ניסויים קטנים מתפזרים.',
      description:
        'תרשים משפך של {shown} ניסויים, ההשפעה לעומת טעות התקן. {hidden} ניסויים קטנים ללא תועלת מובהקת לא פורסמו. האומדן המשולב הוא {value}; ההשפעה האמיתית 0.30.',
      caption:
        'כל נקודה היא ניסוי, הקטנים למטה. {hidden} ניסויים חסרים משמאל; האומדן המשולב של האחרים הוא {value} (הקו) במקום 0.30 האמיתי.',
      slider: 'ניסויים שלא פורסמו',
    },
  },
  'publication-bias': {
    en: {
      title: 'The missing corner.',
      description:
        'A funnel plot in which {hidden} trials with the smallest effects, drawn as open dots, stay unpublished. The pooled effect of the {shown} published ones is {value} instead of {all}.',
      caption:
        'If {hidden} trials with small effects (open) stay in the drawer, the pooled effect of the published ones is {value}, instead of {all} from all trials.',
      slider: 'Unpublished trials',
    },
    he: {
      title: 'הפינה החסרה.',
      description:
        'תרשים משפך שבו {hidden} הניסויים בעלי ההשפעות הקטנות ביותר, המסומנים בנקודות ריקות, אינם מתפרסמים. האומדן המשולב של {shown} שפורסמו הוא {value} במקום {all}.',
      caption:
        'אם {hidden} ניסויים בעלי השפעות קטנות (נקודות ריקות) נשארים במגירה, האומדן המשולב של אלה שפורסמו הוא {value}, במקום {all} מכל הניסויים.',
      slider: 'ניסויים שלא פורסמו',
    },
  },
  'correlation-coefficient': {
    en: {
      title: 'How closely points follow a line.',
      description:
        'A scatter of {n} points with a correlation of {r}. One variable explains {explained}% of the variance of the other.',
      caption:
        'The sample correlation is {r}, so a line explains {explained}% of the variance, the square of it.',
      slider: 'Correlation',
    },
    he: {
      title: 'עד כמה נקודות קרובות לקו.',
      description: 'תרשים פיזור של {n} נקודות במתאם {r}. משתנה אחד מסביר {explained}% מהשונות של האחר.',
      caption: 'המתאם במדגם הוא {r}, ולכן קו ישר מסביר {explained}% מהשונות, כריבועו.',
      slider: 'המתאם',
    },
  },
  'linear-regression': {
    en: {
      title: 'The line with the smallest squares.',
      description:
        'A scatter of {n} points and their least-squares line, {intercept} plus {slope} times the first variable. The residual standard deviation is {residual}.',
      caption:
        'The line has the slope {slope} and the intercept {intercept}. The vertical strokes are the residuals; their standard deviation is {residual}.',
      slider: 'Correlation',
    },
    he: {
      title: 'הקו בעל הריבועים הקטנים ביותר.',
      description:
        'תרשים פיזור של {n} נקודות וקו הריבועים הפחותים שלהן, {intercept} ועוד {slope} כפול המשתנה הראשון. סטיית התקן של השאריות היא {residual}.',
      caption:
        'שיפוע הקו הוא {slope} והחותך {intercept}. הקווים האנכיים הם השאריות; סטיית התקן שלהן היא {residual}.',
      slider: 'המתאם',
    },
  },
  'regression-to-the-mean': {
    en: {
      title: 'The extreme ones come back.',
      description:
        'Two blood pressures of {n} people with a mean of 120 and a correlation of {r}. The {selected} people selected for a first value of at least 130 have a mean of {first}, at the second measurement {second} mmHg, without any treatment.',
      caption:
        'The {selected} people with at least 130 mmHg at first (colored) have a mean of {first}, later {second}: a fall of {fall} mmHg without any treatment. The lower the correlation, the larger it is.',
      slider: 'Correlation of the two measurements',
    },
    he: {
      title: 'הקיצוניים חוזרים.',
      description:
        'שתי מדידות של לחץ דם של {n} אנשים, ממוצע 120 ומתאם {r}. ל־{selected} האנשים שנבחרו לפי ערך ראשון של 130 לפחות ממוצע של {first}, ובמדידה השנייה {second} מ״מ כספית, בלי שום טיפול.',
      caption:
        'ל־{selected} האנשים שנמדדו אצלם תחילה 130 מ״מ כספית לפחות (בצבע) ממוצע של {first}, ואחר כך {second}: ירידה של {fall} מ״מ כספית בלי שום טיפול. ככל שהמתאם נמוך יותר היא גדולה יותר.',
      slider: 'המתאם בין שתי המדידות',
    },
  },
  'block-randomization': {
    en: {
      title: 'Balance after each block.',
      description:
        'How far arm A is ahead of arm B among {n} participants, randomized in blocks of {block}. It returns to 0 after each block and is at most {worst}.',
      caption:
        'In blocks of {block}, the arms are equal after each block; in between, one is ahead by at most {worst} here. Large blocks balance later, small ones are easier to guess.',
      slider: 'Block size',
    },
    he: {
      title: 'איזון לאחר כל בלוק.',
      description:
        'בכמה זרוע A גדולה מזרוע B בין {n} משתתפים, בהקצאה אקראית בבלוקים של {block}. ההפרש חוזר ל־0 לאחר כל בלוק ומגיע לכל היותר ל־{worst}.',
      caption:
        'בבלוקים של {block} הזרועות שוות לאחר כל בלוק; ביניהם הפער כאן הוא לכל היותר {worst}. בלוקים גדולים מתאזנים מאוחר יותר, וקטנים קל יותר לנחש.',
      slider: 'גודל הבלוק',
    },
  },
  'intention-to-treat-principle': {
    en: {
      title: 'Everyone stays in the assigned arm.',
      description:
        'A flow of {randomized} participants randomized to two arms of {arm}. In each, {switched} stop or switch treatment and {kept} are treated as planned; all {arm} are analyzed in the arm they were assigned to.',
      caption:
        'Of {arm} participants in each arm, {switched} stop or switch treatment. The analysis by intention to treat still counts all {arm} in their own arm. Counting only the {kept} others would compare groups that randomization did not make.',
      slider: 'Stopped or switched, % of each arm',
    },
    he: {
      title: 'כל אחד נשאר בזרוע שהוקצתה לו.',
      description:
        'תרשים זרימה של {randomized} משתתפים שהוקצו אקראית לשתי זרועות בנות {arm}. בכל זרוע {switched} מפסיקים או עוברים טיפול ו־{kept} מטופלים כמתוכנן; כל ה־{arm} מנותחים בזרוע שהוקצתה להם.',
      caption:
        'מתוך {arm} משתתפים בכל זרוע {switched} מפסיקים או עוברים טיפול. ניתוח לפי הכוונה לטפל בכל זאת סופר את כל ה־{arm} בזרוע שלהם. ספירה של {kept} האחרים בלבד הייתה משווה קבוצות שלא ההקצאה האקראית יצרה.',
      slider: 'הפסיקו או עברו טיפול, % מכל זרוע',
    },
  },
} satisfies FigureTexts
