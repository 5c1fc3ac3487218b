/** A seeded random number generator (mulberry32): the same requests on every machine. */
export class SeededRandom {
  private state: number;

  constructor(seed: number | string) {
    this.state =
      typeof seed === 'number'
        ? seed
        : [...seed].reduce(
            (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
            0x811c9dc5,
          );
  }

  /** At least 0, below 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `below`, without it. */
  whole(below: number): number {
    return Math.floor(this.fraction() * below);
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.whole(choices.length)] as T;
  }

  isOnceIn(times: number): boolean {
    return this.whole(times) === 0;
  }
}
