/** What the person who runs the installation has to put right; its message says how, without a stack. */
export class InstallationError extends Error {}
