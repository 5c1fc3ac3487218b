import { readFileSync } from 'node:fs';

/** Milliseconds between looks. */
const INTERVAL = 20;

/** How much memory a process holds (resident), in bytes; undefined where the system does not tell. */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Begins to watch a process; the function that comes back ends it and gives the most that it grew by, in bytes. */
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
