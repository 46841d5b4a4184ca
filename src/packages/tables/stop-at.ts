/** @throws a line for each fault, if there are any */
export function stopAt(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
