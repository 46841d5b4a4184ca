import type { Language } from '#content/locales.ts'
import type { Outbox } from './contact/outbox.ts'
import type { SheetName } from './layout/sheet.ts'

/** What Cloudflare hands to the Worker. */
export interface Bindings {
  /** Origin of every absolute address the site writes, e.g. `https://www.marom.example`; never the Host header. */
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
  /** The stored contact messages, their delivery and their purge. */
  OUTBOX: DurableObjectNamespace<Outbox>
  /** 5 messages a minute from one address. */
  CONTACT_RATE_LIMIT: RateLimit
  /** Page views: full address, no identifier. */
  PAGE_VIEWS: AnalyticsEngineDataset
}

/** What a request carries through the app. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** Set by the language middleware from `?lang`. */
    language: Language
    /** Set by the renderer: whose styles stand in the document. */
    sheet?: SheetName
    /** Set when a part of the page failed after its first byte was sent. */
    hasFailed?: boolean
  }
}
