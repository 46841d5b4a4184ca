/** Ascending numbers as their distances, in base 36. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map((number, index) => (number - (numbers[index - 1] ?? 0)).toString(36)).join(' ')
}

export function readNumbers(text: string): number[] {
  let last = 0
  if (text === '') return []
  return text.split(' ').map((distance) => {
    last += Number.parseInt(distance, 36)
    return last
  })
}

/** Sorted words, each without the letters that it shares with the one before, whose number is before it. */
export function writeStems(stems: readonly string[]): string[] {
  return stems.map((stem, index) => {
    const last = stems[index - 1] ?? ''
    const most = Math.min(stem.length, last.length, 35)
    let shared = 0
    while (shared < most && stem[shared] === last[shared]) shared += 1
    return shared.toString(36) + stem.slice(shared)
  })
}

export function readStems(lines: readonly string[]): string[] {
  let last = ''
  return lines.map((line) => {
    last = last.slice(0, Number.parseInt(line[0] ?? '', 36)) + line.slice(1)
    return last
  })
}
