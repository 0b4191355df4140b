/** Commands that open the installation, and what they write when they cannot go on. */
import { TenantError } from '#server/tenant.ts'
import { openInstallation, type Installation, type Opening } from './installation.ts'
import { InstallationError } from './installation-error.ts'

/** Writes what was refused in its own words, and a fault of the program whole; the command ends with code 1. */
export const tellFailure = (error: unknown): void => {
  const isPlain = error instanceof TenantError || error instanceof InstallationError
  console.error(isPlain ? error.message : error)
  process.exitCode = 1
}

/** Opens the installation for `work` and closes it behind it. */
export const onInstallation = async (
  opening: Opening,
  work: (installation: Installation) => Promise<void>,
): Promise<void> => {
  try {
    const installation = await openInstallation(opening)
    try {
      await work(installation)
    } finally {
      await installation.close()
    }
  } catch (error) {
    tellFailure(error)
  }
}
