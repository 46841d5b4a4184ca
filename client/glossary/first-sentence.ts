/** A sentence ends only before a capital, a Hebrew letter or a digit, so "e.g. a" does not end it. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[\p{Lu}\p{Lo}\d])/su.exec(text)?.[0] ?? text
}
