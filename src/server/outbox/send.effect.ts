/** Hands a letter to a mail server. A letter that comes twice has the same `Message-ID`. */
import type { OutboundHost } from '../http/outbound-address.ts'
import { deliver, type Message, type SmtpServer } from '../mail/smtp.ts'
import { LetterRefused } from '../mail/trouble.ts'
import { failedLetter } from './letter-failed.ts'

export interface Sending {
  smtp: SmtpServer
  message: Message
  /** Addresses of inner networks that it may go to. */
  listed: readonly OutboundHost[]
}

/** `left`: the addresses the server refused, while it took the letter for others. Throws WorkFailed. */
export const sendLetter = async ({ smtp, message, listed }: Sending): Promise<{ left: readonly string[] }> => {
  try {
    return { left: await deliver(smtp, message, listed) }
  } catch (error) {
    throw error instanceof LetterRefused ? failedLetter(error) : error
  }
}
