import type { en } from './en.ts'

export const he = {
  title: 'דוח המחקר לדוגמה, פרקים נבחרים',
  description:
    'פרקים מדוח של ניסוי סימולציה לפי ICH E3: יעילות, חשיפה לטיפול ואירועים חריגים. כל מספר נלקח מטבלה ומוביל אליה.',
  heading: 'דוח המחקר: פרקים 10.1, 11.4, 12.1 ו־12.2',
  lead: 'מהלך המשתתפים, תוצאות היעילות, החשיפה לטיפול והאירועים החריגים, לפי ראשי הפרקים של ICH E3. כל מספר הוא קישור אל התא שממנו נלקח.',
  sections: [
    {
      title: '10.1 מהלך המשתתפים במחקר',
      paragraphs: [
        'מתוך {t-14-1-2.n-total:0} משתתפים שהוקצו אקראית נטלו לפחות מנה אחת {t-14-1-2.treated-total:0} ({t-14-1-2.treated-total:1}%). את הטיפול הפסיקו {t-14-1-2.stopped-treatment:0} משתתפים ({t-14-1-2.stopped-treatment:1}%) בזרוע MCR-117 ו־{t-14-1-2.stopped-control:0} ({t-14-1-2.stopped-control:1}%) בזרוע הפלצבו, לרוב בגלל התקדמות המחלה ({t-14-1-2.stopped-progression-treatment:0} לעומת {t-14-1-2.stopped-progression-control:0}) או אירוע חריג ({t-14-1-2.stopped-adverseEvent-treatment:0} לעומת {t-14-1-2.stopped-adverseEvent-control:0}). במועד חיתוך הנתונים היו במעקב {t-14-1-2.followed-treatment:0} משתתפים בזרוע MCR-117 ו־{t-14-1-2.followed-control:0} בזרוע הפלצבו. תרשים הזרימה מראה כל שלב.',
      ],
    },
    {
      title: '11.4.1 ניתוח היעילות',
      paragraphs: [
        'בין {t-14-1-2.randomized-total:0:month} ל{t-14-1-2.randomized-total:1:month} הוקצו אקראית {t-14-1-2.n-total:0} משתתפים, {t-14-1-2.n-treatment:0} ל־MCR-117 ו־{t-14-1-2.n-control:0} לפלצבו. גילם הממוצע היה {t-14-1-1.age-meanSd-total:0} שנים (סטיית תקן {t-14-1-1.age-meanSd-total:1}); {t-14-1-1.female-total:0} מהם ({t-14-1-1.female-total:1}%) היו נשים, ופלישה לכלי דם גדולים נמצאה אצל {t-14-1-1.invasionYes-total:0} ({t-14-1-1.invasionYes-total:1}%).',
        'עד מועד חיתוך הנתונים נפטרו {t-14-2-1.events-treatment:0} משתתפים ({t-14-2-1.events-treatment:1}%) בזרוע MCR-117 ו־{t-14-2-1.events-control:0} ({t-14-2-1.events-control:1}%) בזרוע הפלצבו. יחס הסיכונים לפטירה היה {t-14-2-1.hazardRatio:0} (רווח בר־סמך של {plan.confidence}%: {t-14-2-1.hazardRatio:1} עד {t-14-2-1.hazardRatio:2}); ערך p במבחן log-rank מרובד: {t-14-2-1.stratifiedTest:0}.',
        'חציון ההישרדות היה {t-14-2-1.medianSurvival-treatment:0} חודשים (רווח בר־סמך של {plan.confidence}%: {t-14-2-1.medianSurvival-treatment:1} עד {t-14-2-1.medianSurvival-treatment:2}) בזרוע MCR-117 ו־{t-14-2-1.medianSurvival-control:0} חודשים ({t-14-2-1.medianSurvival-control:1} עד {t-14-2-1.medianSurvival-control:2}) בזרוע הפלצבו (NR: לא הושג). לפי האומדן, {t-14-2-1.at12-treatment:0}% לעומת {t-14-2-1.at12-control:0}% היו בחיים בחודש {plan.firstLandmark}, ו־{t-14-2-1.at18-treatment:0}% לעומת {t-14-2-1.at18-control:0}% בחודש {plan.secondLandmark}.',
        'התקדמות המחלה או פטירה נצפו אצל {t-14-2-3.pfsEvents-treatment:0} משתתפים ({t-14-2-3.pfsEvents-treatment:1}%) בזרוע MCR-117 ו־{t-14-2-3.pfsEvents-control:0} ({t-14-2-3.pfsEvents-control:1}%) בזרוע הפלצבו. חציון ההישרדות ללא התקדמות מחלה היה {t-14-2-3.pfsMedian-treatment:0} חודשים (רווח בר־סמך של {plan.confidence}%: {t-14-2-3.pfsMedian-treatment:1} עד {t-14-2-3.pfsMedian-treatment:2}) בזרוע MCR-117 ו־{t-14-2-3.pfsMedian-control:0} חודשים ({t-14-2-3.pfsMedian-control:1} עד {t-14-2-3.pfsMedian-control:2}) בזרוע הפלצבו; יחס הסיכונים היה {t-14-2-3.pfs-ratio:0} ({t-14-2-3.pfs-ratio:1} עד {t-14-2-3.pfs-ratio:2}). תגובה אובייקטיבית נצפתה אצל {t-14-2-4.objective-treatment:1}% מן המשתתפים (רווח בר־סמך של {plan.confidence}%: {t-14-2-4.objectiveLimits-treatment:0} עד {t-14-2-4.objectiveLimits-treatment:1}) בזרוע MCR-117 לעומת {t-14-2-4.objective-control:1}% ({t-14-2-4.objectiveLimits-control:0} עד {t-14-2-4.objectiveLimits-control:1}) בזרוע הפלצבו. את שתי נקודות הסיום העריכו החוקרים, ואף אחת מהן לא נכללה במבחן המאשש.',
      ],
    },
    {
      title: '11.4.2 סוגיות סטטיסטיות ואנליטיות',
      paragraphs: [
        'בטיפול אחר נגד הסרטן התחילו {t-14-1-2.newTherapy-treatment:0} משתתפים ({t-14-1-2.newTherapy-treatment:1}%) בזרוע MCR-117 ו־{t-14-1-2.newTherapy-control:0} ({t-14-1-2.newTherapy-control:1}%) בזרוע הפלצבו. כשהמעקב מצונזר בתחילתו, יחס הסיכונים הוא {t-14-2-2.newTherapyCensored-ratio:0} ({t-14-2-2.newTherapyCensored-ratio:1} עד {t-14-2-2.newTherapyCensored-ratio:2}).',
        'במודל המרובד לפי גורמי הריבוד של ההקצאה יחס הסיכונים הוא {t-14-2-2.stratified-ratio:0} ({t-14-2-2.stratified-ratio:1} עד {t-14-2-2.stratified-ratio:2}), ובאוכלוסיית הניתוח לפי הפרוטוקול הוא {t-14-2-2.protocolSet-ratio:0} ({t-14-2-2.protocolSet-ratio:1} עד {t-14-2-2.protocolSet-ratio:2}). בזרוע MCR-117 {t-14-1-2.left-withdrawal-treatment:0|[איש] לא חזר בו מהסכמתו|[משתתף אחד] חזר בו מהסכמתו|[#] משתתפים חזרו בהם מהסכמתם}, ובזרוע הפלצבו {t-14-1-2.left-withdrawal-control:0|[אף לא אחד]|[אחד]|[#]}; בזרוע MCR-117 {t-14-1-2.left-lost-treatment:0|[איש] לא אבד למעקב|[משתתף אחד] אבד למעקב|[#] משתתפים אבדו למעקב}, ובזרוע הפלצבו {t-14-1-2.left-lost-control:0|[אף לא אחד]|[אחד]|[#]}. הניתוח הראשי מניח שצנזורה זו אינה תלויה בהישרדות. כשכל פרישה או אובדן מעקב בזרוע MCR-117 נספרים כפטירה במועד האחרון שבו ידוע שהמשתתף חי, יחס הסיכונים הוא {t-14-2-2.leftAsDeath-ratio:0} ({t-14-2-2.leftAsDeath-ratio:1} עד {t-14-2-2.leftAsDeath-ratio:2}).',
        'בתת־קבוצות היה יחס הסיכונים {f-14-2-1-1.israel-ratio:0} ({f-14-2-1-1.israel-ratio:1} עד {f-14-2-1-1.israel-ratio:2}) בישראל ו־{f-14-2-1-1.europe-ratio:0} ({f-14-2-1-1.europe-ratio:1} עד {f-14-2-1-1.europe-ratio:2}) באירופה; {f-14-2-1-1.invasionYes-ratio:0} ({f-14-2-1-1.invasionYes-ratio:1} עד {f-14-2-1-1.invasionYes-ratio:2}) עם פלישה לכלי דם גדולים ו־{f-14-2-1-1.invasionNo-ratio:0} ({f-14-2-1-1.invasionNo-ratio:1} עד {f-14-2-1-1.invasionNo-ratio:2}) בלעדיה; {f-14-2-1-1.under65-ratio:0} ({f-14-2-1-1.under65-ratio:1} עד {f-14-2-1-1.under65-ratio:2}) בקרב הצעירים ו־{f-14-2-1-1.from65-ratio:0} ({f-14-2-1-1.from65-ratio:1} עד {f-14-2-1-1.from65-ratio:2}) בקרב המבוגרים; ו־{f-14-2-1-1.female-ratio:0} ({f-14-2-1-1.female-ratio:1} עד {f-14-2-1-1.female-ratio:2}) בקרב נשים לעומת {f-14-2-1-1.male-ratio:0} ({f-14-2-1-1.male-ratio:1} עד {f-14-2-1-1.male-ratio:2}) בקרב גברים. רווחי הסמך רחבים וחופפים, והניתוח תיאורי בלבד.',
        'ניתוח נקודת ההיפוך בודק עד כמה יכלו משתתפים שפרשו או שהקשר עימם אבד לשנות את התוצאה. במקרה הגרוע ביותר עבור MCR-117, המשתתפים שעזבו את הזרוע הזאת ({t-14-2-2-1.leftEarly-treatment:0|[אין]|[אחד]|[#]}) נפטרו במועד האחרון שבו ידוע שהיו בחיים, והמשתתפים שעזבו את זרוע הפלצבו ({t-14-2-2-1.leftEarly-control:0|[אין]|[אחד]|[#]}) חיו עד חיתוך הנתונים: יחס הסיכונים היה אז {t-14-2-2-1.worstCase-ratio:0} ({t-14-2-2-1.worstCase-ratio:1} עד {t-14-2-2-1.worstCase-ratio:2}), וערך p במבחן המרובד {t-14-2-2-1.worstCase-p:0}. גם המקרה הגרוע ביותר אינו הופך את המסקנה, משום שמעטים עזבו את המחקר. כדי להפוך אותה {t-14-2-2-1.needed-treatment:0|[לא דרושה אף פטירה נוספת]|דרושה [פטירה נוספת אחת]|דרושות [#] פטירות נוספות} בקרב בעלי המעקב הקצר ביותר מבין {t-14-2-2-1.stillAlive-treatment:0} המשתתפים שעדיין במעקב בזרוע MCR-117; ערך p יהיה אז {t-14-2-2-1.tipped-p:0}. רווח הסמך של יחס הסיכונים השולי, {t-14-2-2-1.tipped-ratio:0} ({t-14-2-2-1.tipped-ratio:1} עד {t-14-2-2-1.tipped-ratio:2}), עדיין יהיה מתחת לאחד; ההכרעה נקבעת לפי המבחן.',
      ],
    },
    {
      title: '12.1 היקף החשיפה לטיפול',
      paragraphs: [
        'באוכלוסיית הבטיחות חציון משך הטיפול היה {t-14-3-5.duration-median-treatment:0} ימים בזרוע MCR-117 ו־{t-14-3-5.duration-median-control:0} ימים בזרוע הפלצבו. בזרוע MCR-117 חציון עוצמת המינון היחסית היה {t-14-3-5.doseIntensity-median-treatment:0}%; המינון הופחת אצל {t-14-3-5.reduced-treatment:0} משתתפים ({t-14-3-5.reduced-treatment:1}%), והטיפול הופסק זמנית אצל {t-14-3-5.interrupted-treatment:0} ({t-14-3-5.interrupted-treatment:1}%). בזרוע הפלצבו {t-14-3-5.interrupted-control:0|הטיפול לא הופסק זמנית אצל [איש]|הטיפול הופסק זמנית אצל [משתתף אחד]|הטיפול הופסק זמנית אצל [#] משתתפים} ({t-14-3-5.interrupted-control:1}%).',
      ],
    },
    {
      title: '12.2.1 סיכום קצר של האירועים החריגים',
      paragraphs: [
        'באוכלוסיית הבטיחות דווח אירוע חריג שהופיע במהלך הטיפול אצל {t-14-3-1.any-treatment:0} מתוך {t-14-3-1.n-treatment:0} משתתפים ({t-14-3-1.any-treatment:1}%) בזרוע MCR-117 ואצל {t-14-3-1.any-control:0} מתוך {t-14-3-1.n-control:0} ({t-14-3-1.any-control:1}%) בזרוע הפלצבו. אירועים שיוחסו לטיפול דווחו אצל {t-14-3-1.related-treatment:1}% מן המשתתפים בזרוע MCR-117 לעומת {t-14-3-1.related-control:1}% בזרוע הפלצבו.',
        'שלשול דווח אצל {t-14-3-2.diarrhea-treatment:0} משתתפים בזרוע MCR-117 ואצל {t-14-3-2.diarrhea-control:0} בזרוע הפלצבו, לחץ דם גבוה אצל {t-14-3-2.high-blood-pressure-treatment:0} לעומת {t-14-3-2.high-blood-pressure-control:0|[אף לא אחד]|[אחד]|[#]}, ותגובת עור בכפות הידיים והרגליים אצל {t-14-3-2.hand-foot-skin-reaction-treatment:0} לעומת {t-14-3-2.hand-foot-skin-reaction-control:0|[אף לא אחד]|[אחד]|[#]}. משך הטיפול שונה בין הזרועות, והספירות אינן מתוקננות לו.',
        'אירועים רציניים דווחו אצל {t-14-3-1.serious-treatment:0} משתתפים ({t-14-3-1.serious-treatment:1}%) בזרוע MCR-117 ואצל {t-14-3-1.serious-control:0} ({t-14-3-1.serious-control:1}%) בזרוע הפלצבו. אירוע שתוצאתו פטירה {t-14-3-1.fatal-treatment:0|לא דווח אצל [איש]|דווח אצל [משתתף אחד]|דווח אצל [#] משתתפים} בזרוע MCR-117, ובזרוע הפלצבו {t-14-3-1.fatal-control:0|אצל [אף לא אחד]|אצל [אחד]|אצל [#]}. אירוע חריג הביא להפסקת הטיפול אצל {t-14-3-1.leadingToWithdrawal-treatment:0} משתתפים בזרוע MCR-117 ו־{t-14-3-1.leadingToWithdrawal-control:0} בזרוע הפלצבו.',
      ],
    },
  ],
} satisfies typeof en
