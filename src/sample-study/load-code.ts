import { dataPath } from './data-files.ts'

/** Code that loads a dataset on a page of another site. It counts the participants of each arm. */
export function loadCode(origin: string) {
  const address = `"${origin}${dataPath}adsl.csv"`
  return {
    r: `adsl <- read.csv(${address})\ntable(adsl$TRT01P)`,
    python: [
      'import pandas as pd',
      'from pyodide.http import open_url',
      `adsl = pd.read_csv(open_url(${address}))`,
      'adsl["TRT01P"].value_counts()',
    ].join('\n'),
    observable: `d3.csv(${address}, d3.autoType)`,
  } as const
}
