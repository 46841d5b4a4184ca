import type { FigureTexts, InLanguages } from './words.ts'

export const doseLabels = {
  en: {
    dose: 'Dose, mg',
    effect: 'Reduction of blood pressure, mmHg',
    most: 'Emax {most}',
    half: 'ED50 {half} mg',
    concentration: 'Concentration, ng/mL (log scale)',
    ofMost: 'Effect, % of the largest',
    ec50: 'EC50 {ec50} ng/mL',
    age: 'Age, years',
    probability: 'Probability of the event, %',
    odds60: 'Odds at 60: {odds60}',
    odds70: 'Odds at 70: {odds70}',
    toxicity: 'Dose-limiting toxicity, %',
    target: 'Target {target}%',
    rate: 'True rate of toxicity, %',
    escalates: 'Chance of going to the next dose, %',
  },
  he: {
    dose: 'מינון, מ״ג',
    effect: 'הירידה בלחץ הדם, מ״מ כספית',
    most: 'Emax {most}',
    half: 'ED50 {half} מ״ג',
    concentration: 'ריכוז, ng/mL (סולם לוגריתמי)',
    ofMost: 'ההשפעה, % מן המרבית',
    ec50: 'EC50 {ec50} ng/mL',
    age: 'גיל, שנים',
    probability: 'ההסתברות לאירוע, %',
    odds60: 'הסיכויים בגיל 60: {odds60}',
    odds70: 'הסיכויים בגיל 70: {odds70}',
    toxicity: 'רעילות מגבילת מינון, %',
    target: 'היעד {target}%',
    rate: 'השיעור האמיתי של הרעילות, %',
    escalates: 'הסיכוי לעבור למינון הבא, %',
  },
} satisfies InLanguages<Record<string, string>>

