import { type AuditEvent, firstEvent } from './forms/entry.ts'
import { isTransferred } from './forms/forms.ts'
import type { FieldStep } from './trace.ts'

/** A field without an audit trail has one event: it was typed or transferred. */
export const auditOf = ({ entry, form, item }: FieldStep): readonly AuditEvent[] =>
  entry.audit[item] ?? [firstEvent(entry, isTransferred(form, item), item, entry.values[item] ?? null)]
