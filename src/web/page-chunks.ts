/** Which chunk shows which path: fetched beside the program itself, so that a first visit is no waterfall. */
const lists = /\/(list|grid)$/
const chunks: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
  [lists, () => import('./pages/document-list.tsx')],
]

export const preloadPage = (path: string): void => {
  const chunk = chunks.find(([pattern]) => pattern.test(path))
  // The route asks for it again and tells when it fails.
  chunk?.[1]().catch(() => undefined)
}
