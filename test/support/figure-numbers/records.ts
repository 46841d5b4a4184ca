import type { records } from '#content/glossary/figures/records.ts'
import type { Numbers } from './numbers.ts'

export const recordsNumbers: Numbers<typeof records> = {
  'case-report-form-crf': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'electronic-data-capture-edc': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'clinical-data-acquisition-standards-harmonization-cdash': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'annotated-case-report-form-acrf': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'study-data-tabulation-model-sdtm': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'define-xml': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'analysis-data-model-adam': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'basic-data-structure-bds': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'tables-listings-and-figures-tlf': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'clinical-data-interchange-standards-consortium-cdisc': {
    '0': { value: '142', change: '−6', mean: '−4.5' },
  },
  'audit-trail': {
    '0': {},
  },
  query: {
    '0': {},
  },
  'edit-check': {
    '160': { limit: '160', all: '60', flagged: '7', wrong: '4', found: '4', idle: '3', missed: '0' },
    '140': { limit: '140', all: '60', flagged: '23', wrong: '4', found: '4', idle: '19', missed: '0' },
    '240': { limit: '240', all: '60', flagged: '1', wrong: '4', found: '1', idle: '0', missed: '3' },
  },
  'data-cleaning': {
    '20': { delay: '20', open: '71', lock: '64.2', wait: '12.2' },
    '5': { delay: '5', open: '18', lock: '54.1', wait: '2.1' },
    '35': { delay: '35', open: '125', lock: '76.1', wait: '24.1' },
  },
  'database-lock': {
    '20': { delay: '20', open: '71', lock: '64.2', wait: '12.2' },
    '5': { delay: '5', open: '18', lock: '54.1', wait: '2.1' },
    '35': { delay: '35', open: '125', lock: '76.1', wait: '24.1' },
  },
}
