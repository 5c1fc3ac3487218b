// @ts-check
import { completeDescription, readDescription } from '../artifacts/description.mjs';
import { remoteFolders } from '../artifacts/workspace.mjs';
import { checkOwnership } from '../delivery/gate/checkOwnership.mjs';

/**
 * A remote that is to be created.
 *
 * @typedef {object} NewRemote
 * @property {string} name the name of its folder: mf-inventory
 * @property {string} key the name of its address and of its journey: inventory
 * @property {string} component of its first screen: InventoryPage
 * @property {string} title Inventory
 * @property {string} hindi its title in Hindi
 * @property {string} model the folder of the remote whose configuration it gets
 * @property {import('../artifacts/description.mjs').WrittenDescription & { budgets: Record<string, number> }} description
 */

/** The compressed bytes of all its files: one screen has 20,000, and its team raises it with each other one. */
const TOTAL = 60_000;

/** 'New section'; a remote is named in its navigation entry before its translations are loaded. */
const NEW_SECTION = 'नया अनुभाग';

/**
 * Reads the arguments of the command.
 *
 * @param {string} root the project's folder
 * @param {readonly string[]} words name, title and title in Hindi; only the name is required
 * @returns {NewRemote}
 */
export function newRemote(root, words) {
  const [name = '', given, hindi = NEW_SECTION, ...more] = words;
  if (more.length > 0 || !isDevanagari(hindi))
    throw new Error(
      `Please write a title of several words in quotes, and its Hindi in Devanagari: ${name} ${quoted(words.slice(1))}.`,
    );
  const key = name.replace(/^mf-/, '');
  const title = given ?? key.charAt(0).toUpperCase() + key.slice(1);
  const remotes = remoteFolders(root).map(readDescription);
  const model = remotes.toSorted((a, b) => a.paths.length - b.paths.length)[0];
  const description = {
    name,
    contract: model.contract,
    navigation: [
      {
        label: title,
        labels: { hi: hindi },
        path: `/${key}`,
        order: 10 + Math.max(...remotes.flatMap(({ navigation }) => navigation.map(orderOf))),
      },
    ],
    titles: { hi: hindi },
    extensions: [],
    screens: { [`./${componentOf(key)}`]: [`/${key}`] },
    budgets: { ...model.budgets, total: TOTAL },
    journeys: [key],
  };
  refuse(name, title, completeDescription(description), remotes);
  return { name, key, component: componentOf(key), title, hindi, model: model.name, description };
}

/** @param {string} word */
const isDevanagari = (word) => /\p{Script=Devanagari}/u.test(word);

/** Words of a title, and those of its Hindi, each in quotes. @param {readonly string[]} words */
function quoted(words) {
  const first = words.findIndex(isDevanagari);
  const titles = first > 0 ? [words.slice(0, first), words.slice(first)] : [words];
  return titles.map((title) => `'${title.join(' ')}'`).join(' ');
}

/** @param {string} key */
const componentOf = (key) => `${key.charAt(0).toUpperCase()}${key.slice(1)}Page`;

/** @param {{ order: number }} item */
const orderOf = ({ order }) => order;

/**
 * @param {string} name
 * @param {string} title
 * @param {import('../registry').RemoteDescription} description
 * @param {readonly import('../registry').DeployedRemote[]} remotes
 */
function refuse(name, title, description, remotes) {
  if (!/^mf-[a-z]+$/.test(name))
    throw new Error(`Please name the new remote mf- and small letters, such as mf-inventory.`);
  if (!/^[\p{L}\p{N} ]+$/u.test(title))
    throw new Error(`The title '${title}' has more than letters and digits.`);
  // The runtime of Module Federation looks for remotes by the beginning of a name.
  const near = remotes.find((remote) => remote.name.startsWith(name) || name.startsWith(remote.name));
  if (near) throw new Error(`${name} and ${near.name} begin with the same name. Please choose another one.`);
  const live = { revision: '', shell: { version: '', contract: '' }, remotes };
  const [violation] = checkOwnership(live, name, description);
  if (violation) throw new Error(violation);
}
