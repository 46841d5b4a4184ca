const command = process.env.WRANGLER_COMMAND ?? ''

/** Whether the output becomes a version of the live site. */
export const isDeploy = ['deploy', 'versions upload'].includes(command)
