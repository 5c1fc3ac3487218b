import { addSentences } from '@smart-elevator/shared-ui/language/catalogue';

/** Names the sentences of what stands around the screens, and of what the server answers. Called by a host before it starts. */
export function addHostSentences(): void {
  addSentences('hi', () => import('./language/hi.json'));
  addSentences('hi', () => import('@smart-elevator/shared-api/language/hi'));
}
