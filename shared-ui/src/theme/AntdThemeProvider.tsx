import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useDensity } from '../state/useDensity';
import { useTheme } from '../state/useTheme';
import { antdTheme } from './antdTheme';
import { useAntdLocale } from './useAntdLocale';

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
