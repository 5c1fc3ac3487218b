import { registerTranslations } from '../../language/translations';

/** Registers the translations of server messages. A host calls it before it starts. */
export function registerHostTranslations(): void {
  registerTranslations(
    'hi',
    () => import(/* webpackChunkName: "hindi" */ '@smart-elevator/shared-api/language/hi'),
  );
}
