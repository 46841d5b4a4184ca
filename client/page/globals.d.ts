interface Navigator {
  /** https://privacycg.github.io/gpc-spec/ */
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean
}

interface Window {
  /** Strings stand for the trusted types, which TypeScript does not know. */
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (name: keyof typeof workerFiles) => string },
    ) => { createScriptURL: (name: keyof typeof workerFiles) => string }
    readonly emptyHTML: string
  }
}

/** Addresses of the files that `hydrate.tsx` imports. The build sets it. */
declare const hydrationFiles: string[]

/** Addresses of the workers of `client/compute`. The build sets them. */
declare const workerFiles: { compute: string; break: string; recompute: string }
