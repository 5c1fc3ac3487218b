// @ts-check
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { replaceOnce } from '../store/replaceOnce.mjs';
import { titleOf } from './registry.mjs';

/**
 * @typedef {import('../store/directoryStore.mjs').Store} Store
 * @typedef {{ team: string, salt: string, hash: string }} Deployer of its token only the hash is stored
 * @typedef {Record<string, Deployer[]>} Deployers by the name of the remote, or 'shell'
 */

/** In a folder that no server of ours sends. */
const DEPLOYERS = '.delivery/deployers.json';

/** The tokens of the caller: DEPLOY_TOKEN, several separated by commas. */
const ownTokens = () => (process.env['DEPLOY_TOKEN'] ?? '').split(/[\s,]+/).filter(Boolean);

/**
 * Throws if one of the packages has deployers and none of the tokens is theirs. A package without deployers may be
 * deployed by everybody.
 *
 * @param {Store} store
 * @param {readonly string[]} names
 * @param {readonly string[]} [tokens]
 * @returns {Promise<string | undefined>} the teams of the tokens
 */
export async function authorize(store, names, tokens = ownTokens()) {
  const { deployers } = await readDeployers(store);
  const teams = names.flatMap((name) => {
    const own = deployers[name] ?? [];
    if (own.length === 0) return [];
    const deployer = own.find((one) => tokens.some((token) => matches(one, token)));
    if (deployer) return [deployer.team];
    const listed = own.map(({ team }) => team).join(', ');
    throw new DeployRejectedError(
      `${titleOf(name)} is deployed by ${listed}. Please set DEPLOY_TOKEN to the token of that team.`,
      'deployers',
    );
  });
  return teams.length > 0 ? [...new Set(teams)].join(', ') : undefined;
}

/**
 * Gives a team a new token for a package; a former token of the team ends. Everybody who may deploy the package may do this.
 *
 * @param {Store} store
 * @param {string} name
 * @param {string} team
 * @param {readonly string[]} [tokens] of the caller
 * @returns {Promise<string>} the token, which is stored nowhere
 */
export async function addDeployer(store, name, team, tokens) {
  if (!/^[\w-]+$/.test(team)) throw new DeployRejectedError('Please name the team, such as tickets-team.');
  const token = randomBytes(32).toString('base64url');
  const salt = randomBytes(16).toString('base64url');
  await changeDeployers(store, name, tokens, (own) => [
    ...own.filter((one) => one.team !== team),
    { team, salt, hash: hashOf(token, salt) },
  ]);
  return token;
}

/**
 * Ends the token of a team. After the last one, everybody may deploy the package again.
 *
 * @param {Store} store
 * @param {string} name
 * @param {string} team
 * @param {readonly string[]} [tokens] of the caller
 */
export const removeDeployer = (store, name, team, tokens) =>
  changeDeployers(store, name, tokens, (own) => {
    if (!own.some((one) => one.team === team))
      throw new DeployRejectedError(`${team} is not a deployer of ${name === 'shell' ? 'the shell' : name}.`);
    return own.filter((one) => one.team !== team);
  });

/**
 * @param {Store} store
 * @param {string} name
 * @param {readonly string[] | undefined} tokens
 * @param {(own: readonly Deployer[]) => Deployer[]} change
 */
async function changeDeployers(store, name, tokens, change) {
  await authorize(store, [name], tokens);
  const { deployers, tag } = await readDeployers(store);
  const next = { ...deployers, [name]: change(deployers[name] ?? []) };
  const bytes = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
  if (!(await replaceOnce(store, DEPLOYERS, bytes, tag)))
    throw new DeployRejectedError(
      'The deployers were changed by someone else in the meantime. Please try again.',
    );
}

/** @param {Store} store @returns {Promise<{ deployers: Deployers, tag: string | undefined }>} */
async function readDeployers(store) {
  const kept = await store.read(DEPLOYERS);
  if (!kept) return { deployers: {}, tag: undefined };
  try {
    return { deployers: JSON.parse(kept.bytes.toString()), tag: kept.tag };
  } catch {
    throw new DeployRejectedError(
      `${DEPLOYERS} of ${store.place} is broken, so nobody may deploy.`,
      'deployers',
    );
  }
}

/** @param {Deployer} deployer @param {string} token */
const matches = ({ salt, hash }, token) =>
  timingSafeEqual(Buffer.from(hashOf(token, salt)), Buffer.from(hash));

/** @param {string} token @param {string} salt */
const hashOf = (token, salt) => scryptSync(token, salt, 32).toString('base64url');
