import { versions } from './programs.ts'

/** R code whose last line is one number. */
export interface RCode {
  script: string
  /** The number that the script prints: ours; the script decides which quantity, so it was computed. */
  prints: number | undefined
}

export interface Code {
  r: RCode
  /** Undefined where SAS has no procedure for the design. */
  sas?: string
}

/** A call with one argument on each line. */
export function call(name: string, args: readonly string[]): string {
  return `${name}(\n${args.map((one) => `  ${one.replaceAll('\n', '\n  ')}`).join(',\n')}\n)`
}

/** R's `uniroot` has an absolute tolerance. */
export const toleranceFor = (value: number) =>
  `tol = ${Math.min(1e-10, Number((1e-10 * value).toPrecision(1)))}`

/**
 * Where a function of R is 0. R extends the range where the root is not in it.
 * @param near the root as we found it, which decides the range
 */
export function rootNear(excess: string, near: number): string {
  const [from, to] = [0.9, 1.1].map((factor) => Number((factor * near).toPrecision(3)))
  return `${call('uniroot', [excess, `c(${from}, ${to})`, toleranceFor(near), 'extendInt = "yes"'])}$root`
}

/** The packages of a script, without `stats`, which R always has. */
export function packagesIn(script: string): string[] {
  return Object.keys(versions).filter((name) => script.includes(`${name}::`))
}

/** As R prints a number: seven significant digits. */
export function printedByR(value: number): string {
  return `[1] ${Number(value.toPrecision(7))}`
}

/** The script with the versions that it was run with, and the number that it prints. */
export function rScript({ script, prints }: RCode): string {
  const programs = ['R', ...packagesIn(script)].map((name) => `${name} ${versions[name]}`)
  return `# ${programs.join(', ')}\n${script}\n#> ${printedByR(prints ?? Number.NaN)}`
}
