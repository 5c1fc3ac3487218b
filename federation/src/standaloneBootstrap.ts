import { loadRemote, registerRemotes } from './hostRuntime';
import type { Remote } from './remote';
import { runStandalone, type StandaloneDescription } from './runStandalone';

/** Runs the deployed remote in the folder of this page: the same files that the shell loads, without the shell. */
async function runStandaloneAt(page: string): Promise<void> {
  const answer = await fetch(new URL('remote.json', page));
  const description: StandaloneDescription = await answer.json();
  const { name } = description;
  const entry = new URL('remoteEntry.js', page).href;
  registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }]);
  const exposed = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!exposed) throw new Error(`${entry} exposes no remote.`);
  // The address of a deployed version is a folder of files: its screens use the hash.
  runStandalone(exposed.default, description, { deployed: true });
}

runStandaloneAt(window.location.href).catch((error: unknown) => {
  console.error(error);
  document.body.append('This remote could not be started. Please reload the page.');
});
