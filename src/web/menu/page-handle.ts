/** Route data that the shell reads from each page. */
import type { FunctionId, RightFlag } from '#model/right.ts'

/** What the page of missing rights knows of the one that was refused. */
export interface RefusedPage {
  /** The page's title. */
  page: string
  /** Any of them opens it, unless `isAll`. */
  needs: readonly (readonly [FunctionId, RightFlag])[]
  isAll?: boolean
}

export interface PageHandle {
  /** Translation key of the subject; `kind` decides how the title is built from it. */
  label: string
  /** Heading of the page, if it differs from the title of the browser tab. */
  heading?: string
  kind?: 'plain' | 'create' | 'add' | 'update' | 'detail' | 'import'
  /** Any of these rights opens the page; without rights everyone may. */
  needs?: readonly (readonly [FunctionId, RightFlag])[]
  /** Shows the back button, with this address as target when there is no history. */
  back?: string
  /** An expired session leads to the sign-in page; other pages ask for the password in an overlay. */
  leavesWhenExpired?: boolean
}
