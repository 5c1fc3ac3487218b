import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { languageOf } from '@smart-elevator/shared-api/contract/preferences/language';
import type { Language } from './languageState';

const KEY = 'smart-elevator.chosen-language';

/** Remembers a choice that was made outside of the settings: the next opening of the console stores it for the user (R258). */
export const rememberChosenLanguage = (language: string): void => void browserStorage.setItem(KEY, language);

/** That choice, once; undefined if there is none. */
export function takeChosenLanguage(): Language | undefined {
  const chosen = languageOf(browserStorage.getItem(KEY) ?? '');
  browserStorage.removeItem(KEY);
  return chosen;
}
