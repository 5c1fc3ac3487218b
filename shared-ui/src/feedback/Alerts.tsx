import { useEffect, useState } from 'react';
import { ALERT_EVENT, isAlert, takeWaitingAlerts, type Alert } from '../state/alerts';
import { AlertLine } from './AlertLine';
import styles from './Alerts.module.css';

interface Shown extends Alert {
  id: number;
}

/** The one region that speaks (decision 2); it stands above the routes, so it survives redirects. */
export function Alerts() {
  const [alerts, setAlerts] = useState<Shown[]>([]);

  useEffect(() => {
    let next = 0;
    const add = (alert: Alert) => {
      const shown = { ...alert, id: (next += 1) };
      // The same sentence again replaces the first: it stands on the page exactly once, and is announced anew.
      setAlerts((now) => [...now.filter(({ sentence }) => sentence !== alert.sentence), shown]);
    };
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent) || !isAlert(event.detail)) return;
      event.preventDefault();
      add(event.detail);
    };
    window.addEventListener(ALERT_EVENT, hear);
    takeWaitingAlerts().forEach(add);
    return () => window.removeEventListener(ALERT_EVENT, hear);
  }, []);

  return (
    <div className={styles.region}>
      {alerts.map(({ id, tone, sentence }) => (
        <AlertLine
          key={id}
          tone={tone}
          sentence={sentence}
          onGone={() => setAlerts((now) => now.filter((alert) => alert.id !== id))}
        />
      ))}
    </div>
  );
}
