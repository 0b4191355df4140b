/** What the shell needs to know of a page. */
import type { FunctionId, RightFlag } from '#model/right.ts'

export interface PageHandle {
  /** Catalogue key of the thing, and how the title is made of it. */
  label: string
  /** What the page says where the browser's tab says something else. */
  heading?: string
  kind?: 'plain' | 'create' | 'add' | 'update' | 'detail' | 'import'
  /** Any of these rights opens it; none: everybody. */
  needs?: readonly (readonly [FunctionId, RightFlag])[]
  /** Shows the back arrow, leading here when there is no history. */
  back?: string
  /** A session that ended leads to sign-in; elsewhere the password is asked over the page. */
  leavesWhenExpired?: boolean
}
