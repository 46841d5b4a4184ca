/** Death in either language. The letters before a Hebrew word are its prefixes. */
const deathWords = [
  /\b(deaths?|dead|die[ds]?|dying|deceased?|mortality|fatal|fatality|fatalities|lethal|suicide|demise)\b/iu,
  /\bpass(ed|es|ing) away\b/iu,
  /(?<!\p{L})[ושהבלמכ]{0,3}(מוות|פטיר(ה|ות|ת|תו|תה|תם)|תמות[הת]|נפטר(ה|ו|ים|ות)?|קטלני(ת|ים|ות)?)(?!\p{L})/u,
  /(?<!\p{L})([ושבלמ]{0,2}מות[והם]|[ול]?מות|[וש]?מת(ה|ו|ים)?)(?!\p{L})/u,
  /(?<!\p{L})[ושהבלמ]{0,2}(התאבדות|הל(ך|כה|כו) לעולמ\p{L}+)(?!\p{L})/u,
]

/** Phrases that have such a word and mean no death of a participant. */
const exceptions = [
  /\b(non|near|not)[ -]?(fatal|lethal|death)\b/giu,
  /\b(cell|neuronal|tissue|graft|tooth) death\b/giu,
  /\bdead sea\b/giu,
  /\b(other than|except|excluding|excl\.|without|not|before|prior to)( [\w-]+){0,4}? deaths?\b/giu,
  /\bdeath (of|in) (an? |the |their |his |her )?(spouse|husband|wife|partner|parent|mother|father|relative|family|caregiver)\b/giu,
  /\b(attempted suicide|suicide (attempt|ideation|risk|rating))/giu,
  /(לא|אינו|אינה|אינם|שאינו|שאינה|שאינם|ש?איננו|ש?איננה)[ ־-]((בשל|עקב|בגלל) )?(קטלני|ה?מוות|ה?פטירה)\p{L}*/gu,
  /(פרט ל|למעט |מלבד |חוץ מ|אחר(ת|ות)? מ|לפני )((בשל|עקב) )?(ה?מוות|ה?פטירה|תמותה)/gu,
  /(מוות|מותו?|פטיר[הת]) (של )?(תאים|תאי|רקמה|בן|בת|קרוב|קרובת|הורה)(?!\p{L})/gu,
  /(ניסיון|ניסיונות|מחשבות|סיכון ל) ?(ה?התאבדות)/gu,
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
