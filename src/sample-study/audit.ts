import { type AuditEvent, firstEvent, isTransferred } from '@marom/sample-trial'
import type { FieldStep } from './find-step.ts'

/** A field without an audit trail has one event: it was typed or transferred. */
export const auditOf = ({ entry, form, item }: FieldStep): readonly AuditEvent[] =>
  entry.audit[item] ?? [firstEvent(entry, isTransferred(form, item), item, entry.values[item] ?? null)]
