// @ts-check
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const LOOK_EVERY = 500;

const parent = process.ppid;
/** @type {Set<(signal: NodeJS.Signals) => void>} */
const stops = new Set();
let stopping = false;

/**
 * Calls `stop` with the signal when this process is asked to stop. Every listener is called once.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStop(stop) {
  stops.add(stop);
}

/** @param {NodeJS.Signals} signal */
function tell(signal) {
  if (stopping) return;
  stopping = true;
  for (const stop of stops) stop(signal);
}

for (const signal of SIGNALS) process.on(signal, () => tell(signal));

// npm starts us through a shell, which ends on a signal without forwarding it.
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  setInterval(() => process.ppid !== parent && tell('SIGTERM'), LOOK_EVERY).unref();
}
