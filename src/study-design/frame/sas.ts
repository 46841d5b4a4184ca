/** A statement of SAS PROC POWER, one option on a line. */
export function procPower(statement: string, options: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(options).map(([name, value]) => `    ${name} = ${value}`)
  return `proc power;\n  ${statement}\n${lines.join('\n')};\nrun;`
}
