// @ts-check
/** Prints a progress message. @param {string} sentence */
export const printLine = (sentence) => void process.stdout.write(`${sentence}\n`);

/**
 * Prints an error message and exits.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function exitWithError(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** 83 seconds as '1 min 23 s', 1234 milliseconds as '1.2 s'. @param {number} milliseconds */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
