import type { FigureTexts, InLanguages } from './words.ts'

export const survivalLabels = {
  en: {
    months: 'Months',
    survival: 'Survival, %',
    hazard: 'Hazard per month, %',
    incidence: 'Cumulative incidence, %',
    control: 'Control',
    treatment: 'Treatment',
    atRisk: 'At risk',
    ratio: 'HR {ratio}',
    area: '{area} months',
    at: '{value}%',
    event: 'Death',
    competing: 'Other death',
    naive: '1 − Kaplan-Meier',
    relapse: 'Relapse',
    until: 'Cutoff',
  },
  he: {
    months: 'חודשים',
    survival: 'הישרדות, %',
    hazard: 'סיכון לחודש, %',
    incidence: 'היארעות מצטברת, %',
    control: 'ביקורת',
    treatment: 'טיפול',
    atRisk: 'בסיכון',
    ratio: 'HR {ratio}',
    area: '{area} חודשים',
    at: '{value}%',
    event: 'מוות',
    competing: 'מוות אחר',
    naive: '1 פחות קפלן–מאייר',
    relapse: 'הישנות',
    until: 'מועד החיתוך',
  },
} satisfies InLanguages<Record<string, string>>

export const survival = {
  'survival-function': {
    en: {
      title: 'The share still free of the event.',
      description:
        'A survival curve that falls from 100%, with a median of 12 months. At {month} months it is {value}%.',
      caption:
        'At {month} months, {value}% have not had the event. The curve crosses 50% at the median, 12 months.',
      slider: 'Months',
    },
    he: {
      title: 'החלק שהאירוע עדיין לא אירע לו.',
      description: 'עקומת הישרדות היורדת מ־100%, שהחציון שלה 12 חודשים. ב־{month} חודשים היא {value}%.',
      caption: 'לאחר {month} חודשים ל־{value}% עדיין לא אירע האירוע. העקומה חוצה את 50% בחציון, 12 חודשים.',
      slider: 'חודשים',
    },
  },
  'hazard-function': {
    en: {
      title: 'The risk of the next moment.',
      description:
        'The hazard by month of a Weibull distribution with shape {shape} and a median of 12 months. It is {early}% a month at month 3 and {late}% at month 24.',
      caption:
        'The risk per month of those who are still free of the event: {early}% at month 3, {late}% at month 24. Below a shape of 1 it falls, as after surgery; above 1 it rises, as with age.',
      slider: 'Shape of the Weibull distribution',
    },
    he: {
      title: 'הסיכון של הרגע הבא.',
      description:
        'פונקציית הסיכון לפי חודשים בהתפלגות וייבול בעלת פרמטר צורה {shape} וחציון 12 חודשים. הסיכון לחודש הוא {early}% בחודש 3 ו־{late}% בחודש 24.',
      caption:
        'הסיכון לחודש של מי שהאירוע עדיין לא אירע לו: {early}% בחודש 3, {late}% בחודש 24. בפרמטר צורה קטן מ־1 הוא יורד, כמו אחרי ניתוח; בגדול מ־1 הוא עולה, כמו עם הגיל.',
      slider: 'פרמטר הצורה של התפלגות וייבול',
    },
  },
  'hazard-ratio-hr': {
    en: {
      title: 'One hazard divided by the other.',
      description:
        'Two survival curves with constant hazards; the control has a median of 12 months. At a hazard ratio of {ratio} the treatment has a median of {median} months, and survival at 24 months is {treated}% against {untreated}%.',
      caption:
        'At a hazard ratio of {ratio}, the median is {median} months instead of 12, and {treated}% instead of {untreated}% are alive at 24 months.',
      slider: 'Hazard ratio',
    },
    he: {
      title: 'סיכון אחד חלקי האחר.',
      description:
        'שתי עקומות הישרדות בסיכונים קבועים; החציון בביקורת הוא 12 חודשים. ביחס סיכונים של {ratio} החציון בטיפול הוא {median} חודשים, וההישרדות ב־24 חודשים היא {treated}% לעומת {untreated}%.',
      caption:
        'ביחס סיכונים של {ratio} החציון הוא {median} חודשים במקום 12, ולאחר 24 חודשים {treated}% בחיים במקום {untreated}%.',
      slider: 'יחס סיכונים',
    },
  },
  'proportional-hazards-assumption': {
    en: {
      title: 'Two hazards at the same ratio.',
      description:
        'The hazards of two groups by month, Weibull with shape {shape}. The treatment’s is 0.6 of the control’s at every time: at month 6 {treated}% against {untreated}% a month.',
      caption:
        'Whatever the shape of the hazards, here {shape}, one is always 0.6 of the other: at month 6 {treated}% against {untreated}% a month.',
      slider: 'Shape of the hazards',
    },
    he: {
      title: 'שני סיכונים ביחס קבוע.',
      description:
        'פונקציות הסיכון של שתי קבוצות לפי חודשים, וייבול בעל פרמטר צורה {shape}. הסיכון בטיפול הוא 0.6 מזה שבביקורת בכל זמן: בחודש 6 הוא {treated}% לעומת {untreated}% לחודש.',
      caption:
        'תהיה צורת הסיכונים אשר תהיה, כאן {shape}, האחד הוא תמיד 0.6 מן האחר: בחודש 6 {treated}% לעומת {untreated}% לחודש.',
      slider: 'פרמטר הצורה של הסיכונים',
    },
  },
  'non-proportional-hazards': {
    en: {
      title: 'An effect that begins late.',
      description:
        'Two survival curves that are the same for {delay} months. After that the hazard of the treatment is half of the control’s. At 24 months {treated}% against {untreated}% are alive.',
      caption:
        'The treatment has no effect for {delay} months and halves the hazard afterward, as immunotherapy may. At 24 months {treated}% against {untreated}% are alive; no single hazard ratio describes this.',
      slider: 'Months without an effect',
    },
    he: {
      title: 'השפעה המתחילה באיחור.',
      description:
        'שתי עקומות הישרדות הזהות במשך {delay} חודשים. לאחר מכן הסיכון בטיפול הוא מחצית הסיכון בביקורת. לאחר 24 חודשים {treated}% לעומת {untreated}% בחיים.',
      caption:
        'במשך {delay} חודשים לטיפול אין השפעה, ולאחר מכן הוא מקטין את הסיכון בחצי, כפי שייתכן באימונותרפיה. לאחר 24 חודשים {treated}% לעומת {untreated}% בחיים; אין יחס סיכונים יחיד המתאר זאת.',
      slider: 'חודשים ללא השפעה',
    },
  },
  'restricted-mean-survival-time-rmst': {
    en: {
      title: 'The area under the curve.',
      description:
        'Two survival curves with medians of 12 and 20 months. Up to {horizon} months, the area under them is {untreated} and {treated} months: a difference of {difference} months.',
      caption:
        'Shaded: up to {horizon} months, participants live {treated} months on average with the treatment and {untreated} with the control, {difference} months more.',
      slider: 'Horizon, months',
    },
    he: {
      title: 'השטח מתחת לעקומה.',
      description:
        'שתי עקומות הישרדות שהחציונים שלהן 12 ו־20 חודשים. עד {horizon} חודשים השטח מתחתן הוא {untreated} ו־{treated} חודשים: הפרש של {difference} חודשים.',
      caption:
        'השטח הצבוע: עד {horizon} חודשים המשתתפים חיים בממוצע {treated} חודשים בטיפול ו־{untreated} בביקורת, הפרש של {difference} חודשים.',
      slider: 'האופק, חודשים',
    },
  },
  'accelerated-failure-time-model': {
    en: {
      title: 'Time runs slower.',
      description:
        'Two survival curves; that of the treatment is stretched along time by {factor}. The median is {median} instead of 12 months.',
      caption:
        'Every time of the control is multiplied by {factor}: the median is {median} instead of 12 months, the 75th percentile {quartile} instead of {controlQuartile}.',
      slider: 'Time ratio',
    },
    he: {
      title: 'הזמן מתארך.',
      description:
        'שתי עקומות הישרדות; עקומת הטיפול מתוחה על ציר הזמן פי {factor}. החציון הוא {median} חודשים במקום 12.',
      caption:
        'כל זמן בביקורת מוכפל ב־{factor}: החציון הוא {median} חודשים במקום 12, והאחוזון ה־75 הוא {quartile} במקום {controlQuartile}.',
      slider: 'יחס הזמנים',
    },
  },
  'kaplan-meier-estimator': {
    en: {
      title: 'A step at each event.',
      description:
        'The Kaplan-Meier curve of {n} participants followed for up to {cutoff} months, with {events} events and {censored} censored. The curve ends at {value}%; {atRisk} are still at risk at 12 months.',
      caption:
        'Followed for up to {cutoff} months, {n} participants have {events} events; {censored} are censored (short strokes). The estimate ends at {value}%.',
      slider: 'Longest follow-up, months',
    },
    he: {
      title: 'מדרגה בכל אירוע.',
      description:
        'עקומת קפלן–מאייר של {n} משתתפים במעקב של עד {cutoff} חודשים, {events} אירועים ו־{censored} צנזורות. העקומה מסתיימת ב־{value}%; ב־12 חודשים {atRisk} עדיין בסיכון.',
      caption:
        'במעקב של עד {cutoff} חודשים אירעו {events} אירועים אצל {n} משתתפים; {censored} צונזרו (קווים קצרים). האומדן מסתיים ב־{value}%.',
      slider: 'המעקב הארוך ביותר, חודשים',
    },
  },
  'administrative-censoring': {
    en: {
      title: 'The end of the study censors.',
      description:
        'The Kaplan-Meier curve of {n} participants when the follow-up ends at {cutoff} months: {events} events, {ended} censored at the end, {lost} lost before.',
      caption:
        'If the follow-up ends at {cutoff} months, {ended} of {n} participants are censored there because the study ends, not because of their health; {lost} were lost before.',
      slider: 'End of follow-up, months',
    },
    he: {
      title: 'סיום המחקר מצנזר.',
      description:
        'עקומת קפלן–מאייר של {n} משתתפים כשהמעקב מסתיים ב־{cutoff} חודשים: {events} אירועים, {ended} צנזורות בסיום, {lost} אבדו למעקב קודם לכן.',
      caption:
        'אם המעקב מסתיים ב־{cutoff} חודשים, {ended} מתוך {n} משתתפים מצונזרים שם משום שהמחקר הסתיים ולא בשל מצבם; {lost} אבדו למעקב קודם לכן.',
      slider: 'סיום המעקב, חודשים',
    },
  },
  censoring: {
    en: {
      title: 'What is known of each participant.',
      description:
        'A line for each of {n} participants up to {cutoff} months. A dot is an event ({events}), an open end is a censored time ({censored}).',
      caption:
        'At a cutoff of {cutoff} months, {events} of {n} times end in an event (dots). The other {censored} are censored: of these it is known only that the event comes later.',
      slider: 'Cutoff, months',
    },
    he: {
      title: 'מה ידוע על כל משתתף.',
      description:
        'קו לכל אחד מ־{n} משתתפים עד {cutoff} חודשים. נקודה היא אירוע ({events}), קצה פתוח הוא זמן מצונזר ({censored}).',
      caption:
        'במועד חיתוך של {cutoff} חודשים {events} מתוך {n} זמנים מסתיימים באירוע (נקודות). {censored} האחרים מצונזרים: ידוע רק שהאירוע מאוחר יותר.',
      slider: 'מועד החיתוך, חודשים',
    },
  },
  'time-to-event-endpoint': {
    en: {
      title: 'A time and whether it ends in the event.',
      description:
        'A line for each of {n} participants from their start, up to {cutoff} months: {events} end in an event, {censored} do not. Together they were followed for {total} months.',
      caption:
        'Each participant gives two facts: how long, and whether the event came (dot). At {cutoff} months of follow-up: {events} events in {total} months of {n} participants together.',
      slider: 'Longest follow-up, months',
    },
    he: {
      title: 'זמן, והאם הוא מסתיים באירוע.',
      description:
        'קו לכל אחד מ־{n} משתתפים מתחילת המעקב ועד {cutoff} חודשים: {events} מסתיימים באירוע ו־{censored} לא. יחד היו במעקב {total} חודשים.',
      caption:
        'כל משתתף נותן שתי עובדות: כמה זמן, והאם האירוע אירע (נקודה). במעקב של עד {cutoff} חודשים: {events} אירועים ב־{total} חודשים של {n} משתתפים יחד.',
      slider: 'המעקב הארוך ביותר, חודשים',
    },
  },
  'incidence-rate': {
    en: {
      title: 'Events divided by time at risk.',
      description:
        'A line for each of {n} participants up to {cutoff} months: {events} events in {total} participant-months, a rate of {rate} per 100 participant-months.',
      caption:
        '{events} events (dots) in {total} participant-months are {rate} per 100 participant-months. Time counts only while a participant is at risk.',
      slider: 'Longest follow-up, months',
    },
    he: {
      title: 'אירועים חלקי הזמן בסיכון.',
      description:
        'קו לכל אחד מ־{n} משתתפים עד {cutoff} חודשים: {events} אירועים ב־{total} חודשי משתתף, שיעור של {rate} ל־100 חודשי משתתף.',
      caption:
        '{events} אירועים (נקודות) ב־{total} חודשי משתתף הם {rate} ל־100 חודשי משתתף. הזמן נספר רק כל עוד המשתתף בסיכון.',
      slider: 'המעקב הארוך ביותר, חודשים',
    },
  },
  'log-rank-test': {
    en: {
      title: 'All event times compared.',
      description:
        'Kaplan-Meier curves of two arms of {n} participants, simulated with a hazard ratio of {planned}. The log-rank chi-squared is {statistic}, p {p}.',
      caption:
        'Two arms of {n} participants, drawn with a true hazard ratio of {planned}. The log-rank test gives a chi-squared of {statistic}, p {p}.',
      slider: 'True hazard ratio',
    },
    he: {
      title: 'השוואה בכל זמני האירועים.',
      description:
        'עקומות קפלן–מאייר של שתי זרועות בנות {n} משתתפים, בסימולציה עם יחס סיכונים {planned}. חי בריבוע של מבחן log-rank הוא {statistic}, ערך p {p}.',
      caption:
        'שתי זרועות בנות {n} משתתפים, ביחס סיכונים אמיתי של {planned}. מבחן log-rank נותן חי בריבוע {statistic}, ערך p {p}.',
      slider: 'יחס הסיכונים האמיתי',
    },
  },
  'cox-proportional-hazards-model': {
    en: {
      title: 'The hazard ratio from the data.',
      description:
        'Kaplan-Meier curves of two arms of {n} participants, simulated with a hazard ratio of {planned}. The Cox model estimates {ratio}, 95% confidence interval {lower} to {upper}.',
      caption:
        'Two arms of {n} participants, drawn with a true hazard ratio of {planned}. The Cox model estimates {ratio} (95% confidence interval {lower}–{upper}).',
      slider: 'True hazard ratio',
    },
    he: {
      title: 'יחס הסיכונים מן הנתונים.',
      description:
        'עקומות קפלן–מאייר של שתי זרועות בנות {n} משתתפים, בסימולציה עם יחס סיכונים {planned}. מודל קוקס אומד {ratio}, רווח בר־סמך של 95% מ־{lower} עד {upper}.',
      caption:
        'שתי זרועות בנות {n} משתתפים, ביחס סיכונים אמיתי של {planned}. מודל קוקס אומד {ratio} (רווח בר־סמך של 95%: {lower}–{upper}).',
      slider: 'יחס הסיכונים האמיתי',
    },
  },
  'competing-risks': {
    en: {
      title: 'An event that another one prevents.',
      description:
        'The cumulative incidence of relapse over 36 months with a hazard of 4% a month, while death without relapse has {other}% a month. It reaches {incidence}%; one minus Kaplan-Meier would say {naive}%.',
      caption:
        'Relapse has a hazard of 4% a month, death without relapse {other}%. After 36 months {incidence}% have relapsed. One minus Kaplan-Meier, which censors the dead, says {naive}%.',
      slider: 'Hazard of death without relapse, % a month',
    },
    he: {
      title: 'אירוע שאירוע אחר מונע.',
      description:
        'ההיארעות המצטברת של הישנות לאורך 36 חודשים בסיכון של 4% לחודש, כשלמוות ללא הישנות סיכון של {other}% לחודש. היא מגיעה ל־{incidence}%; 1 פחות קפלן–מאייר היה אומר {naive}%.',
      caption:
        'הסיכון להישנות הוא 4% לחודש, ולמוות ללא הישנות {other}%. לאחר 36 חודשים ל־{incidence}% הייתה הישנות. 1 פחות קפלן–מאייר, המצנזר את הנפטרים, אומר {naive}%.',
      slider: 'הסיכון למוות ללא הישנות, % לחודש',
    },
  },
  'cumulative-incidence-function': {
    en: {
      title: 'The shares of all events add up.',
      description:
        'Cumulative incidence over 36 months of relapse, {incidence}%, and of death without relapse, {competing}%, with hazards of 4% and {other}% a month. The remaining {free}% have neither.',
      caption:
        'After 36 months {incidence}% have relapsed, {competing}% died without relapse and {free}% have had neither: together 100%, as it must be.',
      slider: 'Hazard of death without relapse, % a month',
    },
    he: {
      title: 'חלקי כל האירועים מסתכמים.',
      description:
        'ההיארעות המצטברת לאורך 36 חודשים של הישנות, {incidence}%, ושל מוות ללא הישנות, {competing}%, בסיכונים של 4% ו־{other}% לחודש. ל־{free}% הנותרים לא אירע אף אחד מהם.',
      caption:
        'לאחר 36 חודשים ל־{incidence}% הייתה הישנות, {competing}% מתו ללא הישנות ול־{free}% לא אירע אף אחד מהם: יחד 100%, כנדרש.',
      slider: 'הסיכון למוות ללא הישנות, % לחודש',
    },
  },
} satisfies FigureTexts
