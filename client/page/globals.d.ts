interface Navigator {
  /** https://privacycg.github.io/gpc-spec/ */
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

interface Window {
  earlyEvents?: Event[] | undefined
}

/** Addresses of the files that `hydrate.tsx` imports. The build sets it. */
declare const hydrationFiles: string[]
