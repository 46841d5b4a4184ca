import type { DesignName } from '#content/study-design/routes.ts'
import type { Break } from './measured.ts'

/** A state as its address has it, and the assumption that its data break. */
interface Case {
  query: string
  broken?: Break
}

/** States in which a formula is known to fail, or data as they often are. */
export const difficult: Readonly<Record<DesignName, readonly Case[]>> = {
  'two-means': [
    { query: 'allocation=3:1&n=30', broken: 'variances' },
    { query: 'difference=15&n=8', broken: 'skewed' },
    { query: '', broken: 'losses' },
  ],
  'two-proportions': [
    { query: 'variance=unpooled&p1=5&p2=1' },
    { query: 'p1=95&p2=2&allocation=3:1' },
    { query: '', broken: 'losses' },
  ],
  'time-to-event': [
    { query: 'hr=0.2&allocation=1:3' },
    { query: '', broken: 'delayed' },
    { query: '', broken: 'losses' },
  ],
  bioequivalence: [
    { query: 'layout=parallel&cv=20', broken: 'variances' },
    { query: '', broken: 'skewed' },
  ],
  'one-proportion': [{ query: 'test=normal&p0=1&p1=5' }, { query: '', broken: 'correlated' }],
  'simon-two-stage': [{ query: '', broken: 'correlated' }],
  'cluster-randomized': [{ query: 'n=4&difference=6&icc=0.01&cv=0.8' }, { query: '', broken: 'sizes' }],
  'group-sequential': [
    { query: 'unit=participants&fixed=12&boundary=pocock' },
    { query: 'unit=events', broken: 'delayed' },
  ],
  precision: [{ query: 'interval=wald&p=2&within=2' }, { query: 'measure=rate&n=25' }],
  'rare-events': [{ query: '', broken: 'correlated' }],
}
