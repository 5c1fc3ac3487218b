import { addSentences } from '@smart-elevator/shared-ui/language/catalogue';

/** Names the sentences of what the server answers. Called by a host before it starts. */
export function addHostSentences(): void {
  addSentences('hi', () => import(/* webpackChunkName: "hindi" */ '@smart-elevator/shared-api/language/hi'));
}
