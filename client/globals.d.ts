interface Navigator {
  /** https://privacycg.github.io/gpc-spec/ */
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}
