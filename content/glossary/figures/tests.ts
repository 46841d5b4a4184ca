import type { FigureTexts, InLanguages } from './words.ts'

export const testLabels = {
  en: {
    z: 'z: difference divided by its standard error',
    difference: 'Difference in means, points',
    noEffect: 'No effect',
    effect: 'Effect',
    critical: 'Critical value {critical}',
    observed: 'z = {z}',
    rejected: 'the null hypothesis is rejected',
    kept: 'the null hypothesis is not rejected',
    outcome: 'Outcome, in standard deviations',
    control: 'Control',
    treatment: 'Treatment',
    power: 'Power, %',
    perArm: 'Participants in each arm',
    needed: '{needed} in each arm',
    target: '80%',
  },
  he: {
    z: 'z: ההפרש חלקי טעות התקן שלו',
    difference: 'הפרש הממוצעים, בנקודות',
    noEffect: 'אין השפעה',
    effect: 'יש השפעה',
    critical: 'ערך קריטי {critical}',
    observed: 'z = {z}',
    rejected: 'השערת האפס נדחית',
    kept: 'השערת האפס אינה נדחית',
    outcome: 'התוצא, ביחידות של סטיית תקן',
    control: 'ביקורת',
    treatment: 'טיפול',
    power: 'עוצמה, %',
    perArm: 'משתתפים בכל זרוע',
    needed: '{needed} בכל זרוע',
    target: '80%',
  },
} satisfies InLanguages<Record<string, string>>

