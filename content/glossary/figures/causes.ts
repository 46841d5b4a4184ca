import type { FigureTexts, InLanguages } from './words.ts'

export const causeLabels = {
  en: {
    risk: 'Risk of the event, %',
    mild: 'Mild disease',
    severe: 'Severe disease',
    all: 'All, pooled',
    weighted: 'All, weighted',
    mantelHaenszel: 'Mantel-Haenszel',
    treatment: 'Treated',
    control: 'Control',
    odds: 'Odds ratio, treated to control',
    months: 'Months',
    survival: 'Alive, %',
    ever: 'Ever treated',
    never: 'Never treated',
    landmark: 'Landmark',
    responders: 'Responders by then',
    others: 'Others',
    out: 'Before: {out}% are out',
    participants: 'Participants, %',
    overall: 'Alive (OS)',
    free: 'Without progression (PFS)',
  },
  he: {
    risk: 'הסיכון לאירוע, %',
    mild: 'מחלה קלה',
    severe: 'מחלה קשה',
    all: 'כולם יחד',
    weighted: 'כולם, בשקלול',
    mantelHaenszel: 'מנטל–הנזל',
    treatment: 'מטופלים',
    control: 'ביקורת',
    odds: 'יחס הסיכויים, מטופלים מול ביקורת',
    months: 'חודשים',
    survival: 'בחיים, %',
    ever: 'טופלו אי פעם',
    never: 'לא טופלו מעולם',
    landmark: 'לנדמרק',
    responders: 'הגיבו עד אז',
    others: 'האחרים',
    out: 'לפני כן: {out}% אינם נכללים',
    participants: 'משתתפים, %',
    overall: 'בחיים (OS)',
    free: 'ללא התקדמות מחלה (PFS)',
  },
} satisfies InLanguages<Record<string, string>>

