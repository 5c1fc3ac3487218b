import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/useLanguage';

/**
 * What Ant Design's widgets say by themselves, in the shown language. English until another one is there, and never
 * nothing: Ant Design draws its widgets anew, without what was typed into them, when a first locale is given to it.
 */
export function useAntdLocale(): Locale {
  const { language } = useLanguage();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let gone = false;
    const take = ({ locale: hindi }: { locale: Locale }) => {
      if (!gone) setLocale(hindi);
    };
    // What cannot be fetched stays English: no widget fails for that.
    if (language === 'hi') import('./antdHindi').then(take, () => undefined);
    return () => {
      gone = true;
    };
  }, [language]);
  return (language === 'hi' ? locale : undefined) ?? english;
}