export const tests = {
  'type-i-error': {
    en: {
      title: 'A positive trial without an effect.',
      description:
        'Two bell curves of the test statistic z, one without an effect and one with the assumed effect. At a two-sided level of {alpha}% the critical value is {critical}. Without an effect, z is beyond it in {alpha}% of trials: the type I error. With the effect, the power is {power}%.',
      caption:
        'Shaded: without any effect, {alpha} of 100 trials still come out positive. A stricter level makes this rarer and costs power, here {power}% with 100 participants in each arm and an effect of 0.4 standard deviations.',
      slider: 'Significance level, two-sided, %',
    },
    he: {
      title: 'ניסוי חיובי בלי השפעה.',
      description:
        'שתי עקומות פעמון של סטטיסטי המבחן z: האחת בלי השפעה והאחרת עם ההשפעה המשוערת. ברמה דו־צדדית של {alpha}% הערך הקריטי הוא {critical}. בלי השפעה z חורג ממנו ב־{alpha}% מהניסויים: זו הטעות מסוג ראשון. עם ההשפעה העוצמה היא {power}%.',
      caption:
        'השטח הצבוע: גם בלי שום השפעה {alpha} מתוך 100 ניסויים יוצאים חיוביים. רמה מחמירה יותר מקטינה את הטעות על חשבון העוצמה, כאן {power}% עם 100 משתתפים בכל זרוע והשפעה של 0.4 סטיות תקן.',
      slider: 'רמת מובהקות דו־צדדית, %',
    },
  },
  'type-ii-error': {
    en: {
      title: 'A missed effect.',
      description:
        'Two bell curves of the test statistic z, without an effect and with an effect of 0.4 standard deviations. With {n} participants in each arm, z stays within the critical values of ±{critical} in {beta}% of trials although the effect exists: the type II error.',
      caption:
        'Shaded: with {n} participants in each arm, a trial misses an effect of 0.4 standard deviations with a probability of {beta}%. More participants move the curve to the right.',
      slider: 'Participants in each arm',
    },
    he: {
      title: 'השפעה שהוחמצה.',
      description:
        'שתי עקומות פעמון של סטטיסטי המבחן z, בלי השפעה ועם השפעה של 0.4 סטיות תקן. עם {n} משתתפים בכל זרוע z נשאר בין הערכים הקריטיים, ±{critical}, ב־{beta}% מהניסויים אף שההשפעה קיימת: זו הטעות מסוג שני.',
      caption:
        'השטח הצבוע: עם {n} משתתפים בכל זרוע ההסתברות להחמיץ השפעה של 0.4 סטיות תקן היא {beta}%. תוספת משתתפים מזיזה את העקומה ימינה.',
      slider: 'משתתפים בכל זרוע',
    },
  },
  power: {
    en: {
      title: 'Power grows with the sample.',
      description:
        'Two bell curves of the test statistic z, without an effect and with an effect of 0.4 standard deviations. With {n} participants in each arm, z is beyond the critical values of ±{critical} in {power}% of trials: the power.',
      caption:
        'Shaded: with {n} participants in each arm, the trial finds an effect of 0.4 standard deviations with a probability of {power}% (two-sided level of 5%).',
      slider: 'Participants in each arm',
    },
    he: {
      title: 'העוצמה גדלה עם המדגם.',
      description:
        'שתי עקומות פעמון של סטטיסטי המבחן z, בלי השפעה ועם השפעה של 0.4 סטיות תקן. עם {n} משתתפים בכל זרוע z חורג מן הערכים הקריטיים, ±{critical}, ב־{power}% מהניסויים: זו העוצמה.',
      caption:
        'השטח הצבוע: עם {n} משתתפים בכל זרוע הניסוי מגלה השפעה של 0.4 סטיות תקן בהסתברות של {power}% (רמה דו־צדדית של 5%).',
      slider: 'משתתפים בכל זרוע',
    },
  },
  'alternative-hypothesis': {
    en: {
      title: 'The effect that the trial is planned for.',
      description:
        'Two bell curves of the test statistic z: under the null hypothesis around 0, and under an alternative of {d} standard deviations around {drift}. With 100 participants in each arm the power is {power}%.',
      caption:
        'The alternative says how far the curve lies from that of the null hypothesis. With 100 participants in each arm, an effect of {d} standard deviations is found with a power of {power}%.',
      slider: 'Assumed effect, in standard deviations',
    },
    he: {
      title: 'ההשפעה שהניסוי מתוכנן לגלות.',
      description:
        'שתי עקומות פעמון של סטטיסטי המבחן z: לפי השערת האפס סביב 0, ולפי השערה חלופית של {d} סטיות תקן סביב {drift}. עם 100 משתתפים בכל זרוע העוצמה היא {power}%.',
      caption:
        'ההשערה החלופית קובעת את מרחק העקומה מזו של השערת האפס. עם 100 משתתפים בכל זרוע השפעה של {d} סטיות תקן מתגלה בעוצמה של {power}%.',
      slider: 'ההשפעה המשוערת, בסטיות תקן',
    },
  },
  'null-hypothesis': {
    en: {
      title: 'What chance alone gives.',
      description:
        'A bell curve of the observed difference between two arms when the treatment has no effect, for a standard deviation of 10 points. With {n} participants in each arm, 95% of the differences are between {lower} and {upper} points.',
      caption:
        'If the null hypothesis is true, the observed difference is still rarely 0: with {n} participants in each arm, 95% of trials observe between {lower} and {upper} points.',
      slider: 'Participants in each arm',
    },
    he: {
      title: 'מה שהמקרה לבדו נותן.',
      description:
        'עקומת פעמון של ההפרש הנצפה בין שתי זרועות כשאין לטיפול השפעה, בסטיית תקן של 10 נקודות. עם {n} משתתפים בכל זרוע 95% מההפרשים הם בין {lower} ל־{upper} נקודות.',
      caption:
        'גם כשהשערת האפס נכונה ההפרש הנצפה כמעט אף פעם אינו 0: עם {n} משתתפים בכל זרוע 95% מהניסויים רואים הפרש בין {lower} ל־{upper} נקודות.',
      slider: 'משתתפים בכל זרוע',
    },
  },
  'significance-level': {
    en: {
      title: 'The level sets the critical values.',
      description:
        'A bell curve of the test statistic z without an effect. At a two-sided level of {alpha}%, the trial is positive beyond −{critical} and {critical}; each tail has half of the level.',
      caption:
        'Shaded: the level of {alpha}%, half in each tail. A result beyond ±{critical} is called statistically significant.',
      slider: 'Significance level, two-sided, %',
    },
    he: {
      title: 'הרמה קובעת את הערכים הקריטיים.',
      description:
        'עקומת פעמון של סטטיסטי המבחן z בלי השפעה. ברמה דו־צדדית של {alpha}% הניסוי חיובי מעבר ל־{minus} ול־{critical}; בכל זנב נמצאת מחצית הרמה.',
      caption: 'השטח הצבוע: הרמה, {alpha}%, חציה בכל זנב. תוצאה מעבר ל־±{critical} נקראת מובהקת סטטיסטית.',
      slider: 'רמת מובהקות דו־צדדית, %',
    },
  },
  'hypothesis-testing': {
    en: {
      title: 'From the statistic to the decision.',
      description:
        'A bell curve of the test statistic z under the null hypothesis, with the rejection regions beyond ±1.96 shaded. The observed z is {z}, p {p}: {decision}.',
      caption: 'Shaded: the rejection regions at a two-sided level of 5%. At z = {z} (p {p}), {decision}.',
      slider: 'Observed z',
    },
    he: {
      title: 'מן הסטטיסטי אל ההחלטה.',
      description:
        'עקומת פעמון של סטטיסטי המבחן z לפי השערת האפס, ואזורי הדחייה מעבר ל־±1.96 צבועים. הערך הנצפה של z הוא {z}, וערך p {p}: {decision}.',
      caption: 'השטח הצבוע: אזורי הדחייה ברמה דו־צדדית של 5%. כאשר z = {z} (p {p}), {decision}.',
      slider: 'הערך הנצפה של z',
    },
  },
  'p-value': {
    en: {
      title: 'The tails beyond the result.',
      description:
        'A bell curve of the test statistic z without an effect. The observed z is {z}. The shaded tails beyond −{z} and {z} are the two-sided p value: p {p}.',
      caption:
        'Shaded: results at least as far from 0 as the observed z = {z}, if there is no effect. Their probability is the p value, p {p}. It is not the probability that there is no effect.',
      slider: 'Observed z',
    },
    he: {
      title: 'הזנבות שמעבר לתוצאה.',
      description:
        'עקומת פעמון של סטטיסטי המבחן z בלי השפעה. הערך הנצפה של z הוא {z}. הזנבות הצבועים, הרחוקים מ־0 לפחות כמוהו משני הצדדים, הם ערך p הדו־צדדי: p {p}.',
      caption:
        'השטח הצבוע: תוצאות הרחוקות מ־0 לפחות כמו z = {z} שנצפה, אם אין השפעה. ההסתברות שלהן היא ערך p, כלומר p {p}. זו אינה ההסתברות שאין השפעה.',
      slider: 'הערך הנצפה של z',
    },
  },
  'one-sided-test': {
    en: {
      title: 'One tail counts.',
      description:
        'A bell curve of the test statistic z without an effect. Only the upper tail beyond the observed z of {z} is shaded: the one-sided p value is {one}, half of the two-sided one, {two}.',
      caption:
        'Shaded: the one-sided p value at z = {z}, p {one}. Two-sided it would be twice that, p {two}. A one-sided level of 2.5% has the same upper critical value as a two-sided one of 5%.',
      slider: 'Observed z',
    },
    he: {
      title: 'זנב אחד נספר.',
      description:
        'עקומת פעמון של סטטיסטי המבחן z בלי השפעה. רק הזנב העליון, מעבר לערך הנצפה {z}, צבוע: ערך p חד־צדדי {one}, מחצית מן הדו־צדדי, {two}.',
      caption:
        'השטח הצבוע: ערך p חד־צדדי כאשר z = {z}, כלומר p {one}. בדו־צדדי הוא כפול, p {two}. לרמה חד־צדדית של 2.5% אותו ערך קריטי עליון כמו לרמה דו־צדדית של 5%.',
      slider: 'הערך הנצפה של z',
    },
  },
  'two-sided-test': {
    en: {
      title: 'Both tails count.',
      description:
        'A bell curve of the test statistic z without an effect. Both tails, beyond −{z} and {z}, are shaded: the two-sided p value is {two}, twice the one-sided one, {one}.',
      caption:
        'Shaded: the two-sided p value at z = {z}, p {two}. A difference in either direction counts as evidence, so each tail adds half of it, p {one}.',
      slider: 'Observed z',
    },
    he: {
      title: 'שני הזנבות נספרים.',
      description:
        'עקומת פעמון של סטטיסטי המבחן z בלי השפעה. שני הזנבות, הרחוקים מ־0 לפחות כמו {z}, צבועים: ערך p דו־צדדי {two}, כפול מן החד־צדדי, {one}.',
      caption:
        'השטח הצבוע: ערך p דו־צדדי כאשר z = {z}, כלומר p {two}. הפרש בכל אחד מן הכיוונים נחשב ראיה, ולכן כל זנב תורם מחצית, p {one}.',
      slider: 'הערך הנצפה של z',
    },
  },
  'effect-size': {
    en: {
      title: 'How far apart two groups are.',
      description:
        'Two bell curves of the outcome, in the control and in the treatment group, {d} standard deviations apart. They overlap by {overlap}%. A treated participant has the higher outcome in {better}% of pairs.',
      caption:
        'At an effect size of {d} the curves share {overlap}% of their area, and a treated participant does better than one of the control group in {better}% of random pairs.',
      slider: 'Effect size, in standard deviations',
    },
    he: {
      title: 'המרחק בין שתי קבוצות.',
      description:
        'שתי עקומות פעמון של התוצא, בקבוצת הביקורת ובקבוצת הטיפול, במרחק של {d} סטיות תקן. החפיפה ביניהן היא {overlap}%. ב־{better}% מן הזוגות התוצא גבוה יותר אצל המשתתף המטופל.',
      caption:
        'בגודל אפקט של {d} לעקומות {overlap}% שטח משותף, וב־{better}% מן הזוגות האקראיים מצבו של משתתף מטופל טוב ממצבו של משתתף בביקורת.',
      slider: 'גודל האפקט, בסטיות תקן',
    },
  },
  'sample-size': {
    en: {
      title: 'From the effect to the sample.',
      description:
        'The power of a two-sided test at 5% by the number of participants in each arm, for a difference of {d} standard deviations. A power of 80% needs {needed} in each arm.',
      caption:
        'A difference of {d} standard deviations is found with a power of 80% by {needed} participants in each arm (normal approximation). Half the difference needs four times as many.',
      slider: 'Difference, in standard deviations',
    },
    he: {
      title: 'מן ההשפעה אל המדגם.',
      description:
        'העוצמה של מבחן דו־צדדי ברמה של 5% לפי מספר המשתתפים בכל זרוע, להפרש של {d} סטיות תקן. לעוצמה של 80% דרושים {needed} בכל זרוע.',
      caption:
        'הפרש של {d} סטיות תקן מתגלה בעוצמה של 80% עם {needed} משתתפים בכל זרוע (קירוב נורמלי). מחצית ההפרש דורשת פי ארבעה.',
      slider: 'ההפרש, בסטיות תקן',
    },
  },
} satisfies FigureTexts
