/** Latin letters by their Hebrew names. The names are results of `stemOf`. */
const letters: Record<string, string> = {
  אי: 'aei',
  בי: 'b',
  סי: 'c',
  די: 'd',
  אפ: 'f',
  גי: 'gj',
  איצ: 'h',
  אצ: 'h',
  קי: 'k',
  אל: 'l',
  אמ: 'm',
  אנ: 'n',
  או: 'o',
  פי: 'p',
  קיו: 'q',
  אר: 'r',
  אס: 's',
  טי: 't',
  יו: 'u',
  וי: 'vy',
  דבליו: 'w',
  אקס: 'x',
  זי: 'z',
}

function lettersOf(word: string, isFirst: boolean): string | undefined {
  return letters[word] ?? (isFirst && /^[ובהלכשמ]/.test(word) ? letters[word.slice(1)] : undefined)
}

/** Abbreviations from the Hebrew names of their letters: `סי אר או` becomes `cro`. */
export function spelledOut(words: readonly string[]): string[] {
  const sets = words.map((word, index) => lettersOf(word, index === 0))
  if (words.length < 2 || words.length > 6) return []
  return sets.reduce<string[]>(
    (begun, set) => begun.flatMap((text) => [...(set ?? '')].map((letter) => text + letter)),
    [''],
  )
}
