import { readFileSync } from 'node:fs';

/** The interval of the measurements, in milliseconds. */
const INTERVAL = 20;

/** The resident memory of a process, in bytes; undefined if the system does not provide it. */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Starts watching a process; the returned function ends it and returns the maximum growth in bytes. */
export function watchMemory(pid: number): () => number | undefined {
  const before = memoryOf(pid);
  let most = before ?? 0;
  const look = () => void (most = Math.max(most, memoryOf(pid) ?? 0));
  const timer = setInterval(look, INTERVAL);
  return () => {
    clearInterval(timer);
    look();
    return before === undefined ? undefined : most - before;
  };
}
