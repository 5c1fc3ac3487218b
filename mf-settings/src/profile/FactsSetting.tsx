import type { ReactNode } from 'react';
import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { messages } from '@smart-elevator/shared-ui/messages';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { Setting } from '../settings/Setting';
import settings from '../settings/Setting.module.css';
import styles from './Facts.module.css';

interface FactsSettingProps<Data extends object> {
  texts: { title: string; hint: string; failed: string };
  query: CallState<Data>;
  /** Above the facts. */
  picture?: ReactNode;
  facts: readonly (readonly [title: string, value: string | undefined])[];
  /** What can be changed: the button of each. */
  buttons: readonly { label: string; onClick: () => void }[];
  /** The open dialog. */
  children: ReactNode;
}

/** A setting of several values with their titles, each a dash until it is loaded, and buttons that change them. */
export function FactsSetting<Data extends object>(props: FactsSettingProps<Data>) {
  const { texts, query, picture, facts, buttons, children } = props;
  const loading = !query.data;
  const shown = (
    <>
      {picture}
      <dl className={styles.facts} aria-busy={loading}>
        {facts.map(([title, value]) => (
          <div key={title} className={styles.fact}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.value}>
              {value?.trim() || <span aria-hidden={loading}>–</span>}
              {loading ? <VisuallyHidden>{messages.loading}</VisuallyHidden> : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className={settings.buttons}>
        {buttons.map(({ label, onClick }) => (
          <Button key={label} disabled={loading} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded query={query} failed={texts.failed} placeholder={shown}>
        {() => shown}
      </Loaded>
      {children}
    </Setting>
  );
}
