/** Programs whose results the site compares with its own, by the version that was run. */
export const versions: Readonly<Record<string, string>> = {
  R: '4.2.2',
  survival: '3.5-3',
  rpact: '3.3.4',
  pwr: '1.3-0',
  gsDesign: '3.11.0.9003',
  PowerTOST: '1.5-6',
  clinfun: '1.1.5',
}
