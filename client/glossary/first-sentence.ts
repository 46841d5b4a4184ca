/** The first sentence of a definition: up to a full stop after which another one begins. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[\p{Lu}\p{Lo}\d])/su.exec(text)?.[0] ?? text
}
