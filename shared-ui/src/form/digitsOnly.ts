import type { KeyboardEvent } from 'react';

/** Keys that write something other than a digit write nothing (R255); shortcuts such as copying still work. */
export function digitsOnly(event: KeyboardEvent): void {
  const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (writes && !/\d/.test(event.key)) event.preventDefault();
}
