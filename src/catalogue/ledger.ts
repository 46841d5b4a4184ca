import packed from '#build/study-design-checks.bin'
import { once } from '#client/ui/once.ts'
import type { LedgerRow } from '#src/study-design/ledger.ts'

/**
 * Every published value that the designs are held to, as the build computed them, in the order of
 * the designs.
 */
export const publishedChecks = once((): readonly LedgerRow[] => JSON.parse(new TextDecoder().decode(packed)))
