/** What a field of a form can hold. Every field may be empty. */
export type Answers =
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'date'; first: string; last: string }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'text'; longest: number }
