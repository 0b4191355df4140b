/** The worker that writes workbooks. */
import { createWriter, type ToWriter } from '#output/xlsx/xlsx-writer.ts'

const write = createWriter((message, transfer) => postMessage(message, { transfer }))
onmessage = ({ data }: MessageEvent<ToWriter>) => void write(data)
