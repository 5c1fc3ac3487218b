// @ts-check

/** The greatest script of a remote, uncompressed: a phone reads about a megabyte in a second. */
const MAX_SCRIPT = 150_000;

/**
 * The budget violations of a remote: of the scripts that its first visit loads, of all files that a screen loads, of all
 * its files, and of its own copy of shared-ui and of the libraries of that, which is loaded only where the shell's does
 * not fit.
 *
 * @typedef {{ sent: number, whole: number }} Size of a file as it is sent, and uncompressed, in bytes
 *
 * @param {import('../artifacts/DescribedRemote').DescribedRemote} candidate
 * @param {Readonly<Record<string, Size>>} sizes of all its files, by name
 * @param {readonly string[]} lookFiles those of its own copy of shared-ui
 * @param {{ first?: number, screen?: number, total?: number, look?: number }} budgets of `remote.json`, in bytes as sent
 * @returns {string[]} sentences
 */
export function checkBudgets({ name, version }, sizes, lookFiles, { first, screen, total, look } = {}) {
  if (first === undefined || screen === undefined || total === undefined || look === undefined)
    return [
      `${name} names no budget: "budgets": { "first": bytes, "screen": bytes, "total": bytes, "look": bytes } in its remote.json.`,
    ];
  const base = `/mf/${name}/${version.version}/`;
  const bytesOf = (/** @type {readonly string[]} */ files) =>
    [...new Set(files)].reduce((sum, file) => sum + (sizes[file]?.sent ?? 0), 0);
  const within = (/** @type {readonly string[]} */ addresses) =>
    addresses.map((address) => address.slice(base.length));
  const initial = within([version.entry, ...version.preload]);
  const own = Object.keys(sizes).filter((file) => !lookFiles.includes(file));
  const over = (/** @type {string} */ what, /** @type {number} */ bytes, /** @type {number} */ budget) =>
    bytes > budget
      ? [`${name} ${what.replace('%', `${bytes} bytes`)}; its budget is ${budget} (remote.json).`]
      : [];
  return [
    ...over('sends % at first', bytesOf(initial), first),
    ...(version.screenFiles ?? []).flatMap(({ paths, files }) =>
      over(`sends % for the screen ${paths[0]}`, bytesOf([...initial, ...within(files)]), screen),
    ),
    ...over('has % of files', bytesOf(own), total),
    ...over('has % of its own copy of shared-ui', bytesOf(lookFiles), look),
    ...own
      .filter((file) => file.endsWith('.js') && (sizes[file]?.whole ?? 0) > MAX_SCRIPT)
      .map(
        (file) =>
          `${name} has the script ${file} of ${sizes[file]?.whole} bytes; a script has at most ${MAX_SCRIPT}, uncompressed.`,
      ),
  ];
}
