interface Navigator {
  /** https://privacycg.github.io/gpc-spec/ */
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

interface Window {
  /** Filled by `pre-paint.js`; undefined after hydration. */
  earlyEvents?: Event[] | undefined
}

/** Addresses of the files that `hydrate.tsx` imports. The build sets it. */
declare const hydrationFiles: string[]
