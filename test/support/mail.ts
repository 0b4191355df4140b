/** A small business with a real mail server and the print service, for tests of letters. */
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { reports } from '#reports/all.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { renderService } from '#server/render/service.ts'
import type { Anything } from './app.ts'
import { freePorts } from '../../scripts/lib/product.ts'
import { mailServerAt, startMailServer, type TestMailServer } from './smtp.ts'
import { linesOf, openTrade, tradeDay } from './trade.ts'
import { nextLetter, workDue } from './work.ts'

/** Calls are made as whoever signed in last: the administrator, before each test. */
export const admin = { tenant: 'minhtam' }

export const openMail = async () => {
  let now = new Date('2026-11-20T03:00:00Z')
  const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
  const trade = await openTrade('minhtam', {
    clock,
    environment: { OUTBOUND_HOSTS: '127.0.0.1', LETTERS_PER_DAY: '60' },
  })
  const { server, ids } = trade
  /** Sessions end meanwhile. */
  const later = async (minutes: number): Promise<void> => {
    now = new Date(now.getTime() + minutes * 60_000)
    if (minutes > 30) await trade.signIn('minhtam')
  }
  const state = { bill: '' }
  const mail: TestMailServer = await startMailServer()
  const service = renderService({
    reports,
    templates: deliveredForms,
    words: catalogues,
    application: server.config,
    baseDomain: server.config.baseDomain,
    now: () => clock.now(),
    log: pino({ level: 'silent' }),
  })
  beforeAll(async () => {
    ;[server.config.port, server.config.printPort] = await freePorts()
    await trade.app.listen({ host: '127.0.0.1', port: server.config.port })
    await service.listen({ host: '127.0.0.1', port: server.config.printPort })
    const customer = await trade.data('Customer', 'getInfo', { s_ID: ids['KH000001']! })
    await trade.saved('Customer', { s_ID: ids['KH000001'], version: customer.version, email: 'cotu@khach.vn' })
    state.bill = await trade.saved('Order', {
      dtDate: tradeDay,
      Object_ID: ids['KH000001'],
      lines: linesOf(trade, { SP000001: [2, 1000] }),
      draft: true,
    })
  })
  afterAll(async () => {
    await service.close()
    await mail.stop()
  })
  beforeEach(async () => {
    mail.received.length = 0
    await trade.signIn('minhtam')
  })

  const mailServer = (more: object = {}) => ({
    ...mailServerAt(mail.port),
    fromName: 'Đại lý Minh Tâm',
    replyTo: 'chu@minhtam.vn',
    ...more,
  })
  const letter = (more: object = {}) => ({
    module: 'Order',
    s_ID: state.bill,
    to: 'cotu@khach.vn',
    subject: 'Hóa đơn của chị Tư',
    text: 'Kính gửi chị Tư',
    ...more,
  })
  const lettersOfBill = async (): Promise<Anything[]> => {
    const query = { module: 'Order', s_ID: state.bill }
    return (await trade.call('ApiMail', 'getListOf', null, { ...admin, query })).body.Data.ListItem
  }
  return {
    trade,
    mail,
    later,
    now: () => now,
    mailServer,
    letter,
    billQuery: () => ({ module: 'Order', s_ID: state.bill }),
    configure: async (more: object = {}): Promise<Anything> =>
      (await trade.call('ApiMailConfig', 'UpdateDB', mailServer(more), admin)).body.Data,
    send: async (more: object = {}, options: object = admin): Promise<Anything> =>
      (await trade.call('ApiMail', 'Send', letter(more), options)).body.Data,
    /** Sends what is due of all tenants, and returns when this one has something to send again. */
    deliverDue: async (): Promise<Date | null> => {
      await workDue(server, ['letter'])
      return nextLetter(server, trade.tenantId)
    },
    stateOf: async (id: string): Promise<Anything> => (await lettersOfBill()).find((one) => one.s_ID === id),
  }
}
