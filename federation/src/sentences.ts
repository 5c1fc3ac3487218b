import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';

/** Names the sentences of what the server answers. Called by a host before it starts. */
export function registerHostTranslations(): void {
  registerTranslations(
    'hi',
    () => import(/* webpackChunkName: "hindi" */ '@smart-elevator/shared-api/language/hi'),
  );
}
