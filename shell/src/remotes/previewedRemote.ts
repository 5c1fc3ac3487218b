import { call } from '@smart-elevator/shared-api/client/call';
import { mayPreview } from '@smart-elevator/shared-api/contract/telemetry/endpoints';
import { parseRemote, type DeployedRemote } from '@smart-elevator/federation/registry';

/** A remote and its version; nothing that leads to another file. */
const VERSION = /^[\w-]+\/\d[\w.-]*$/;

/** A remote in a version that may not be deployed; undefined if there is none, or if it is not for this dealer. */
export async function previewedRemote(version: string): Promise<DeployedRemote | undefined> {
  if (!VERSION.test(version)) return undefined;
  try {
    const file = new URL(`/mf/${version}/version.json`, window.location.origin);
    const [answer] = await Promise.all([fetch(file), call(mayPreview, {})]);
    const { name, title, version: described } = await answer.json();
    return parseRemote({ ...described, name, title });
  } catch {
    return undefined;
  }
}
