interface Navigator {
  /** https://privacycg.github.io/gpc-spec/ */
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

interface Window {
  /** Clicks and submissions of the page until its islands are alive; kept by `pre-paint.js`. */
  earlyEvents?: Event[] | undefined
}

/** Addresses of what `hydrate.tsx` imports, put in by the build. */
declare const hydrationFiles: string[]
