import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/useLanguage';

/**
 * The texts of Ant Design's widgets in the shown language. English until another locale is loaded, and never
 * undefined: when Ant Design gets its first locale, it remounts its widgets and loses their input.
 */
export function useAntdLocale(): Locale {
  const { language } = useLanguage();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let gone = false;
    const take = ({ locale: hindi }: { locale: Locale }) => {
      if (!gone) setLocale(hindi);
    };
    // If it cannot be fetched, the texts stay English.
    if (language === 'hi') import('./antdHindi').then(take, () => undefined);
    return () => {
      gone = true;
    };
  }, [language]);
  return (language === 'hi' ? locale : undefined) ?? english;
}
