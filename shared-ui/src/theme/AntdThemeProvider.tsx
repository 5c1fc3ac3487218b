import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, useEffect, useState } from 'react';
import { useDensity } from '../state/useDensity';
import { useTheme } from '../state/useTheme';
import { antdTheme } from './antdTheme';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { useLanguage } from '../language/useLanguage';

/** The nonce that the page's policy requires for inline styles; none if the server did not send one. */
function nonceOfPage(): { nonce?: string } {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce ? { nonce } : {};
}

/** Passes our theme to Ant Design; it wraps each widget that uses Ant Design, so that other pages do not load it. */
export function AntdThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      theme={antdTheme({ shown: useTheme(), density: useDensity() })}
      wave={{ disabled: true }}
      csp={nonceOfPage()}
      locale={useAntdLocale()}
    >
      {children}
    </ConfigProvider>
  );
}

/**
 * The texts of Ant Design's widgets in the shown language. English until another locale is loaded, and never
 * undefined: when Ant Design gets its first locale, it remounts its widgets and loses their input.
 */
function useAntdLocale(): Locale {
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
