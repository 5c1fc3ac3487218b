import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { useUserId } from '@smart-elevator/shared-api/client/session';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { useState } from 'react';

const PREFIX = 'mf-technician.typed/';

/** How long it is kept. */
const KEPT_MS = 30 * 86_400_000;

interface Typed<Value> {
  value: Value;
  /** Keeps it on the phone until `forget`: the page may be reloaded, such as when the camera opens. */
  change: (next: Value) => void;
  /** It is saved; the value is the first one again. */
  forget: () => void;
}

/**
 * What the user has typed and not saved yet, by `name`, such as 'visit:12/parts' (R1430). A value of JSON; one of another type than `first` is not
 * restored. Signing out removes it.
 */
export function useTyped<Value extends string | readonly unknown[]>(
  name: string,
  first: Value,
): Typed<Value> {
  const key = `${PREFIX}${useUserId()}/${name}`;
  const [value, setValue] = useState<Value>(() => read(key, first));
  return {
    value,
    change: (next) => {
      setValue(next);
      browserStorage.setItem(key, JSON.stringify({ at: Date.now(), value: next }));
    },
    forget: () => {
      setValue(first);
      browserStorage.removeItem(key);
    },
  };
}

function read<Value>(key: string, first: Value): Value {
  const text = browserStorage.getItem(key);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (isRecord(kept) && typeof kept['at'] === 'number' && Date.now() - kept['at'] < KEPT_MS) {
      const { value } = kept;
      if (typeof value === typeof first && Array.isArray(value) === Array.isArray(first))
        return value as Value;
    }
  } catch {
    // Not ours: it is replaced by the next input.
  }
  if (text !== null) browserStorage.removeItem(key);
  return first;
}
