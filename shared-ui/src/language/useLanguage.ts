import { useSyncExternalStore } from 'react';
import { changeLanguage, onLanguageChange, currentLanguage, type Language } from './language';

/** The language that is shown, and how to choose another; draws anew when it changes. */
export function useLanguage(): { language: Language; choose: (language: Language) => Promise<boolean> } {
  return { language: useSyncExternalStore(onLanguageChange, currentLanguage), choose: changeLanguage };
}
