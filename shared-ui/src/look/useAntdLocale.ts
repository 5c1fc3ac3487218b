import type { Locale } from 'antd/es/locale';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/useLanguage';

/** What Ant Design's widgets say by themselves, in the shown language; undefined in English, which they bring along. */
export function useAntdLocale(): Locale | undefined {
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
  return language === 'hi' ? locale : undefined;
}
