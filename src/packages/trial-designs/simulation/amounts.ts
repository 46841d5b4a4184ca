/** How far the simulated data depart from an assumption that they break; the page says these amounts. */

/** By so much the standard deviation with the new treatment is larger than planned. */
export const sdFactor = 1.5

/** The share of participants with an unfavorable outcome that is lost. */
export const lostShare = 0.2

/** The coefficient of variation of clusters of varying size. */
export const sizesCv = 0.8

/** Participants of a site, and the correlation of their outcomes. */
export const sites = { size: 10, icc: 0.05 } as const