export const doses = {
  'dose-response-relationship': {
    en: {
      title: 'Twice the dose is not twice the effect.',
      description:
        'An Emax curve of the reduction of blood pressure by dose, with a largest effect of 20 mmHg and half of it at {half} mg. 50 mg give {at50} and 100 mg {at100} mmHg, {share}% of the largest effect.',
      caption:
        'With an ED50 of {half} mg, 50 mg lower blood pressure by {at50} mmHg. Doubling the dose adds {gain} mmHg: {at100}, or {share}% of the largest effect.',
      slider: 'ED50, mg',
    },
    he: {
      title: 'מינון כפול אינו השפעה כפולה.',
      description:
        'עקומת Emax של הירידה בלחץ הדם לפי המינון, בהשפעה מרבית של 20 מ״מ כספית ומחציתה ב־{half} מ״ג. המינון 50 מ״ג נותן {at50} ו־100 מ״ג נותנים {at100} מ״מ כספית, שהם {share}% מההשפעה המרבית.',
      caption:
        'ב־ED50 של {half} מ״ג, מינון של 50 מ״ג מוריד את לחץ הדם ב־{at50} מ״מ כספית. הכפלת המינון מוסיפה {gain} מ״מ כספית: {at100}, שהם {share}% מההשפעה המרבית.',
      slider: 'ED50, מ״ג',
    },
  },
  'pharmacodynamics-pd': {
    en: {
      title: 'How steeply the effect rises.',
      description:
        'A sigmoid Emax curve of the effect by concentration on a log scale, with an EC50 of 30 ng/mL and a Hill coefficient of {steepness}. 20% of the effect need {low} and 80% need {high} ng/mL, {times} times as much.',
      caption:
        'With a Hill coefficient of {steepness}, the effect rises from 20% at {low} to 80% at {high} ng/mL: {times} times the concentration. The steeper the curve, the narrower the range between little and nearly all.',
      slider: 'Hill coefficient',
    },
    he: {
      title: 'באיזה שיפוע ההשפעה עולה.',
      description:
        'עקומת Emax סיגמואידית של ההשפעה לפי הריכוז בסולם לוגריתמי, ב־EC50 של 30 ng/mL ובמקדם היל {steepness}. ל־20% מההשפעה דרושים {low} ול־80% דרושים {high} ng/mL, פי {times}.',
      caption:
        'במקדם היל של {steepness} ההשפעה עולה מ־20% ב־{low} ל־80% ב־{high} ng/mL: פי {times} מן הריכוז. ככל שהעקומה תלולה יותר, צר יותר הטווח שבין מעט לכמעט הכול.',
      slider: 'מקדם היל',
    },
  },
  'logistic-regression': {
    en: {
      title: 'The odds multiply, the curve bends.',
      description:
        'A logistic curve of the probability of an event by age, with an odds ratio of {ratio} for ten years. At 60 it is {at60}% (odds {odds60}), at 70 {at70}% (odds {odds70}).',
      caption:
        'Ten years multiply the odds by {ratio}, from {odds60} to {odds70}. The probability goes from {at60}% to {at70}%, which is {relative} times as much: the odds ratio is not the ratio of risks.',
      slider: 'Odds ratio for ten years',
    },
    he: {
      title: 'הסיכויים מוכפלים, העקומה מתעקלת.',
      description:
        'עקומה לוגיסטית של ההסתברות לאירוע לפי הגיל, ביחס סיכויים של {ratio} לעשר שנים. בגיל 60 היא {at60}% (סיכויים {odds60}) ובגיל 70 היא {at70}% (סיכויים {odds70}).',
      caption:
        'עשר שנים מכפילות את הסיכויים פי {ratio}, מ־{odds60} ל־{odds70}. ההסתברות עולה מ־{at60}% ל־{at70}%, שהם פי {relative}: יחס הסיכויים אינו יחס הסיכונים.',
      slider: 'יחס הסיכויים לעשר שנים',
    },
  },
  'maximum-tolerated-dose-mtd': {
    en: {
      title: 'The highest dose below the target.',
      description:
        'The rate of dose-limiting toxicity at six doses. With a target of {target}% the maximum tolerated dose is {dose} mg, where it is {risk}%; at {next} mg it would be {nextRisk}%.',
      caption:
        'If {target}% are acceptable, the maximum tolerated dose is {dose} mg, with {risk}%. The next one, {next} mg, has {nextRisk}%. A trial sees only a few participants at each dose and has to estimate this curve.',
      slider: 'Acceptable rate of toxicity, %',
    },
    he: {
      title: 'המינון הגבוה ביותר שמתחת ליעד.',
      description:
        'שיעור הרעילות מגבילת המינון בשישה מינונים. ביעד של {target}% המינון המרבי הנסבל הוא {dose} מ״ג, ובו השיעור {risk}%; ב־{next} מ״ג הוא היה {nextRisk}%.',
      caption:
        'אם {target}% הם קבילים, המינון המרבי הנסבל הוא {dose} מ״ג, ובו {risk}%. במינון הבא, {next} מ״ג, השיעור {nextRisk}%. ניסוי רואה רק משתתפים מעטים בכל מינון וצריך לאמוד את העקומה הזאת.',
      slider: 'שיעור הרעילות הקביל, %',
    },
  },
  'dose-limiting-toxicity-dlt': {
    en: {
      title: 'What three participants can tell.',
      description:
        'The chance that a 3+3 design goes to the next dose, by the true rate of dose-limiting toxicity. At {rate}% none of the first three has one with a chance of {none}%, and the dose is raised with {escalates}%.',
      caption:
        'The rule raises the dose after none of three, or one of six. With a true rate of {rate}% it does so with a chance of {escalates}%, and stops or goes back with {stays}%. Three participants cannot tell a safe dose from a risky one for sure.',
      slider: 'True rate of toxicity, %',
    },
    he: {
      title: 'מה אפשר ללמוד משלושה משתתפים.',
      description:
        'הסיכוי שמערך 3+3 יעבור למינון הבא, לפי השיעור האמיתי של הרעילות מגבילת המינון. ב־{rate}% הסיכוי שאין רעילות אצל שלושת הראשונים הוא {none}%, והמינון עולה בסיכוי של {escalates}%.',
      caption:
        'הכלל מעלה את המינון לאחר אפס מתוך שלושה, או אחד מתוך שישה. בשיעור אמיתי של {rate}% הוא עושה זאת בסיכוי של {escalates}%, ועוצר או חוזר בסיכוי של {stays}%. שלושה משתתפים אינם יכולים להבחין בוודאות בין מינון בטוח למסוכן.',
      slider: 'השיעור האמיתי של הרעילות, %',
    },
  },
} satisfies FigureTexts
