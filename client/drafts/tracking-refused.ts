/** Whether the visitor's browser asks not to be followed (Global Privacy Control, Do Not Track). */
export function isTrackingRefused(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}
