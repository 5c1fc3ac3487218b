/** Whole numbers from a seed (mulberry32), both ends inclusive: the same seed gives the same numbers. */
export function seeded(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (to - from + 1));
  };
}
