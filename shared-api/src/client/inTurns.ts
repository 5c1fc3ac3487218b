/** What a change has left; undefined if it was refused. */
type Changed<T> = Promise<T | undefined>;

/**
 * Makes the changes of one thing one after the other, also before an answer is shown, so that nobody is in their own way. Each
 * one is given what the ones before it have left; undefined if nothing was changed. A change never throws.
 */
export function inTurns<T>() {
  const left = new Map<string | number, Changed<T>>();
  return async (thing: string | number, change: (before: T | undefined) => Changed<T>) => {
    const before = left.get(thing);
    const changed = (async () => change(await before))();
    const now = (async () => (await changed) ?? before)();
    left.set(thing, now);
    const saved = await changed;
    return { saved, isLast: left.get(thing) === now };
  };
}
