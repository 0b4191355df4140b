/** The answers of fields to what becomes of them in documents that are made from theirs (contract documents §6). */
import type { Becomes } from '#model/field.ts'

/** Says who or which goods it is about. */
export const kept: Becomes = { copy: 'taken', follower: 'taken', returned: 'taken' }
/** Agreed with the partner: what fulfils it has it too. */
export const agreed: Becomes = { copy: 'taken', follower: 'taken', returned: 'empty' }
/** Only a document of the same kind has it. */
export const own: Becomes = { copy: 'taken', follower: 'empty', returned: 'empty' }
/** Happened once: money that was paid, a document that was received, goods that were counted. */
export const once: Becomes = { copy: 'empty', follower: 'empty', returned: 'empty' }
/** Follows from the day of each document. */
export const dated: Becomes = { copy: 'anew', follower: 'anew', returned: 'empty' }
/** What a day says, of a return the day of its original. */
export const ofDay: Becomes = { copy: 'anew', follower: 'anew', returned: 'taken' }
/** The same, where it was not agreed otherwise. */
export const byDay: Becomes = { copy: 'byDay', follower: 'byDay', returned: 'taken' }
/** How much: what is still to be taken, or to come back. */
export const left: Becomes = { copy: 'taken', follower: 'left', returned: 'left' }
/** So much for the whole: what posted followers have not charged of it. */
export const charged: Becomes = { copy: 'taken', follower: 'left', returned: 'empty' }
/** So much for all of the goods. What comes back follows the amounts of its original by itself. */
export const shared: Becomes = { copy: 'taken', follower: 'shared', returned: 'empty' }
/** So much for one unit of them. */
export const perUnit: Becomes = { copy: 'taken', follower: 'perUnit', returned: 'perUnit' }
