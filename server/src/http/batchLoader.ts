interface PendingLoad<Key, Found> {
  key: Key;
  grant: (found: Found | undefined) => void;
  refuse: (error: unknown) => void;
}

/**
 * Looks things up for many callers at once: what is asked for while a reading is under way is read by the next one, all in
 * one. Every answer is of a reading that began after it was asked for; who comes alone waits for nobody. `read` gives what
 * it found, in the order of the keys.
 */
export function batchLoader<Key, Found>(
  read: (keys: readonly Key[]) => Promise<readonly (Found | undefined)[]>,
): (key: Key) => Promise<Found | undefined> {
  let waiting: PendingLoad<Key, Found>[] = [];
  let reading = false;

  async function loadPending(): Promise<void> {
    const wishes = waiting;
    waiting = [];
    reading = true;
    try {
      const found = await read(wishes.map(({ key }) => key));
      wishes.forEach(({ grant }, place) => grant(found[place]));
    } catch (error) {
      for (const { refuse } of wishes) refuse(error);
    }
    reading = false;
    if (waiting.length > 0) void loadPending();
  }

  return (key) =>
    new Promise((grant, refuse) => {
      waiting.push({ key, grant, refuse });
      if (!reading) void loadPending();
    });
}
