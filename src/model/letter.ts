/** What letters are about, and how far they are. */
export const letterKinds = ['document', 'statement', 'invitation', 'recovery'] as const
export const letterStates = ['waiting', 'sending', 'sent', 'failed'] as const
