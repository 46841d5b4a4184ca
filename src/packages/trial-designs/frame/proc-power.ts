/** A call of SAS PROC POWER with one option on a line; an undefined one is left out. */
export function procPower(
  statement: string,
  options: Readonly<Record<string, string | number | undefined>>,
  comment: string,
): string {
  const lines = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`    ${name}=${value}`],
  )
  return `/* ${comment} */\nproc power;\n  ${statement}\n${lines.join('\n')};\nrun;`
}
