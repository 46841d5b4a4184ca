import type { FigureTexts, InLanguages } from './words.ts'

export const riskLabels = {
  en: {
    control: 'Control: {control} of 100',
    treatment: 'Treatment: {treated} of 100',
    unexposed: 'Not exposed: {control} of 100',
    exposed: 'Exposed: {treated} of 100',
    placebo: 'Placebo: {control} of 100',
    vaccine: 'Vaccine: {treated} of 100',
    rate: 'Response rate',
    prior: 'Prior',
    posterior: 'Posterior',
    interval: '{lower}–{upper}%',
    above: '{above}%',
    percent: 'Response rate, %',
  },
  he: {
    control: 'ביקורת: {control} מתוך 100',
    treatment: 'טיפול: {treated} מתוך 100',
    unexposed: 'ללא חשיפה: {control} מתוך 100',
    exposed: 'עם חשיפה: {treated} מתוך 100',
    placebo: 'פלצבו: {control} מתוך 100',
    vaccine: 'חיסון: {treated} מתוך 100',
    rate: 'שיעור התגובה',
    prior: 'אפריורית',
    posterior: 'אפוסטריורית',
    interval: '{lower}–{upper}%',
    above: '{above}%',
    percent: 'שיעור התגובה, %',
  },
} satisfies InLanguages<Record<string, string>>

const dots = {
  en: 'A hundred dots for each of two groups, those with an event in color: {control} and {treated}. ',
  he: 'מאה נקודות לכל אחת משתי קבוצות, ובצבע אלה שאירע להם האירוע: {control} ו־{treated}. ',
}

