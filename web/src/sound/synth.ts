// Makes the sounds of a table from tones, with the Web Audio API. Nothing is loaded, and nothing is made before a
// sound is wanted.
import { settings } from '../table/settings.svelte'
import { PLAIN, type Moment, type Sounds, type Tone } from './sounds'

/** The loudest that a sound may be. */
const TOP = 0.3
const FADE = 0.001
const ATTACK_S = 0.008

let audio: AudioContext | null = null
let noise: AudioBuffer | null = null

function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return noise
}

/** What a tone comes from, and the pitch of it that may glide. */
function source(context: AudioContext, tone: Tone): [AudioScheduledSourceNode, AudioNode, AudioParam] {
  if (tone.wave === 'noise') {
    const made = context.createBufferSource()
    made.buffer = hiss(context)
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    return [made, made.connect(band), band.frequency]
  }
  const made = context.createOscillator()
  made.type = tone.wave
  return [made, made, made.frequency]
}

function sound(context: AudioContext, tone: Tone, volume: number) {
  const from = context.currentTime + (tone.at ?? 0)
  const until = from + tone.long
  const [made, end, pitch] = source(context, tone)
  pitch.setValueAtTime(tone.pitch, from)
  if (tone.to) pitch.exponentialRampToValueAtTime(tone.to, until)
  const gain = context.createGain()
  gain.gain.setValueAtTime(FADE, from)
  gain.gain.exponentialRampToValueAtTime((tone.loud ?? 0.5) * volume + FADE, from + ATTACK_S)
  gain.gain.exponentialRampToValueAtTime(FADE, until)
  end.connect(gain).connect(context.destination)
  made.start(from)
  made.stop(until)
}

/** Let a moment sound, if sound is switched on. */
export function play(moment: Moment, sounds: Sounds = PLAIN) {
  const { sound: wanted, volume } = settings.kept
  if (!wanted || !volume) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const tone of sounds[moment]) sound(audio, tone, (TOP * volume) / 100)
}
