import type { Language } from '#content/locales.ts'

export interface Bindings {
  /** Origin of every absolute address that the site writes, e.g. `https://www.marom.example`. */
  SITE_ORIGIN: string
  /** Sender of the contact mails: an address of the site's domain. */
  MAIL_FROM: string
  /** Recipient of the contact mails: the office. */
  MAIL_TO: string
  /** Secret. Without it messages are stored and printed to the log instead of mailed. */
  MAILCHANNELS_API_KEY?: string
  /** Only for tests and local runs: another server that speaks the MailChannels API. */
  MAILCHANNELS_BASE_URL?: string
  /** Days between the delivery of a message and the deletion of its text. */
  OUTBOX_RETENTION_DAYS?: string
  /**
   * Secret. Bearer tokens of the operator's routes, separated by blanks; each may have a name, e.g.
   * `dana:TOKEN omer:TOKEN`, and at least 16 characters of ASCII. Without it the routes answer 404.
   */
  OUTBOX_TOKEN?: string
  /** Secret. Signs receipts. Without it the key of the mail does. */
  RECEIPT_KEY?: string
  /** If it is set, messages are stored and none is mailed. */
  OUTBOX_PAUSED?: string
  /** Mails a day that the plan of the mail provider allows. The daily bounds follow from it. */
  MAILS_PER_DAY?: string
  /** Optional. Asked every ten minutes while all is well: silence raises the alarm. */
  HEALTHCHECK_URL?: string
  /** Optional. Gets a line when something turns bad or good again. */
  ALERT_WEBHOOK_URL?: string
  /** Optional. Turnstile is used only if both keys are set. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
  /** The files of `public/`. */
  ASSETS: Fetcher
  OUTBOX: DurableObjectNamespace
  /** 5 messages a minute from one network, and 5 questions whether a further one is stored already. */
  CONTACT_RATE_LIMIT: RateLimit
  /** 60 posted forms a minute from one network, before they are read. */
  FORM_RATE_LIMIT: RateLimit
  /** Its id is the ETag of every page. */
  VERSION: WorkerVersionMetadata
  /** 60 requests a minute to the operator's routes from one network, against guessing the token. */
  OPERATOR_RATE_LIMIT: RateLimit
  /** 60 page views and reports of browsers a minute from one network. */
  REPORT_RATE_LIMIT: RateLimit
  /** 60 messages a minute to the tools of assistants from one network. */
  MCP_RATE_LIMIT: RateLimit
  /** Page views: the address, no identifier. Absent in a preview, which counts nothing. */
  PAGE_VIEWS?: AnalyticsEngineDataset
  /** What `events.ts` counts. Absent in a preview. */
  EVENTS?: AnalyticsEngineDataset
}

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    /** Set by the language middleware from `?lang`. */
    language: Language
    /** The query is not the one that was sent (`visible-query.ts`), so the cache has another key. */
    isRespelled?: boolean
    /** Of the document, if the answer is one. */
    styleHashes?: string
  }
}

export function turnstileKey(env: Bindings): string | undefined {
  return env.TURNSTILE_SECRET_KEY ? env.TURNSTILE_SITE_KEY : undefined
}
