/** Sends it even if the visitor leaves. A lost report does not affect the visitor. */
export function sendReport(address: string, report: object): void {
  void fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => {})
}
