/** Property tests use the same values in every run; `SEED=7` tries others. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20261121) })
