import type { Devtools, Tab } from './devtools.ts'

/** "Slow 4G" of Chromium's developer tools, and a quarter of this machine's CPU. */
const slow4G = { latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (750e3 * 0.9) / 8 }
export const slowdown = 4

/** A new tab with an empty cache; `observer` runs before every page. */
export async function openPhone(devtools: Devtools, observer: () => void): Promise<Tab> {
  const tab = await devtools.openTab()
  await tab.send('Page.enable')
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
  await tab.send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
  })
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observer})()` })
  return tab
}

/** @throws if the page throws */
export async function evaluate(tab: Tab, expression: string) {
  const { result, exceptionDetails } = await tab.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails)
    throw new Error(`The page failed. Open it to see why: ${JSON.stringify(exceptionDetails)}`)
  return result.value
}
