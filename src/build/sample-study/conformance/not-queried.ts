import type { NotQueried } from '#src/sample-study/conformance-facts.ts'

/** The rules that the engine ran and that have no query here. */
export const notQueried: readonly Pick<NotQueried, 'id' | 'also' | 'reason'>[] = [
  { id: 'CORE-000019', also: ['CG0311'], reason: 'library' },
  { id: 'CORE-000140', also: ['CG0225'], reason: 'absent' },
  { id: 'CORE-000197', also: ['CG0339'], reason: 'absent' },
  { id: 'CORE-000198', also: ['CG0340'], reason: 'absent' },
  { id: 'CORE-000249', also: ['CG0032'], reason: 'absent' },
  { id: 'CORE-000334', also: ['CG0016'], reason: 'library' },
  { id: 'CORE-000550', also: ['CG0013', 'CG0351'], reason: 'library' },
  { id: 'CORE-000594', also: ['CG0359'], reason: 'library' },
  { id: 'CORE-000761', also: ['CG0289'], reason: 'library' },
  { id: 'CORE-000765', also: ['FB2401'], reason: 'file' },
  { id: 'CORE-000766', also: ['CG0601'], reason: 'absent' },
  { id: 'CORE-000767', also: ['CG0603'], reason: 'absent' },
  { id: 'CORE-000778', also: ['CG0650'], reason: 'absent' },
  { id: 'CORE-000783', also: ['CG0314'], reason: 'library' },
  { id: 'CORE-000852', also: ['CG0664'], reason: 'library' },
  { id: 'CORE-000929', also: ['CG0001'], reason: 'library' },
  { id: 'CORE-001034', also: ['CG0562'], reason: 'absent' },
  { id: 'CORE-001080', also: ['CG0288'], reason: 'library' },
  { id: 'CORE-001081', also: ['CG0010'], reason: 'library' },
  { id: 'CORE-001082', also: ['CG0012'], reason: 'library' },
]
