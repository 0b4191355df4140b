/** Property tests use the same values in every run of a quarter; `SEED=7` tries others. */
import fc from 'fast-check'
import { current } from './quarter.ts'

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20261121 + (current ?? 0)) })
