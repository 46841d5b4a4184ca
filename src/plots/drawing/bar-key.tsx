import { Label } from './label.tsx'
import { useReading } from './reading.ts'

interface BarKeyProps {
  filled: string
  open: string
  /** Where the open mark is, in units from the start of the area. */
  openAt: number
  area: { left: number; right: number }
}

/** Names a filled and an open bar, which differ not by color alone. */
export function BarKey({ filled, open, openAt, area }: BarKeyProps) {
  const { from, side } = useReading(area)
  return (
    <g fontWeight="700">
      <rect x={from(0, 12)} y="3" width="12" height="12" fill="var(--accent)" />
      <Label x={from(18)} y={14} at={side} fill="var(--accent)">
        {filled}
      </Label>
      <rect
        x={from(openAt, 10)}
        y="4"
        width="10"
        height="10"
        fill="none"
        stroke="var(--data)"
        strokeWidth="2"
      />
      <Label x={from(openAt + 17)} y={14} at={side} fill="var(--data)">
        {open}
      </Label>
    </g>
  )
}
