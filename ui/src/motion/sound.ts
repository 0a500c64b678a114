/** What can be heard at the table. */
export type Heard = 'card' | 'car' | 'engine' | 'points' | 'punch' | 'turn' | 'refused' | 'dice' | 'pen' | 'money' | 'end'

/** A tone that glides from a pitch to another, or noise around a pitch; times in seconds, loudness beside the others. */
interface Part {
  wave: OscillatorType | 'noise'
  from: number
  to?: number
  at?: number
  for: number
  loud?: number
}

const click = (pitch: number, at = 0): Part => ({ wave: 'noise', from: pitch, at, for: 0.025 })

export const RECIPES: Record<Heard, Part[]> = {
  card: [{ wave: 'noise', from: 2600, for: 0.12 }],
  car: [{ wave: 'triangle', from: 150, to: 70, for: 0.09 }, click(1800)],
  engine: [
    { wave: 'triangle', from: 110, to: 55, for: 0.16 },
    { wave: 'noise', from: 900, at: 0.04, for: 0.35, loud: 0.6 },
  ],
  points: [
    { wave: 'sine', from: 660, for: 0.14 },
    { wave: 'sine', from: 880, at: 0.1, for: 0.18 },
  ],
  punch: [click(3200), click(1400, 0.07)],
  turn: [
    { wave: 'triangle', from: 120, to: 60, for: 0.08 },
    { wave: 'sine', from: 587, at: 0.1, for: 0.2 },
    { wave: 'sine', from: 740, at: 0.28, for: 0.34 },
  ],
  refused: [{ wave: 'triangle', from: 130, to: 90, for: 0.22 }],
  dice: [0, 0.06, 0.14, 0.25, 0.4].map((at) => click(2200, at)),
  pen: [{ wave: 'noise', from: 3400, for: 0.3, loud: 0.4 }],
  money: [
    { wave: 'sine', from: 1200, for: 0.05 },
    { wave: 'sine', from: 1200, at: 0.08, for: 0.06 },
  ],
  end: [
    { wave: 'sine', from: 392, for: 0.18 },
    { wave: 'sine', from: 494, for: 0.18 },
    { wave: 'sine', from: 587, at: 0.24, for: 0.7 },
    { wave: 'sine', from: 784, at: 0.24, for: 0.7 },
  ],
}

const LOUDEST = 0.126 // −18 dB

/** The page's one voice, made when it is first heard: a browser lets a page sound only once somebody has touched it. */
export class Voice {
  private audio: AudioContext | null = null
  private hiss: AudioBuffer | null = null

  private readonly volume: () => number
  private readonly make: () => AudioContext | null

  /** `volume` is from 0, which is silent, to 1. */
  constructor(volume: () => number, make: () => AudioContext | null = touched) {
    this.volume = volume
    this.make = make
  }

  play(heard: Heard): void {
    const volume = this.volume()
    if (volume <= 0) return
    this.audio ??= this.make()
    if (!this.audio) return
    for (const part of RECIPES[heard]) this.sound(this.audio, part, volume * LOUDEST * (part.loud ?? 1))
  }

  private sound(audio: AudioContext, part: Part, loud: number): void {
    const [from, end] = [audio.currentTime + (part.at ?? 0), audio.currentTime + (part.at ?? 0) + part.for]
    const gain = audio.createGain()
    gain.gain.setValueAtTime(0.0001, from)
    gain.gain.exponentialRampToValueAtTime(loud, from + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    const source = part.wave === 'noise' ? this.noise(audio, part, gain) : this.tone(audio, part, gain)
    gain.connect(audio.destination)
    source.start(from)
    source.stop(end + 0.02)
  }

  private tone(audio: AudioContext, { wave, from, to, at = 0, for: long }: Part, into: AudioNode): AudioScheduledSourceNode {
    const tone = audio.createOscillator()
    tone.type = wave as OscillatorType
    tone.frequency.setValueAtTime(from, audio.currentTime + at)
    if (to) tone.frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + long)
    tone.connect(into)
    return tone
  }

  private noise(audio: AudioContext, { from }: Part, into: AudioNode): AudioScheduledSourceNode {
    this.hiss ??= hissOf(audio)
    const [noise, band] = [audio.createBufferSource(), audio.createBiquadFilter()]
    noise.buffer = this.hiss
    noise.loop = true
    band.type = 'bandpass'
    band.frequency.value = from
    noise.connect(band)
    band.connect(into)
    return noise
  }
}

function touched(): AudioContext | null {
  return navigator.userActivation?.hasBeenActive === false ? null : new AudioContext()
}

/** Half a second of noise, always the same. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0, seed = 1; at < samples.length; at++) {
    seed = (seed * 16807) % 2147483647
    samples[at] = (seed / 2147483647) * 2 - 1
  }
  return buffer
}