export const causes = {
  'simpsons-paradox': {
    en: {
      title: 'Better in each group, worse in all.',
      description:
        'Risks of treated and control participants. Treatment changes the risk by {mild} points with mild disease and by {severe} with severe disease. Pooled, with severe disease in {share}% of the treated and 30% of the controls, the risks are {treated}% and {control}%, a difference of {crude} points.',
      caption:
        'Treatment changes the risk by {mild} points with mild and by {severe} with severe disease. Of the treated {share}% have severe disease, of the controls 30%, so all together the difference is {crude} points. Move the slider to 30: the groups are alike, and the paradox is gone.',
      slider: 'Severe disease among the treated, %',
    },
    he: {
      title: 'טוב יותר בכל קבוצה, גרוע יותר בסך הכול.',
      description:
        'הסיכונים של מטופלים ושל ביקורת. הטיפול משנה את הסיכון ב־{mild} נקודות במחלה קלה וב־{severe} במחלה קשה. יחד, כשהמחלה קשה אצל {share}% מהמטופלים ואצל 30% מהביקורת, הסיכונים הם {treated}% ו־{control}%, הפרש של {crude} נקודות.',
      caption:
        'הטיפול משנה את הסיכון ב־{mild} נקודות במחלה קלה וב־{severe} במחלה קשה. מבין המטופלים {share}% חולים במחלה קשה, ומבין הביקורת 30%, ולכן ההפרש בכולם יחד הוא {crude} נקודות. אם מזיזים את המחוון ל־30 הקבוצות דומות והפרדוקס נעלם.',
      slider: 'מחלה קשה בקרב המטופלים, %',
    },
  },
  confounding: {
    en: {
      title: 'An effect that is not there.',
      description:
        'Risks of treated and control participants, equal within mild and within severe disease. Pooled, with severe disease in {share}% of the treated and 30% of the controls, the risks are {treated}% and {control}%, a difference of {crude} points.',
      caption:
        'Treatment does nothing in either group: the differences are {mild} and {severe}. Because {share}% of the treated but 30% of the controls have severe disease, all together differ by {crude} points. Severity is the confounder.',
      slider: 'Severe disease among the treated, %',
    },
    he: {
      title: 'השפעה שאינה קיימת.',
      description:
        'הסיכונים של מטופלים ושל ביקורת, שווים במחלה קלה ושווים במחלה קשה. יחד, כשהמחלה קשה אצל {share}% מהמטופלים ואצל 30% מהביקורת, הסיכונים הם {treated}% ו־{control}%, הפרש של {crude} נקודות.',
      caption:
        'הטיפול אינו עושה דבר באף אחת מהקבוצות: ההפרשים הם {mild} ו־{severe}. מאחר ש־{share}% מהמטופלים אך רק 30% מהביקורת חולים במחלה קשה, ההפרש בכולם יחד הוא {crude} נקודות. חומרת המחלה היא הערפלן.',
      slider: 'מחלה קשה בקרב המטופלים, %',
    },
  },
  'inverse-probability-weighting-ipw': {
    en: {
      title: 'Weights stand in for people who are missing.',
      description:
        'Risks of treated and control participants in two groups, pooled, and weighted. With severe disease in {share}% of the treated the pooled difference is {crude} points; weighted by the inverse of the probability of treatment, {scoreSevere} with severe and {scoreMild} with mild disease, it is {weighted}.',
      caption:
        'Treatment was given to severe disease with a probability of {scoreSevere}, to mild disease with {scoreMild}. Weights of one over that make the arms alike: the difference of {crude} points becomes {weighted}, between the {mild} and {severe} of the groups.',
      slider: 'Severe disease among the treated, %',
    },
    he: {
      title: 'משקלים במקום מי שחסרים.',
      description:
        'הסיכונים של מטופלים ושל ביקורת בשתי קבוצות, יחד ובשקלול. כשהמחלה קשה אצל {share}% מהמטופלים ההפרש בכולם יחד הוא {crude} נקודות; בשקלול הפוך להסתברות לטיפול, {scoreSevere} במחלה קשה ו־{scoreMild} במחלה קלה, הוא {weighted}.',
      caption:
        'ההסתברות לקבל את הטיפול הייתה {scoreSevere} במחלה קשה ו־{scoreMild} במחלה קלה. משקלים של אחד חלקי ההסתברות משווים בין הזרועות: ההפרש של {crude} נקודות נעשה {weighted}, בין {mild} ל־{severe} שבקבוצות.',
      slider: 'מחלה קשה בקרב המטופלים, %',
    },
  },
  'propensity-score': {
    en: {
      title: 'The probability of being treated.',
      description:
        'Risks of treated and control participants by severity. The propensity score is {scoreSevere} with severe and {scoreMild} with mild disease, for {share}% severe disease among the treated. The pooled difference is {crude} points, weighted by the score {weighted}.',
      caption:
        'The score is the probability of being treated: {scoreSevere} with severe disease, {scoreMild} with mild. Compared among people with the same score, treatment changes the risk by {severe} and {mild} points; pooled without it, the difference is {crude}.',
      slider: 'Severe disease among the treated, %',
    },
    he: {
      title: 'ההסתברות לקבל טיפול.',
      description:
        'הסיכונים של מטופלים ושל ביקורת לפי חומרה. ציון הנטייה הוא {scoreSevere} במחלה קשה ו־{scoreMild} במחלה קלה, כשהמחלה קשה אצל {share}% מהמטופלים. ההפרש בכולם יחד הוא {crude} נקודות, ובשקלול לפי הציון {weighted}.',
      caption:
        'הציון הוא ההסתברות לקבל טיפול: {scoreSevere} במחלה קשה ו־{scoreMild} במחלה קלה. בהשוואה בין אנשים בעלי אותו ציון הטיפול משנה את הסיכון ב־{severe} וב־{mild} נקודות; בכולם יחד, בלעדיו, ההפרש הוא {crude}.',
      slider: 'מחלה קשה בקרב המטופלים, %',
    },
  },
  'cochran-mantel-haenszel-test': {
    en: {
      title: 'One test over the strata.',
      description:
        'Odds ratios of 200 treated and 200 control participants: {mild} with mild disease, {severe} with severe disease, {crude} pooled, if {share}% of the treated have severe disease. The Mantel-Haenszel odds ratio is {pooled}, the test statistic {statistic}, p {p}.',
      caption:
        'Within the strata the odds ratios are {mild} and {severe}. Pooled, with {share}% severe disease among the treated, it is {crude}. The Mantel-Haenszel estimate stays within the strata: {pooled} (test statistic {statistic}, p {p}).',
      slider: 'Severe disease among the treated, %',
    },
    he: {
      title: 'מבחן אחד על פני השכבות.',
      description:
        'יחסי הסיכויים של 200 מטופלים ו־200 בביקורת: {mild} במחלה קלה, {severe} במחלה קשה ו־{crude} בכולם יחד, אם המחלה קשה אצל {share}% מהמטופלים. יחס הסיכויים לפי מנטל–הנזל הוא {pooled}, סטטיסטי המבחן {statistic}, ערך p {p}.',
      caption:
        'בתוך השכבות יחסי הסיכויים הם {mild} ו־{severe}. בכולם יחד, כשהמחלה קשה אצל {share}% מהמטופלים, הוא {crude}. האומדן של מנטל–הנזל נשאר בתוך השכבות: {pooled} (סטטיסטי המבחן {statistic}, p {p}).',
      slider: 'מחלה קשה בקרב המטופלים, %',
    },
  },
  'immortal-time-bias': {
    en: {
      title: 'They had to live to be treated.',
      description:
        'Survival of people who are treated from month {month} on and of untreated people, with a treatment that has no effect. The time until treatment, in which none of the treated can die, is counted for them: at 24 months {treated}% against {untreated}% are alive.',
      caption:
        'The treatment has no effect. Participants who get it in month {month} had to live until then (shaded). Counted from the start, {treated}% of them and {untreated}% of the others live to month 24: a gap of {gap} points out of nothing.',
      slider: 'Start of treatment, month',
    },
    he: {
      title: 'הם היו צריכים לחיות כדי לקבל טיפול.',
      description:
        'הישרדות של מי שמטופלים החל בחודש {month} ושל מי שאינם מטופלים, בטיפול שאין לו השפעה. הזמן שעד הטיפול, שבו איש מהמטופלים אינו יכול למות, נזקף לזכותם: לאחר 24 חודשים {treated}% לעומת {untreated}% בחיים.',
      caption:
        'לטיפול אין שום השפעה. מי שמקבל אותו בחודש {month} היה צריך לחיות עד אז (השטח הצבוע). בספירה מן ההתחלה {treated}% מהם ו־{untreated}% מהאחרים חיים עד חודש 24: פער של {gap} נקודות יש מאין.',
      slider: 'תחילת הטיפול, חודש',
    },
  },
  'landmark-analysis': {
    en: {
      title: 'The clock starts later.',
      description:
        'Survival from a landmark at month {month}, when {left}% are alive and {out}% are out of the analysis. Responders and others are compared from there; without an effect of response both curves are the same, {later}% at month 24.',
      caption:
        'Groups are formed at month {month}, by what happened until then, and followed from there; the {out}% who died before are out. Without an effect of the response both curves coincide, as they should: {later}% at month 24.',
      slider: 'Landmark, month',
    },
    he: {
      title: 'השעון מתחיל מאוחר יותר.',
      description:
        'הישרדות מלנדמרק בחודש {month}, כש־{left}% בחיים ו־{out}% אינם נכללים בניתוח. המגיבים והאחרים מושווים משם; כשלתגובה אין השפעה שתי העקומות זהות, {later}% בחודש 24.',
      caption:
        'הקבוצות נקבעות בחודש {month}, לפי מה שקרה עד אז, והמעקב מתחיל משם; {out}% שמתו לפני כן אינם נכללים. כשלתגובה אין השפעה שתי העקומות מתלכדות, כפי שצריך: {later}% בחודש 24.',
      slider: 'הלנדמרק, חודש',
    },
  },
  'progression-free-survival-pfs': {
    en: {
      title: 'Progression or death, whichever is first.',
      description:
        'Shares of participants alive without progression, alive after it, and died, over 36 months, with a death rate of {later}% per month after progression. At 12 months {free}% are free of progression and {alive}% alive.',
      caption:
        'At 12 months {free}% are alive without progression; another {progressed}% live with it. The curve of PFS does not depend on what happens after progression, here a death rate of {later}% per month.',
      slider: 'Deaths after progression, % per month',
    },
    he: {
      title: 'התקדמות מחלה או מוות, המוקדם מביניהם.',
      description:
        'חלקם של המשתתפים שבחיים ללא התקדמות מחלה, שבחיים לאחריה ושמתו, במשך 36 חודשים, בשיעור תמותה של {later}% לחודש לאחר ההתקדמות. לאחר 12 חודשים {free}% ללא התקדמות מחלה ו־{alive}% בחיים.',
      caption:
        'לאחר 12 חודשים {free}% בחיים ללא התקדמות מחלה; עוד {progressed}% חיים איתה. עקומת PFS אינה תלויה במה שקורה לאחר ההתקדמות, כאן שיעור תמותה של {later}% לחודש.',
      slider: 'תמותה לאחר ההתקדמות, % לחודש',
    },
  },
  'overall-survival-os': {
    en: {
      title: 'Later treatment counts too.',
      description:
        'Shares of participants alive, and alive without progression, over 36 months, with a death rate of {later}% per month after progression. At 12 months {alive}% are alive, at 24 months {alive24}%.',
      caption:
        'With a death rate of {later}% per month after progression, {alive24}% are alive at 24 months. Later treatment moves this curve and leaves that of PFS, {free}% at 12 months, where it is.',
      slider: 'Deaths after progression, % per month',
    },
    he: {
      title: 'גם טיפול מאוחר יותר משפיע.',
      description:
        'חלקם של המשתתפים שבחיים, ושבחיים ללא התקדמות מחלה, במשך 36 חודשים, בשיעור תמותה של {later}% לחודש לאחר ההתקדמות. לאחר 12 חודשים {alive}% בחיים, ולאחר 24 חודשים {alive24}%.',
      caption:
        'בשיעור תמותה של {later}% לחודש לאחר ההתקדמות, {alive24}% בחיים לאחר 24 חודשים. טיפול מאוחר יותר מזיז את העקומה הזאת ומשאיר במקומה את זו של PFS, שהיא {free}% לאחר 12 חודשים.',
      slider: 'תמותה לאחר ההתקדמות, % לחודש',
    },
  },
} satisfies FigureTexts
