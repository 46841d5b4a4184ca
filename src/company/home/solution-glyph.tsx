import type { ReactNode } from 'react'

/** One line in ink and one in each color of the plots, as in the company's logo. */
function Lines({ ink, accent, data }: { ink: string; accent: string; data: string }) {
  return (
    <>
      <path d={ink} stroke="var(--ink)" strokeWidth="2" />
      <path d={accent} stroke="var(--accent)" strokeWidth="2.5" />
      <path d={data} stroke="var(--data)" strokeWidth="2.5" />
    </>
  )
}

/** A power curve, a checked form, a forest plot, a page with its figure. */
const drawings: Readonly<Record<string, ReactNode>> = {
  'statistical-consulting': (
    <Lines ink="M4 3v42h44" accent="M6 42C20 42 20 10 46 8" data="M5 14h4m4 0h4m4 0h4m4 0h4m4 0h4m4 0h3" />
  ),
  'edc-systems': (
    <Lines
      ink="M4 4h40v40h-40zM10 14h12M10 24h12M10 34h12"
      accent="M28 14l3 3l6-7M28 24l3 3l6-7"
      data="M28 34h10"
    />
  ),
  'statistical-analysis': (
    <Lines ink="M30 3v42M4 45h40" accent="M8 11h26M14 23h22M18 8v6M24 20v6" data="M12 35l8-5l8 5l-8 5z" />
  ),
  'medical-writing': (
    <Lines
      ink="M6 4h26l10 10v30h-36zM32 4v10h10"
      accent="M13 14h11M13 21h21"
      data="M14 37v-5M21 37v-10M28 37v-7M35 37v-3"
    />
  ),
}

/** Decoration: the title beside it says the same. */
export function SolutionGlyph({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className="shrink-0 w-14 lg:mt-1">
      {drawings[name]}
    </svg>
  )
}
