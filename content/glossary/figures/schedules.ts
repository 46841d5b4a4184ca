import type { FigureTexts, InLanguages } from './words.ts'

export const scheduleLabels = {
  en: {
    weeks: 'Weeks',
    months: 'Months',
    days: 'Days after the first dose',
    sequence: 'Sequence {order}',
    washout: 'Washout',
    left: 'Left of the first drug: {left}%',
    randomization: 'Randomization',
    treatment: 'New treatment',
    control: 'Control',
    arm: 'Treatment {arm}',
    futility: 'Stopped',
    success: 'Success',
    shared: 'Shared control',
    dose: '{dose} mg',
    chosen: 'Chosen',
    dropped: 'Dropped',
    interim: 'Selection by interim data',
    effectLeft: 'Effect of the first treatment, %',
    firstPeriod: 'First period',
    secondPeriod: 'Second period',
    period: 'Period',
    score: 'Symptom score',
    drug: 'Drug',
    placebo: 'Placebo',
    difference: '{value} ({lower} to {upper})',
    inWindow: 'In a window: {inside}',
    outside: 'Outside: {outside}',
    lopsided: '60:40 or worse: {chance}%',
    severe: 'Severe disease',
    mild: 'Mild disease',
  },
  he: {
    weeks: 'שבועות',
    months: 'חודשים',
    days: 'ימים לאחר המנה הראשונה',
    sequence: 'רצף {order}',
    washout: 'שטיפה',
    left: 'נותרו מן התרופה הראשונה: {left}%',
    randomization: 'הקצאה אקראית',
    treatment: 'הטיפול החדש',
    control: 'ביקורת',
    arm: 'טיפול {arm}',
    futility: 'הופסקה',
    success: 'הצלחה',
    shared: 'ביקורת משותפת',
    dose: '{dose} מ״ג',
    chosen: 'נבחר',
    dropped: 'הופסק',
    interim: 'בחירה לפי נתוני ביניים',
    effectLeft: 'השפעת הטיפול הראשון, %',
    firstPeriod: 'התקופה הראשונה',
    secondPeriod: 'התקופה השנייה',
    period: 'תקופה',
    score: 'ציון התסמינים',
    drug: 'תרופה',
    placebo: 'פלצבו',
    difference: '{value} ({lower} עד {upper})',
    inWindow: 'בתוך חלון: {inside}',
    outside: 'מחוץ לחלון: {outside}',
    lopsided: '60:40 או גרוע מזה: {chance}%',
    severe: 'מחלה קשה',
    mild: 'מחלה קלה',
  },
} satisfies InLanguages<Record<string, string>>

