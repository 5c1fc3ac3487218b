import { useSyncExternalStore } from 'react';
import { changeLanguage, onLanguageChange, currentLanguage, type Language } from './language';

/** The shown language and a function to change it; renders again when it changes. */
export function useLanguage(): { language: Language; choose: (language: Language) => Promise<boolean> } {
  return { language: useSyncExternalStore(onLanguageChange, currentLanguage), choose: changeLanguage };
}
