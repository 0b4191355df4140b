/** The thread that loads all definitions and texts, hands them over as data, and ends. */
import { parentPort } from 'node:worker_threads'
import { catalogues } from '#i18n/catalogues.server.ts'
import { reports } from '#reports/all.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import type { Registry } from './registry.ts'

parentPort?.postMessage({ reports, templates: deliveredForms, words: catalogues } satisfies Registry)
