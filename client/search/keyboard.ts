/** The keys of the Israeli keyboard, and the Latin letters on them. */
const hebrew = `/'קראטוןםפשדגכעיחלךףזסבהנמצתץ`
const latin = `qwertyuiopasdfghjkl;zxcvbnm,.`

const other = new Map(
  [...hebrew].flatMap((letter, key) => {
    const twin = latin[key] ?? letter
    return [
      [letter, twin],
      [twin, letter],
    ] as const
  }),
)

/** What was typed with the other language of an Israeli keyboard: `דגאצ` for `sdtm`. */
export const onOtherKeyboard = (text: string): string =>
  [...text.toLowerCase()].map((letter) => other.get(letter) ?? letter).join('')
