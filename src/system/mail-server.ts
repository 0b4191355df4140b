/** The mail server of a tenant (ApiMailConfig): its fields, and what is wrong with a value. */
import { isEmail } from '#kernel/email.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { choice, secret, text, type Fields } from '#model/field.ts'

/** Encrypted after the greeting (STARTTLS), from the first byte (TLS), or not at all. */
const securities = ['starttls', 'tls', 'none'] as const
export type MailSecurity = (typeof securities)[number]

const longestAddress = 254

export const mailServerFields = {
  host: text({ label: 'mailServer.host', max: 253 }),
  // A text, because nobody groups the digits of a port.
  port: text({ label: 'mailServer.port', max: 5, required: true }),
  security: choice<MailSecurity>()({
    label: 'mailServer.security',
    required: true,
    choices: securities.map((value) => ({ value, label: `mailServer.security.${value}` })),
  }),
  userName: text({ label: 'mailServer.userName', max: longestAddress }),
  password: secret({ label: 'mailServer.password' }),
  fromAddress: text({ label: 'mailServer.fromAddress', max: longestAddress }),
  fromName: text({ label: 'mailServer.fromName', max: 100 }),
  replyTo: text({ label: 'mailServer.replyTo', max: longestAddress }),
} satisfies Fields
export type MailServerField = keyof typeof mailServerFields

export interface MailServerValues {
  host: string
  port: string
  security: MailSecurity
  userName: string
  fromAddress: string
  fromName: string
  replyTo: string
}
export const blankMailServer: MailServerValues = {
  host: '',
  port: '587',
  security: 'starttls',
  userName: '',
  fromAddress: '',
  fromName: '',
  replyTo: '',
}

/** Ports of mail, and those nobody needs a privilege for: the server is not to be used to try others. */
const mailPorts = new Set([25, 465, 587])
const isMailPort = (text: string): boolean => {
  const port = /^\d+$/.test(text) ? Number(text) : 0
  return mailPorts.has(port) || (port >= 1024 && port <= 65_535)
}

const hostName = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|[0-9a-f:]*:[0-9a-f:.]*)$/i
// eslint-disable-next-line no-control-regex -- these are the characters that must not occur
const controls = /[\u0000-\u001f\u007f]/

const wrong = (name: MailServerField, message = 'invalid'): Problem[] => [
  problem(name, message, { label: mailServerFields[name].label }),
]

const checks: Partial<Record<MailServerField, (value: unknown) => Problem[]>> = {
  host: (value) => (typeof value !== 'string' || value === '' || hostName.test(value) ? [] : wrong('host')),
  port: (value) => (typeof value !== 'string' || isMailPort(value) ? [] : wrong('port', 'mailServer.portInvalid')),
  userName: (value) => (typeof value === 'string' && controls.test(value) ? wrong('userName') : []),
  fromName: (value) => (typeof value === 'string' && controls.test(value) ? wrong('fromName') : []),
  fromAddress: (value) =>
    typeof value !== 'string' || value === '' || isEmail(value) ? [] : wrong('fromAddress', 'emailInvalid'),
  replyTo: (value) =>
    typeof value !== 'string' || value === '' || isEmail(value) ? [] : wrong('replyTo', 'emailInvalid'),
}

export const checkMailValue = (name: MailServerField, value: unknown): readonly Problem[] => checks[name]?.(value) ?? []
