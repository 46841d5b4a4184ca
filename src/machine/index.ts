import type { MachineFile } from './file.ts'
import { llmsTxt } from './llms-txt.ts'
import { openApi } from './open-api.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { speculationRules } from './speculation-rules.ts'
import { webManifest } from './web-manifest.ts'

export const machineFiles: Readonly<Record<string, MachineFile>> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/llms.txt': llmsTxt,
  '/openapi.json': openApi,
  '/.well-known/security.txt': securityTxt,
  '/manifest.webmanifest': webManifest,
  '/speculation-rules.json': speculationRules,
}
