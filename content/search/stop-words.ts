/** Words that are in most texts, and words that make a search a question. */
const texts = `
a an the of and in to for on with by is
של את על עם
`

const questions = `
what whats which who whos whom whose where wheres when how do does did i im am are was were be been
you your yours we our us my me he his her it its they their them this that these those there here
can could should would will shall may must have has had please want tell show give find let get see look looking search searching stand stands know
explain explained explanation simply define defined definition difference between versus vs
into at as if so about any some
מה זה זו זאת אלה אלו הוא היא הם הן אני אנחנו אתם אתן אתה לי לנו לכם אליכם איתכם אצלכם שלי שלנו שלכם
מהו מהי מהם מהן האם איך כיצד מתי מדוע איפה היכן מי איזה איזו אילו באיזה באיזו באילו איני יש
אפשר ניתן רוצה רוצים צריך צריכים גם כדי בין לבין הבדל ההבדל הגדרה פירוש הסבר בבקשה מחפש מחפשת מחפשים
`

export const stopWords: readonly string[] = `${texts} ${questions}`.trim().split(/\s+/)
