/** The worker thread that writes workbooks; xlsx-written-apart.server.ts starts and ends it. */
import { parentPort } from 'node:worker_threads'
import { createWriter, type ToWriter } from './xlsx-writer.ts'

const write = createWriter((message, own) => parentPort!.postMessage(message, own))
parentPort!.on('message', (message: ToWriter) => void write(message))
