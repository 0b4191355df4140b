/** The application behind the sign-in page. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { meQuery, queryClient, rightsQuery, settingsQuery } from './data/queries.ts'
import { routes } from './routes.tsx'
import { kitWords } from './words/kit-words.ts'
import { preferences } from './session/preferences.ts'
import { languageStore } from './words/language.ts'
import { bindPageToUser } from './session/session.ts'
import { watchBuild } from './feedback/new-build.ts'
import { watchNumberBoxes } from './values/number-box.ts'
import { loadWords, useWords } from './words/words.ts'
import { allowLetters } from './ui/base/hotkeys.ts'
import { KitWordsContext } from './ui/base/kit-words.ts'

/** Starts loading translations, rights, settings and the user's profile before the first page is rendered. */
export const prefetchStartData = async (): Promise<void> => {
  await Promise.all([
    loadWords(languageStore.get()),
    queryClient.prefetchQuery(rightsQuery),
    queryClient.prefetchQuery(settingsQuery),
    queryClient.prefetchQuery(meQuery),
  ])
}

export const mount = async (element: HTMLElement): Promise<void> => {
  const words = loadWords(languageStore.get())
  void prefetchStartData()
  bindPageToUser()
  allowLetters(() => preferences.get().letterKeys)
  watchNumberBoxes(document)
  watchBuild()
  // The router is created here, because creating it starts a navigation, and the sign-in page loads this module early.
  const router = createBrowserRouter(routes())
  await words
  createRoot(element).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}

const App = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => {
  const words = useWords()
  const kit = useMemo(() => kitWords(words), [words])
  return (
    <QueryClientProvider client={queryClient}>
      <KitWordsContext value={kit}>
        <RouterProvider router={router} />
      </KitWordsContext>
    </QueryClientProvider>
  )
}
