import type { ReactNode, SVGProps } from 'react'
import { inDrawing } from './label.tsx'

/**
 * Attributes of a link of many in a drawing. Keyboard and assistive technology meet the first; the
 * script leads to the others by arrow keys (`client/page/drawn-links.ts`), and a list has them all.
 */
export const rove = (index: number) => (index > 0 ? ({ tabIndex: -1, 'aria-hidden': true } as const) : {})

/** The name of a link, which the script draws as its label, one line below the other. */
export const linkName = (lines: string) => lines.split('\n').map(inDrawing).join('\n')

interface DrawnLinksProps extends Omit<SVGProps<SVGGElement>, 'ref'> {
  label: string
  /** How far below its mark the label of a link begins, in units of the drawing. */
  below: number
  children: ReactNode
}

/** Links, each with `rove` and first in it a path that begins at its mark. */
export function DrawnLinks({ label, below, children, ...rest }: DrawnLinksProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: `g` is no control
    <g role="group" aria-label={label} data-drawn-links={below} {...rest}>
      {children}
    </g>
  )
}
