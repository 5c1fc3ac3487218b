import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';

const KEY = 'smart-elevator.alarm-sound';

/** Whether alarms are heard in this browser: unless somebody has turned the sound off here. */
export const isSoundOn = (): boolean => browserStorage.getItem(KEY) !== 'off';

/** Whether somebody has decided in this browser. */
export const isSoundAsked = (): boolean => browserStorage.getItem(KEY) !== null;

/** Remembers for this browser whether alarms are heard. */
export const keepSound = (on: boolean): void => void browserStorage.setItem(KEY, on ? 'on' : 'off');

/** Two tones of the signal, in Hz, each this long in seconds. */
const TONES = [960, 770];
const TONE_S = 0.28;
/** Seconds from one signal to the next. */
const PERIOD_S = 2.4;
const SIGNALS_AHEAD = 3;
const LOUDNESS = 0.35;

let context: AudioContext | undefined;

/**
 * Whether the browser lets this tab sound, after asking it to: only a tab that was used may, so a call within a click or a key
 * succeeds. False in a browser without sound.
 */
export async function unlockSound(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  // A tab that may not sound leaves the promise open.
  if (context.state !== 'running')
    await Promise.race([
      context.resume().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, 300)),
    ]);
  return context.state === 'running';
}

/** One signal at a moment of the context, in seconds. */
function signalAt(audio: AudioContext, gain: GainNode, at: number): void {
  for (const [place, frequency] of [...TONES, ...TONES].entries()) {
    const tone = audio.createOscillator();
    tone.type = 'square';
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(at + place * TONE_S);
    tone.stop(at + (place + 1) * TONE_S);
  }
}

/** Sounds one signal now, to try it. */
export function playOnce(): void {
  if (!context) return;
  signalAt(context, gainOf(context), context.currentTime);
}

function gainOf(audio: AudioContext): GainNode {
  const gain = audio.createGain();
  gain.gain.value = LOUDNESS;
  gain.connect(audio.destination);
  return gain;
}

/**
 * Repeats the signal until `signal` aborts. It is planned some periods ahead: a browser wakes the timers of a hidden tab once a
 * second at most.
 */
export function soundUntil(signal: AbortSignal): void {
  if (!context) return;
  const audio = context;
  const gain = gainOf(audio);
  let next = audio.currentTime;
  const plan = () => {
    for (; next < audio.currentTime + SIGNALS_AHEAD * PERIOD_S; next += PERIOD_S) signalAt(audio, gain, next);
  };
  plan();
  const timer = setInterval(plan, PERIOD_S * 1_000);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    gain.disconnect();
  });
}
