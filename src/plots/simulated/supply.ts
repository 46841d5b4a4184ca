import { normalDeviate, type Random, seededRandom } from '@marom/statistics'

/** The example trial of the post on supply chains. */
export const supplyPlan = {
  weeks: 40,
  participants: 60,
  visits: 6,
  visitInterval: 4,
  leadTime: 3,
  /** Kits of each of the two blinded types. */
  startPerType: 20,
  triggerPerType: 11,
  shipmentPerType: 12,
}

/** Kits of the two types. */
type Shelf = readonly [number, number]

export interface DepotHistory {
  /** After each change. */
  stock: { week: number; kits: Shelf }[]
  /** `type` triggered the order; `kits` of it were left then. */
  orders: { week: number; type: number; kits: number }[]
  /** The smallest stock of either type. */
  lowest: number
  /** Visits without a kit. */
  missed: number
}

/** Kits leave at visits. Permuted blocks assign type 0 or 1 to a participant. */
function dispensing(random: Random, participants: number): { week: number; type: 0 | 1 }[] {
  let block: (0 | 1)[] = []
  return Array.from({ length: participants }, () => random() * supplyPlan.weeks)
    .sort((a, b) => a - b)
    .flatMap((entry) => {
      if (block.length === 0) block = random() < 0.5 ? [0, 1, 1, 0] : [1, 0, 0, 1]
      const type = block.pop() ?? 0
      return Array.from({ length: supplyPlan.visits }, (_, visit) => {
        const deviation = visit === 0 ? 0 : normalDeviate(random) * 0.2
        return { week: entry + visit * supplyPlan.visitInterval + deviation, type }
      })
    })
    .filter(({ week }) => week < supplyPlan.weeks)
    .sort((a, b) => a.week - b.week)
}

/** Orders both types when stock plus transit of one type is at the trigger. */
function runDepot(random: Random, participants: number): DepotHistory {
  const { startPerType, triggerPerType, shipmentPerType } = supplyPlan
  let shelf: Shelf = [startPerType, startPerType]
  const history: DepotHistory = {
    stock: [{ week: 0, kits: shelf }],
    orders: [],
    lowest: startPerType,
    missed: 0,
  }
  let arriving: number[] = []
  const receive = (until: number) => {
    for (const week of arriving.filter((due) => due <= until)) {
      shelf = [shelf[0] + shipmentPerType, shelf[1] + shipmentPerType]
      history.stock.push({ week, kits: shelf })
    }
    arriving = arriving.filter((due) => due > until)
  }
  for (const { week, type } of dispensing(random, participants)) {
    receive(week)
    const before = shelf[type]
    if (before === 0) history.missed++
    const kits = Math.max(0, before - 1)
    shelf = type === 0 ? [kits, shelf[1]] : [shelf[0], kits]
    history.stock.push({ week, kits: shelf })
    history.lowest = Math.min(history.lowest, kits)
    if (kits + arriving.length * shipmentPerType > triggerPerType) continue
    history.orders.push({ week, type, kits })
    arriving.push(week + supplyPlan.leadTime)
  }
  receive(supplyPlan.weeks)
  return history
}

/** Chance decides the depot of each participant. */
export function exampleDepots(): DepotHistory[] {
  const random = seededRandom(2025)
  const depots = [0, 0, 0]
  for (let i = 0; i < supplyPlan.participants; i++) {
    const depot = Math.floor(random() * depots.length)
    depots[depot] = (depots[depot] ?? 0) + 1
  }
  return depots.map((participants) => runDepot(random, participants))
}
