import { tabStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { useState } from 'react';

const KEY = 'smart-elevator.alarms-height';

/** Remembers how high the bar of alarms is in this tab, in px; 0 if there is none. */
export function keepBarHeight(height: number): void {
  if (height > 0) tabStorage.setItem(KEY, String(height));
  else tabStorage.removeItem(KEY);
}

/** Keeps the place of the bar until the alarms are known, if this tab had one before it was loaded again: nothing moves (R1353). */
export function BarPlace() {
  const [height] = useState(() => Number(tabStorage.getItem(KEY)));
  if (!(height > 0)) return null;
  return <div style={{ blockSize: `${height}px`, background: 'var(--color-alarm)' }} />;
}
