/** What a scan sounds and feels like: a high tone when goods were taken, two low ones when there are none. */
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
  if (!('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  // A page that nobody has touched yet may not sound; then it stays silent.
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
