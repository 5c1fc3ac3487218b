import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { partMessages } from './messages';

const ACTION = 'store on the phone';

/** Runs what stores something in the outbox, and says why if that fails. Resolves with whether it is stored. */
export async function stored(store: () => Promise<unknown>): Promise<boolean> {
  try {
    await store();
    dismissFailures(ACTION);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? translateServerMessage(error.message) : '';
    alertFailure([partMessages.notStored, reason].filter(Boolean).join('. '), ACTION);
    return false;
  }
}

/** `stored`, and whether it runs: a button that is busy meanwhile stores once, also when it is tapped twice. */
export function useStored() {
  const [busy, setBusy] = useState(false);
  const store = async (write: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      return await stored(write);
    } finally {
      setBusy(false);
    }
  };
  return { busy, store };
}
