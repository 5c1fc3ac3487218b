import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useDensity } from '../state/useDensity';
import { useTheme } from '../state/useTheme';
import { antdTheme } from './antdTheme';
import { useAntdLocale } from './useAntdLocale';

/** By what the page's policy knows styles that are made here; nothing where the server that sent the page gave none. */
function nonceOfPage(): { nonce?: string } {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce ? { nonce } : {};
}

/** Gives Ant Design the look's values; around every widget that uses it, so that pages without one load none of it. */
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
