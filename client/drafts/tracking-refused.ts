/** Global Privacy Control or Do Not Track. */
export function isTrackingRefused(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}
