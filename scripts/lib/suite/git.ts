/** What the suite asks git; '' where there is no repository, or not the commit. */
import { execFileSync } from 'node:child_process'

export const git = (root: string, ...words: readonly string[]): string => {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The commit that the changes are compared with: where the branch left main; on main itself, the commit before. */
export const baseOf = (root: string): string => {
  const head = git(root, 'rev-parse', 'HEAD')
  const main = git(root, 'merge-base', 'HEAD', 'main') || git(root, 'merge-base', 'HEAD', 'origin/main')
  return main && main !== head ? main : git(root, 'rev-parse', 'HEAD~1')
}

/** Files that differ from the base, committed or not; those that are new and not yet known to git among them. */
export const changedFiles = (root: string, base: string): string[] => {
  const lists = [git(root, 'diff', '--name-only', base), git(root, 'ls-files', '--others', '--exclude-standard')]
  return [...new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean))].toSorted()
}
