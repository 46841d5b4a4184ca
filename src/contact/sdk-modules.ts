/**
 * Stands for `node:crypto` and `node:buffer` where the Worker is bundled (`[alias]` in wrangler.toml). Only the SDK of
 * MailChannels imports them, for webhooks that this site does not have, and the two would be loaded at every start.
 */
export const { subtle } = crypto
export const { Buffer } = globalThis
