/**
 * A decorative Lucide icon, drawn by the stylesheet; `isMirrored` for arrows that point along the
 * text.
 */
export function Icon({
  name,
  isMirrored = false,
  className = '',
}: {
  name: string
  isMirrored?: boolean
  className?: string
}) {
  return <span aria-hidden="true" className={`i-lucide-${name} ${isMirrored ? 'mirror' : ''} ${className}`} />
}
