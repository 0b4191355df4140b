/** Sends e-mail. Without a mail server, each message is written to a folder as an .eml file. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#kernel/clock.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}
export interface Mailer {
  send(letter: Mail): Promise<void>
}

const encoded = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

const eml = (letter: Mail, at: Date): string =>
  [
    'From: vua@localhost',
    `To: ${letter.to.replace(/[\r\n]/g, '')}`,
    `Subject: ${encoded(letter.subject)}`,
    `Date: ${at.toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(letter.text).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n')

export const folderMailer = (folder: string, clock: Clock): Mailer => ({
  async send(letter) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${clock.newId()}.eml`), eml(letter, clock.now()), { mode: 0o600 })
  },
})
