/** Death in either language. The letters before a Hebrew word are its prefixes. */
const deathWords = [
  /\b(deaths?|dead|die[ds]?|dying|deceased?|mortality|fatal|fatality|fatalities|lethal)\b/iu,
  /(?<!\p{L})[ושהבלמכ]{0,3}(מוות|פטיר(ה|ת|תו|תה|תם)|תמות[הת]|נפטר(ה|ו|ים|ות)?|קטלני(ת|ים|ות)?)(?!\p{L})/u,
  /(?<!\p{L})([ושבלמ]{0,2}מות[והם]|[ול]?מות|[וש]?מת(ה|ו|ים)?)(?!\p{L})/u,
]

/** Phrases that have such a word and mean no death of a participant. */
const exceptions = [
  /\b(non|near|not)[ -]?(fatal|lethal)\b/giu,
  /\bcell death\b/giu,
  /\b(other than|except|excluding|without|not due to)( [\w-]+){0,3}? deaths?\b/giu,
  /\bdeath (of|in) (a |the |their )?(spouse|partner|parent|relative|family)\b/giu,
  /(לא|אינו|אינה|אינם|שאינו|שאינה|שאינם) (קטלני|מוות)\p{L}*/gu,
  /(פרט ל|למעט |מלבד |חוץ מ|שלא בשל |שלא עקב )(ה?מוות|ה?פטירה|תמותה)/gu,
  /(מוות|מותו?) (של )?(תאים|תאי|בן|בת|קרוב|קרובת|הורה)(?!\p{L})/gu,
]

/** By words, so that a rare phrase may be missed or taken for death. */
export function namesDeath(event: string): boolean {
  const rest = exceptions.reduce((text, phrase) => text.replace(phrase, ' '), event)
  return deathWords.some((word) => word.test(rest))
}

/** False where death is only one of several events, such as "progression or death". */
export function isDeath(event: string): boolean {
  return namesDeath(event) && !/\b(or|and)\b|[,;/]| או | ו\p{L}/iu.test(event)
}
