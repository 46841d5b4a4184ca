/** Points of bilirubin (µmol/L), albumin (g/L), and INR: 3 to 9. Source: Pugh RN et al. Br J Surg 1973;60:646-9. */
export function childPughPoints({ BILI, ALB, INR }: { BILI: number; ALB: number; INR: number }): number {
  const { bilirubin, albumin, coagulation } = childPughParts({ BILI, ALB, INR })
  return bilirubin + albumin + coagulation
}

/** Limits: bilirubin 2 and 3 mg/dL, albumin 3.5 and 2.8 g/dL, INR 1.7 and 2.3. */
export function childPughParts({ BILI, ALB, INR }: { BILI: number; ALB: number; INR: number }) {
  return {
    bilirubin: BILI < 34.2 ? 1 : BILI <= 51.3 ? 2 : 3,
    albumin: ALB > 35 ? 1 : ALB >= 28 ? 2 : 3,
    coagulation: INR < 1.7 ? 1 : INR <= 2.3 ? 2 : 3,
  }
}
