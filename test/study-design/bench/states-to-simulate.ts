interface State {
  /** As an address has it, after `/study-design/`. */
  query: string
  /** Why a note warns although the formula holds for the simulated data, if one does. */
  because?: string
}

const of = (design: string, queries: readonly string[]): State[] =>
  queries.map((query) => ({ query: query ? `${design}?${query}` : design }))

/**
 * States of every design. The formula is known to fail for proportions near 0 or 1, for hazard
 * ratios far from 1 with unequal arms or few events, for clusters of varying size, and for the
 * simple intervals of few events.
 */
export const states: readonly State[] = [
  ...of('two-means', [
    '',
    'goal=noninferiority&difference=-1&allocation=2:1',
    'goal=noninferiority&difference=1&better=lower',
    'goal=equivalence&difference=1&allocation=1:3',
    'comparison=paired&sides=1&sd=12',
    'comparison=one&goal=equivalence&difference=1',
  ]),
  ...of('two-proportions', [
    '',
    'goal=noninferiority&p1=85&p2=85&allocation=2:1',
    'goal=noninferiority&p1=20&p2=20&better=lower',
    'goal=equivalence&p1=60&p2=60&margin=15',
    'goal=supermargin&p1=70&p2=40',
    'correction=continuity&p1=30&p2=15',
    'variance=unpooled&p1=30&p2=50',
    'p1=4&p2=1&n=50',
    'p1=95&p2=2&allocation=3:1',
    'goal=noninferiority&p1=10&p2=10&margin=8&n=19',
    'goal=noninferiority&p1=90&p2=90&margin=20&allocation=3:1',
    'variance=unpooled&p1=95&p2=5',
    'variance=unpooled&p1=90&p2=20&allocation=3:1',
    'variance=unpooled&p1=20&p2=5&allocation=2:1',
    'variance=unpooled&p1=5&p2=1',
    'goal=noninferiority&variance=unpooled&p1=99&p2=99&margin=20',
    'correction=continuity&p1=0.2%&p2=5%&allocation=3:1',
  ]),
  ...of('time-to-event', [
    '',
    'goal=noninferiority&hr=1&margin=1.5',
    'goal=noninferiority&hr=1.2&margin=0.9&better=lower',
    'allocation=2:1&hr=0.75',
    'hr=2&power=90',
    'method=freedman&hr=0.6',
    'hr=0.15',
    'hr=0.5&allocation=1:3',
    'hr=0.2&allocation=1:3',
    'hr=0.3&allocation=3:1',
    'hr=3&allocation=3:1',
    'goal=noninferiority&hr=0.6&margin=1.2&allocation=1:3',
    'method=freedman&hr=0.5&allocation=1:3',
    'method=freedman&hr=0.5&allocation=3:1',
    'method=freedman&hr=0.3',
    'sides=1&alpha=0.025&hr=0.5&allocation=3:1&median=3',
  ]),
  ...of('cluster-randomized', [
    '',
    'goal=noninferiority&difference=0&n=16',
    'difference=6&cv=0.4&n=16',
    'analysis=unweighted&cv=0.4&n=8',
    'analysis=unweighted&cv=0.8&n=20&difference=3&icc=0.01',
    'outcome=proportions',
    'n=3&difference=12&icc=0.2&cv=0.8',
    'n=4&difference=6&icc=0.01&cv=0.8',
    'n=6&difference=7&cv=0.8',
    'outcome=proportions&p1=6&p2=1&m=5&n=8',
  ]),
  {
    query: 'cluster-randomized?n=3&difference=10',
    because: 'a permutation test of three clusters in each arm has no p value below 0.1',
  },
  ...of('group-sequential', [
    '',
    'boundary=pocock&looks=5&sides=1&alpha=0.025',
    'unit=events&boundary=wangTsiatis&shape=0.25&looks=2&t1=60',
    'unit=participants&boundary=hwangShihDeCani&looks=4&fixed=400',
    'futility=obrienFleming&looks=4',
    'futility=hwangShihDeCani&unit=events&sides=1&alpha=0.025',
    'harm=pocock&harmLevel=0.1',
    'unit=participants&boundary=pocock&fixed=12',
    'unit=participants&looks=5&fixed=100',
    'comparison=paired&difference=-4',
    'allocation=2:1&goal=noninferiority&difference=1',
    'unit=proportions',
    'unit=proportions&goal=noninferiority&p1=85&p2=85&allocation=2:1',
    'unit=survival',
    'unit=survival&goal=noninferiority&hr=1&ratioMargin=1.4',
  ]),
  {
    query: 'group-sequential?futility=pocock&binding=yes&looks=4',
    because: 'a trial that goes on beyond a binding boundary has a higher type I error',
  },
  ...of('bioequivalence', ['', 'layout=2x2x4&cv=45', 'layout=parallel&cv=20', 'gmr=1.03&n=25']),
  ...of('one-proportion', [
    '',
    'sides=2&p0=70&p1=50',
    'test=normal&p0=30&p1=45',
    'test=normal&p0=1&p1=5',
    'test=normal&p0=90&p1=99',
    'test=normal&p0=5&p1=1',
  ]),
  ...of('simon-two-stage', ['', 'criterion=minimax', 'p0=5&p1=20&power=90']),
  ...of('precision', [
    '',
    'interval=wald&p=30',
    'measure=mean&within=3',
    'measure=rate&within=0.05',
    'interval=wald&p=2&within=2',
    'measure=rate&n=25',
    'p=0.1%&n=50',
  ]),
  ...of('rare-events', ['', 'risk=5&events=3', 'risk=0.1%&n=2000']),
]
