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
into at as if so about any some why need needs hi hello thanks thank exactly actually really just someone anybody
from other others another out too very then than also even such want wants going go ive
able already because become come coming either else ever got given often own since something still thing things
turn up way went whatever whether meaning yet yourself possible
מה זה זו זאת אלה אלו הוא היא הם הן אני אנחנו אתם אתן אתה לי לנו לכם אליכם איתכם אצלכם שלי שלנו שלכם
מהו מהי מהם מהן האם איך כיצד מתי מדוע איפה היכן מי איזה איזו אילו באיזה באיזו באילו איני יש
אפשר ניתן רוצה רוצים צריך צריכים גם כדי בין לבין הבדל ההבדל הגדרה פירוש הסבר בבקשה מחפש מחפשת מחפשים
למה צריכה צריכות מישהו משהו היי שלום תודה אומר אומרת עושה עושים לעשות כאשר פשוט להסביר תסביר תסבירו יכול יכולה
יכולים אוכל נוכל תוכלו יודע יודעים לדעת אותו אותי אותנו שם פה כאן יהיה היה הייתה להיות שיש שאני שאתם בשביל
עבור לגבי כל מאוד אז אבל
אחרת אל אלי אליי באותה באותו באמת בגלל במה במי בנושא בתוך הכי ביותר וגם ומתי וכמה יותר ידי כאילו כי כפי
לו לה לזה לכל למי למצוא ממה מכל נמצא עליי עליכם עדיין עוד עצמו עצמי קורה קרה רציתי שהיה תהיה ביחד כמו
חייב חייבים אפשרי בעצם ואיך ומה שזה הזה הזאת כזה כזאת
`

export const stopWords: readonly string[] = `${texts} ${questions}`.trim().split(/\s+/)
