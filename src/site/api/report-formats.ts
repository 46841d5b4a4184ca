import * as z from 'zod/mini'
import { once } from '#client/once.ts'
import { labelError, labelViolation, type Site } from './report-labels.ts'

interface CountedReport {
  event: 'csp' | 'script-error'
  labels: string[]
}

/** Undefined if the body has another form. */
type Reader = (body: unknown, site: Site) => CountedReport[] | undefined

const mostRead = 20

/** Made at the first report, as in `page-views.ts`. */
const schemas = once(() => {
  const text = z.catch(z.string(), '')
  const count = z.catch(z.int(), 0)
  const violation = z.object({
    type: z.literal('csp-violation'),
    url: text,
    body: z.object({
      effectiveDirective: z.string(),
      blockedURL: text,
      sourceFile: text,
      lineNumber: count,
      columnNumber: count,
    }),
  })
  return {
    // Browsers report other things too, which are not counted.
    sent: z.array(z.union([violation, z.object({ type: z.string() })])),
    old: z.object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': z.string(),
        'blocked-uri': text,
        'source-file': text,
        'line-number': count,
        'column-number': count,
      }),
    }),
    error: z.object({ name: z.string(), page: z.string(), place: text }),
  }
})

/** https://www.w3.org/TR/reporting-1/#media-type */
const readSent: Reader = (json, site) => {
  const reports = Array.isArray(json) ? json.slice(0, mostRead) : json
  return schemas()
    .sent.safeParse(reports)
    .data?.flatMap((report) => {
      if (!('body' in report)) return []
      const { url: page, body } = report
      const place = { file: body.sourceFile, line: body.lineNumber, column: body.columnNumber }
      const violation = { page, directive: body.effectiveDirective, blocked: body.blockedURL, ...place }
      return [{ event: 'csp', labels: labelViolation(violation, site) }]
    })
}

/** Of browsers without `report-to`: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const readOld: Reader = (json, site) => {
  const report = schemas().old.safeParse(json).data?.['csp-report']
  if (!report) return undefined
  const violation = {
    page: report['document-uri'],
    directive: report['effective-directive'],
    blocked: report['blocked-uri'],
    file: report['source-file'],
    line: report['line-number'],
    column: report['column-number'],
  }
  return [{ event: 'csp', labels: labelViolation(violation, site) }]
}

/** Of `client/page/script-errors.ts`. */
const readError: Reader = (json, site) => {
  const { data } = schemas().error.safeParse(json)
  return data && [{ event: 'script-error', labels: labelError(data, site) }]
}

/** By media type. */
export const reportReaders: Readonly<Record<string, Reader>> = {
  'application/reports+json': readSent,
  'application/csp-report': readOld,
  'application/json': readError,
}
