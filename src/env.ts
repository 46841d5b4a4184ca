import type { Language } from '#content/locales.ts'

/** What Cloudflare hands to the Worker. */
export interface Bindings {
  /**
   * Origin of every absolute address the site writes, e.g. `https://www.marom.example`; never the
   * Host header.
   */
  SITE_ORIGIN: string
  /** Sender of the contact mails: an address of the site's own domain. */
  MAIL_FROM: string
  /** Recipient of the contact mails: the office. */
  MAIL_TO: string
  /** Secret. Without it messages are stored and printed to the log instead of mailed. */
  MAILCHANNELS_API_KEY?: string
  /** Only for tests and local runs: another server that speaks the MailChannels API. */
  MAILCHANNELS_BASE_URL?: string
  /** Days that a delivered message is kept before its text is purged. */
  OUTBOX_RETENTION_DAYS?: string
  /** Secret. Bearer token of the operator's outbox routes; without it they do not exist. */
  OUTBOX_TOKEN?: string
  /** Optional: Cloudflare Turnstile is asked when both of its keys are set. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
  /** The files of `public/`. */
  ASSETS: Fetcher
  /** The stored contact messages, their delivery and their purge. */
  OUTBOX: DurableObjectNamespace
  /** 5 messages a minute from one network. */
  CONTACT_RATE_LIMIT: RateLimit
  /** The deployed version: it tags every page. */
  VERSION: WorkerVersionMetadata
  /** 60 messages a minute from all networks together. */
  CONTACT_TOTAL_LIMIT: RateLimit
  /**
   * 60 requests a minute to the operator's routes from one network: a token cannot be guessed in
   * numbers.
   */
  OPERATOR_RATE_LIMIT: RateLimit
  /** Page views: full address, no identifier; absent where nothing is counted. */
  PAGE_VIEWS?: AnalyticsEngineDataset
}

/** What a request carries through the app. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** Set by the language middleware from `?lang`. */
    language: Language
  }
}

/** The public key of Turnstile's widget, when it is wanted: both keys are set. */
export function turnstileKey(env: Bindings): string | undefined {
  return env.TURNSTILE_SECRET_KEY ? env.TURNSTILE_SITE_KEY : undefined
}
