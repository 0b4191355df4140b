/** Sound and vibration after a scan: one high tone for known goods, two low ones for unknown goods. */
import { readLocal, writeLocal } from '#web/session/cookies.ts'

export const isSoundOn = (): boolean => readLocal('scan.sound') !== 'off'
export const setSoundOn = (on: boolean): void => writeLocal('scan.sound', on ? null : 'off')

let context: AudioContext | undefined

const tone = (audio: AudioContext, { hertz, at, seconds }: { hertz: number; at: number; seconds: number }): void => {
  const sound = audio.createOscillator()
  const volume = audio.createGain()
  volume.gain.value = 0.15
  sound.frequency.value = hertz
  sound.connect(volume).connect(audio.destination)
  sound.start(audio.currentTime + at)
  sound.stop(audio.currentTime + at + seconds)
}

const play = (tones: readonly { hertz: number; at: number; seconds: number }[]): void => {
  if (!('AudioContext' in globalThis) || !isSoundOn()) return
  context ??= new AudioContext()
  // Browsers mute a page until the user has interacted with it.
  void context.resume().catch(() => undefined)
  for (const one of tones) tone(context, one)
}

export const soundTaken = (): void => {
  play([{ hertz: 1760, at: 0, seconds: 0.09 }])
  navigator.vibrate?.(60)
}
export const soundUnknown = (): void => {
  play([
    { hertz: 220, at: 0, seconds: 0.15 },
    { hertz: 196, at: 0.2, seconds: 0.25 },
  ])
  navigator.vibrate?.([120, 80, 120])
}
