// @ts-check
import { run } from '../steps/run.mjs';

/**
 * Which of the shards this commit runs: each commit runs the next one. If the history is incomplete (a shallow clone) or
 * missing, the commit's hash decides.
 *
 * @param {number} shards
 */
export async function shardOfCommit(shards) {
  const git = async (/** @type {string[]} */ ...args) => {
    const { ok, output } = await run('git', args);
    return ok ? output.trim() : '';
  };
  const hash = await git('rev-parse', 'HEAD');
  const isWhole = (await git('rev-parse', '--is-shallow-repository')) === 'false';
  const number = isWhole
    ? Number(await git('rev-list', '--count', 'HEAD'))
    : Number.parseInt(hash.slice(0, 8), 16);
  return { hash: hash.slice(0, 10), shard: (Number.isFinite(number) ? number : 0) % shards };
}