export const schedules = {
  'crossover-design': {
    en: {
      title: 'Everyone gets both.',
      description:
        'A timeline of two sequences, AB and BA, with periods of 4 weeks and a washout of {washout} days between them. Of a drug with a half-life of 7 days, {left}% are left at the start of the second period. The trial ends in week {end}.',
      caption:
        'Each participant gets both treatments, in random order. With a washout of {washout} days, {left}% of a drug with a half-life of 7 days are left when the second period starts, and the trial takes {end} weeks.',
      slider: 'Washout, days',
    },
    he: {
      title: 'כל אחד מקבל את שניהם.',
      description:
        'ציר זמן של שני רצפים, AB ו־BA, בתקופות של 4 שבועות ושטיפה של {washout} ימים ביניהן. מתרופה שזמן מחצית החיים שלה 7 ימים נותרים {left}% בתחילת התקופה השנייה. הניסוי מסתיים בשבוע {end}.',
      caption:
        'כל משתתף מקבל את שני הטיפולים, בסדר אקראי. בשטיפה של {washout} ימים נותרים {left}% מתרופה שזמן מחצית החיים שלה 7 ימים בתחילת התקופה השנייה, והניסוי נמשך {end} שבועות.',
      slider: 'שטיפה, ימים',
    },
  },
  'carry-over-effect': {
    en: {
      title: 'The first treatment in the second period.',
      description:
        'The effect of a treatment of 4 weeks, which halves each week afterward. After a washout of {washout} days {left}% of it are left, and over the second period of 4 weeks it averages {average}%.',
      caption:
        'The effect halves each week after the last dose. With a washout of {washout} days, {left}% of it reach the second period; shaded is what is then counted for the other treatment, on average {average}% of the effect.',
      slider: 'Washout, days',
    },
    he: {
      title: 'הטיפול הראשון בתקופה השנייה.',
      description:
        'השפעתו של טיפול בן 4 שבועות, הפוחתת אחריו בחצי מדי שבוע. לאחר שטיפה של {washout} ימים נותרו ממנה {left}%, ובממוצע על פני התקופה השנייה, בת 4 שבועות, {average}%.',
      caption:
        'ההשפעה פוחתת בחצי מדי שבוע לאחר המנה האחרונה. בשטיפה של {washout} ימים {left}% ממנה מגיעים לתקופה השנייה; השטח הצבוע נזקף אז לטיפול האחר, בממוצע {average}% מן ההשפעה.',
      slider: 'שטיפה, ימים',
    },
  },
  'parallel-group-design': {
    en: {
      title: 'One arm for each participant.',
      description:
        'A timeline of two arms. After a run-in, participants are randomized to the new treatment or to control, stay on it for 10 weeks, and are followed for 2 more.',
      caption:
        'After the run-in each participant is randomized to one arm and stays in it. The arms run side by side, so seasons and other changes over time act on both.',
    },
    he: {
      title: 'זרוע אחת לכל משתתף.',
      description:
        'ציר זמן של שתי זרועות. לאחר תקופת הרצה המשתתפים מוקצים אקראית לטיפול החדש או לביקורת, נשארים בו 10 שבועות ונמצאים במעקב עוד שבועיים.',
      caption:
        'לאחר תקופת ההרצה כל משתתף מוקצה אקראית לזרוע אחת ונשאר בה. הזרועות מתנהלות זו לצד זו, ולכן עונות השנה ושינויים אחרים בזמן פועלים על שתיהן.',
    },
  },
  'platform-trial': {
    en: {
      title: 'Arms come and go, the control stays.',
      description:
        'A timeline of 36 months. Treatments A and B start at once, A stops for futility and B ends with success; C and D join later. One control arm runs all the time.',
      caption:
        'Treatments enter and leave by rules that were set in advance, and share one control arm. The control participants from before an arm joined were not randomized with it.',
    },
    he: {
      title: 'זרועות באות והולכות, הביקורת נשארת.',
      description:
        'ציר זמן של 36 חודשים. טיפולים A ו־B מתחילים יחד, A נעצר בשל חוסר תוחלת ו־B מסתיים בהצלחה; C ו־D מצטרפים אחר כך. זרוע ביקורת אחת פועלת כל הזמן.',
      caption:
        'טיפולים נכנסים ויוצאים לפי כללים שנקבעו מראש, וחולקים זרוע ביקורת אחת. משתתפי הביקורת שגויסו לפני שזרוע הצטרפה לא הוקצו אקראית יחד איתה.',
    },
  },
  'seamless-design': {
    en: {
      title: 'Two phases in one trial.',
      description:
        'A timeline of 36 months. Three doses and a control start together; at month 12 interim data select 50 mg, which continues with the control to the end.',
      caption:
        'Interim data choose one of three doses, and the trial goes on with it and the control, without a new start. Because the best dose was picked, the final test must allow for the selection.',
    },
    he: {
      title: 'שני שלבים בניסוי אחד.',
      description:
        'ציר זמן של 36 חודשים. שלושה מינונים וביקורת מתחילים יחד; בחודש 12 נבחר לפי נתוני הביניים מינון של 50 מ״ג, והוא ממשיך עם הביקורת עד הסוף.',
      caption:
        'נתוני הביניים בוחרים אחד משלושה מינונים, והניסוי ממשיך איתו ועם הביקורת, בלי התחלה חדשה. מאחר שנבחר המינון הטוב ביותר, המבחן הסופי חייב להביא את הבחירה בחשבון.',
    },
  },
  'adaptive-design': {
    en: {
      title: 'Planned to change.',
      description:
        'A timeline of 36 months of a trial that starts with three doses and a control. A rule in the protocol drops two doses at month 12.',
      caption:
        'This plan drops arms at month 12, by a rule that the protocol states before the first participant. Other plans change the sample size, the allocation or the population.',
    },
    he: {
      title: 'שינוי מתוכנן.',
      description:
        'ציר זמן של 36 חודשים בניסוי שמתחיל בשלושה מינונים ובביקורת. כלל שבפרוטוקול מפסיק שני מינונים בחודש 12.',
      caption:
        'בתכנון הזה מופסקות זרועות בחודש 12, לפי כלל שהפרוטוקול קובע לפני המשתתף הראשון. תכנונים אחרים משנים את גודל המדגם, את ההקצאה או את האוכלוסייה.',
    },
  },
  'n-of-1-trial': {
    en: {
      title: 'A trial in one patient.',
      description:
        'Symptom scores of one patient in {pairs} pairs of periods, on the drug and on placebo in random order. The mean difference is {value}, 95% confidence interval {lower} to {upper}.',
      caption:
        'In each pair of periods chance decides which comes first. After {pairs} pairs the mean difference is {value}, 95% confidence interval {lower} to {upper}: an answer for this patient.',
      slider: 'Pairs of periods',
    },
    he: {
      title: 'ניסוי במטופל אחד.',
      description:
        'ציוני התסמינים של מטופל אחד ב־{pairs} זוגות של תקופות, על תרופה ועל פלצבו בסדר אקראי. ההפרש הממוצע הוא {value}, רווח בר־סמך של 95% מ־{lower} עד {upper}.',
      caption:
        'בכל זוג תקופות המקרה קובע מה קודם. לאחר {pairs} זוגות ההפרש הממוצע הוא {value}, רווח בר־סמך של 95% מ־{lower} עד {upper}: תשובה למטופל הזה.',
      slider: 'זוגות של תקופות',
    },
  },
  'visit-window': {
    en: {
      title: 'Near enough to count.',
      description:
        'The days of {all} visits planned for days 28, 56 and 84. With windows of {width} days on each side {inside} visits are inside and {outside} outside.',
      caption:
        'With windows of ±{width} days, {inside} of {all} visits count for the planned day and {outside} (colored) do not. Narrow windows lose data, wide ones blur the time.',
      slider: 'Window, days on each side',
    },
    he: {
      title: 'קרוב דיו כדי להיחשב.',
      description:
        'הימים של {all} ביקורים שתוכננו לימים 28, 56 ו־84. בחלונות של {width} ימים לכל צד נמצאים {inside} ביקורים בפנים ו־{outside} בחוץ.',
      caption:
        'בחלונות של ±{width} ימים נחשבים {inside} מתוך {all} ביקורים ליום המתוכנן, ו־{outside} (בצבע) אינם נחשבים. חלונות צרים מאבדים נתונים, ורחבים מטשטשים את הזמן.',
      slider: 'החלון, ימים לכל צד',
    },
  },
  randomization: {
    en: {
      title: 'A coin for each participant.',
      description:
        'A square for each of {n} participants in order, assigned by simple randomization: {a} to A and {b} to B. The chance of a split of 60:40 or worse is {chance}%.',
      caption:
        'Each assignment is a toss of a coin, so nobody can foresee the next one. Of {n} participants {a} get A and {b} get B here. A split of 60:40 or worse has a chance of {chance}%; it falls as the trial grows.',
      slider: 'Participants',
    },
    he: {
      title: 'מטבע לכל משתתף.',
      description:
        'ריבוע לכל אחד מ־{n} משתתפים לפי הסדר, בהקצאה אקראית פשוטה: {a} ל־A ו־{b} ל־B. הסיכוי לחלוקה של 60:40 או גרועה מזה הוא {chance}%.',
      caption:
        'כל הקצאה היא הטלת מטבע, ולכן איש אינו יכול לחזות את הבאה. מתוך {n} משתתפים {a} מקבלים כאן A ו־{b} מקבלים B. הסיכוי לחלוקה של 60:40 או גרועה מזה הוא {chance}%; הוא קטן ככל שהניסוי גדל.',
      slider: 'משתתפים',
    },
  },
  'stratified-randomization': {
    en: {
      title: 'A list for each stratum.',
      description:
        'Squares of {n} participants in two strata, each randomized in its own blocks of four. With severe disease {severeA} get A and {severeB} get B, with mild disease {mildA} and {mildB}.',
      caption:
        'Each stratum has its own list of blocks of four. Of {n} participants, those with severe disease are {severeA} to {severeB}, those with mild disease {mildA} to {mildB}: never apart by more than two.',
      slider: 'Participants',
    },
    he: {
      title: 'רשימה לכל שכבה.',
      description:
        'ריבועים של {n} משתתפים בשתי שכבות, כל אחת מוקצית בבלוקים של ארבעה משלה. במחלה קשה {severeA} מקבלים A ו־{severeB} מקבלים B, ובמחלה קלה {mildA} ו־{mildB}.',
      caption:
        'לכל שכבה רשימה משלה של בלוקים בני ארבעה. מתוך {n} משתתפים היחס במחלה קשה הוא {severeA} מול {severeB} ובמחלה קלה {mildA} מול {mildB}: ההפרש לעולם אינו עולה על שניים.',
      slider: 'משתתפים',
    },
  },
} satisfies FigureTexts