export const risks = {
  'absolute-risk-reduction': {
    en: {
      title: 'Events that the treatment avoids.',
      description: `${dots.en}The absolute risk reduction is {difference} percentage points.`,
      caption:
        'Of 100 participants in each group, {control} have an event with the control and {treated} with the treatment: {difference} fewer, an absolute risk reduction of {difference} percentage points.',
      slider: 'Risk with the treatment, %',
    },
    he: {
      title: 'האירועים שהטיפול מונע.',
      description: `${dots.he}הפחתת הסיכון המוחלט היא {difference} נקודות אחוז.`,
      caption:
        'מתוך 100 משתתפים בכל קבוצה אירע אירוע אצל {control} בביקורת ואצל {treated} בטיפול: {difference} פחות, כלומר הפחתת סיכון מוחלטת של {difference} נקודות אחוז.',
      slider: 'הסיכון בטיפול, %',
    },
  },
  'relative-risk-rr': {
    en: {
      title: 'One risk divided by the other.',
      description: `${dots.en}The relative risk is {ratio}.`,
      caption:
        'The risk is {treated}% with the treatment and {control}% with the control: a relative risk of {ratio}. It says nothing about how common the event is.',
      slider: 'Risk with the treatment, %',
    },
    he: {
      title: 'סיכון אחד חלקי האחר.',
      description: `${dots.he}הסיכון היחסי הוא {ratio}.`,
      caption:
        'הסיכון הוא {treated}% בטיפול ו־{control}% בביקורת: סיכון יחסי של {ratio}. הוא אינו אומר כמה האירוע שכיח.',
      slider: 'הסיכון בטיפול, %',
    },
  },
  'odds-ratio-or': {
    en: {
      title: 'Odds instead of risks.',
      description: `${dots.en}The odds ratio is {odds}, the relative risk {ratio}.`,
      caption:
        'The odds are {treated} to {treatedWithout} with the treatment and {control} to {controlWithout} with the control: an odds ratio of {odds}. It is farther from 1 than the relative risk, {ratio}.',
      slider: 'Risk with the treatment, %',
    },
    he: {
      title: 'סיכויים במקום סיכונים.',
      description: `${dots.he}יחס הסיכויים הוא {odds} והסיכון היחסי {ratio}.`,
      caption:
        'הסיכויים הם {treated} מול {treatedWithout} בטיפול ו־{control} מול {controlWithout} בביקורת: יחס סיכויים של {odds}. הוא רחוק מ־1 יותר מן הסיכון היחסי, {ratio}.',
      slider: 'הסיכון בטיפול, %',
    },
  },
  'number-needed-to-treat-nnt': {
    en: {
      title: 'How many to treat to avoid one event.',
      description: `${dots.en}The number needed to treat is 100 divided by {difference}, {needed}.`,
      caption:
        'The treatment avoids {difference} events in 100 participants, so {needed} must be treated for one event less (100 divided by {difference}, rounded up).',
      slider: 'Risk with the treatment, %',
    },
    he: {
      title: 'כמה לטפל כדי למנוע אירוע אחד.',
      description: `${dots.he}מספר המטופלים הנדרש הוא 100 חלקי {difference}, כלומר {needed}.`,
      caption:
        'הטיפול מונע {difference} אירועים ב־100 משתתפים, ולכן יש לטפל ב־{needed} כדי למנוע אירוע אחד (100 חלקי {difference}, בעיגול כלפי מעלה).',
      slider: 'הסיכון בטיפול, %',
    },
  },
  'attributable-risk': {
    en: {
      title: 'The part that the exposure adds.',
      description: `${dots.en}The attributable risk is {added} percentage points, {fraction}% of the risk of those exposed.`,
      caption:
        'The risk is {treated}% with the exposure and {control}% without it. If the exposure is the cause, it adds {added} percentage points, {fraction}% of the events of those exposed.',
      slider: 'Risk of those exposed, %',
    },
    he: {
      title: 'החלק שהחשיפה מוסיפה.',
      description: `${dots.he}הסיכון המיוחס הוא {added} נקודות אחוז, {fraction}% מהסיכון של הנחשפים.`,
      caption:
        'הסיכון הוא {treated}% עם החשיפה ו־{control}% בלעדיה. אם החשיפה היא הסיבה, היא מוסיפה {added} נקודות אחוז, שהן {fraction}% מן האירועים אצל הנחשפים.',
      slider: 'הסיכון של הנחשפים, %',
    },
  },
  'vaccine-efficacy-ve': {
    en: {
      title: 'Cases that the vaccine avoids.',
      description: `${dots.en}The vaccine efficacy is one minus {ratio}, {efficacy}%.`,
      caption:
        'Cases in 100 participants: {control} with placebo and {treated} with the vaccine. The vaccine efficacy is 1 − {ratio}, or {efficacy}%.',
      slider: 'Risk with the vaccine, %',
    },
    he: {
      title: 'המקרים שהחיסון מונע.',
      description: `${dots.he}יעילות החיסון היא 1 פחות {ratio}, כלומר {efficacy}%.`,
      caption:
        'מקרים ב־100 משתתפים: {control} עם פלצבו ו־{treated} עם החיסון. יעילות החיסון היא 1 פחות {ratio}, כלומר {efficacy}%.',
      slider: 'הסיכון עם החיסון, %',
    },
  },
  'prior-distribution': {
    en: {
      title: 'What was believed before the data.',
      description:
        'The prior, the curve of a response rate around 30% worth {size} participants, and the posterior after 12 responders of 20, around {mean}%.',
      caption:
        'A prior around 30% that is worth {size} participants meets 12 responders of 20. The posterior mean is {mean}%: the more the prior is worth, the less it moves toward the observed 60%.',
      slider: 'Participants that the prior is worth',
    },
    he: {
      title: 'מה שידוע לפני הנתונים.',
      description:
        'ההתפלגות האפריורית, עקומה של שיעור תגובה סביב 30% השקולה ל־{size} משתתפים, והאפוסטריורית לאחר 12 מגיבים מתוך 20, סביב {mean}%.',
      caption:
        'התפלגות אפריורית סביב 30%, השקולה ל־{size} משתתפים, פוגשת 12 מגיבים מתוך 20. התוחלת האפוסטריורית היא {mean}%: ככל שהאפריורית שקולה ליותר משתתפים, כך היא זזה פחות אל 60% שנצפו.',
      slider: 'מספר המשתתפים שהאפריורית שקולה להם',
    },
  },
  'posterior-distribution': {
    en: {
      title: 'The prior after the data.',
      description:
        'A flat prior becomes the posterior of a response rate after {responders} responders of 20: mean {mean}%, 95% credible interval from {lower}% to {upper}%.',
      caption:
        'From a prior that favors no value, {responders} responders of 20 make a posterior with a mean of {mean}%. Shaded: 95% of it, from {lower}% to {upper}%.',
      slider: 'Responders among 20',
    },
    he: {
      title: 'האפריורית לאחר הנתונים.',
      description:
        'התפלגות אפריורית שטוחה נעשית להתפלגות אפוסטריורית של שיעור התגובה לאחר {responders} מגיבים מתוך 20: תוחלת {mean}%, רווח אמינות של 95% מ־{lower}% עד {upper}%.',
      caption:
        'מהתפלגות אפריורית שאינה מעדיפה שום ערך, {responders} מגיבים מתוך 20 נותנים התפלגות אפוסטריורית שתוחלתה {mean}%. השטח הצבוע: 95% ממנה, מ־{lower}% עד {upper}%.',
      slider: 'מגיבים מתוך 20',
    },
  },
  'credible-interval': {
    en: {
      title: 'Where the parameter probably is.',
      description:
        'The posterior of a response rate after 60% of {n} participants responded. The rate is between {lower}% and {upper}% with a probability of 95%.',
      caption:
        'Shaded: with {n} participants, 60% of whom responded, the response rate is between {lower}% and {upper}% with a probability of 95%, given a flat prior.',
      slider: 'Participants',
    },
    he: {
      title: 'היכן הפרמטר נמצא כנראה.',
      description:
        'ההתפלגות האפוסטריורית של שיעור התגובה לאחר ש־60% מתוך {n} משתתפים הגיבו. השיעור הוא בין {lower}% ל־{upper}% בהסתברות של 95%.',
      caption:
        'השטח הצבוע: עם {n} משתתפים, ש־60% מהם הגיבו, שיעור התגובה הוא בין {lower}% ל־{upper}% בהסתברות של 95%, כשהאפריורית שטוחה.',
      slider: 'משתתפים',
    },
  },
  'bayesian-inference': {
    en: {
      title: 'A probability of the hypothesis itself.',
      description:
        'The posterior of a response rate after {responders} responders of 20, with a flat prior. The probability that the rate is above 40% is {above}%.',
      caption:
        'Shaded: after {responders} responders of 20 participants, the response rate is above 40% with a probability of {above}%.',
      slider: 'Responders among 20',
    },
    he: {
      title: 'הסתברות של ההשערה עצמה.',
      description:
        'ההתפלגות האפוסטריורית של שיעור התגובה לאחר {responders} מגיבים מתוך 20, כשהאפריורית שטוחה. ההסתברות שהשיעור גבוה מ־40% היא {above}%.',
      caption:
        'השטח הצבוע: לאחר {responders} מגיבים מתוך 20 משתתפים, שיעור התגובה גבוה מ־40% בהסתברות של {above}%.',
      slider: 'מגיבים מתוך 20',
    },
  },
} satisfies FigureTexts
