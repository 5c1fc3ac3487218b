import { isSoundOn, keepSound, soundUntil, unlockSound } from '@smart-elevator/shared-ui/state/alarmSound';
import { useEffect, useState } from 'react';

/** The sound of alarms, for the bar. */
export interface AlarmSound {
  /** The browser keeps this tab silent until somebody presses something, or the sound was turned off here. */
  isSilent: boolean;
  turnOn: () => void;
}

/** One tab of a browser sounds: two would be out of step. */
const LOCK = 'smart-elevator.alarm-sound';

/** Repeats the sound while an alarm is open that nobody has taken (R1353). */
export function useAlarmSound(isLoud: boolean): AlarmSound {
  const [isSilent, setIsSilent] = useState(false);
  /** Changes when the sound is asked for again. */
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (!isLoud) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const start = async () => {
      const may = isSoundOn() && (await unlockSound());
      if (signal.aborted) return;
      setIsSilent(!may);
      if (may) await soundInOneTab(signal);
    };
    void start();
    // Any key or click in the tab is enough for the browser.
    const onInput = () => setAsked((count) => count + 1);
    const kinds = isSilent && isSoundOn() ? (['pointerdown', 'keydown'] as const) : [];
    for (const kind of kinds) document.addEventListener(kind, onInput, { passive: true });
    return () => {
      over.abort();
      for (const kind of kinds) document.removeEventListener(kind, onInput);
    };
  }, [isLoud, asked, isSilent]);

  return {
    isSilent: isLoud && isSilent,
    turnOn: () => {
      keepSound(true);
      void unlockSound();
      setAsked((count) => count + 1);
    },
  };
}

/** Sounds until `signal` aborts, in one tab of this browser; where tabs cannot agree, in each. */
async function soundInOneTab(signal: AbortSignal): Promise<void> {
  const sound = () =>
    new Promise<void>((resolve) => {
      soundUntil(signal);
      signal.addEventListener('abort', () => resolve());
    });
  // No locks in a browser that refuses its storage (R177), and on plain http.
  if (!('locks' in navigator)) return sound();
  await navigator.locks.request(LOCK, { signal }, sound).catch(() => (signal.aborted ? undefined : sound()));
}
