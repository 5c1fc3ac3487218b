import { useEffect, useRef, useState, type FocusEvent } from 'react';
import {
  ALERT_EVENT,
  RESOLVED_EVENT,
  isAlert,
  isResolvedBy,
  takeQueuedAlerts,
  type Alert,
} from '../state/alerts';
import { AlertItem } from './AlertItem';
import styles from './Alerts.module.css';

interface Shown extends Alert {
  id: number;
}

/** The only region for alerts (R242); it is outside of the routes, so it survives redirects. */
export function Alerts() {
  const [alerts, setAlerts] = useState<Shown[]>([]);
  /** What had the focus before it came to an alert: it gets the focus back when that alert is dismissed. */
  const before = useRef<Element>(null);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let next = 0;
    const add = (alert: Alert) => {
      const shown = { ...alert, id: (next += 1) };
      // A repeated message replaces the first one: it appears exactly once, and is announced again. So does another
      // result of an action that failed before.
      setAlerts((now) => [
        ...now.filter((one) => one.sentence !== alert.sentence && !isResolvedBy(one, alert.action)),
        shown,
      ]);
    };
    const answer = (event: Event) => {
      if (event instanceof CustomEvent)
        setAlerts((now) => now.filter((one) => !isResolvedBy(one, event.detail)));
    };
    const onAlert = (event: Event) => {
      if (!(event instanceof CustomEvent) || !isAlert(event.detail)) return;
      event.preventDefault();
      add(event.detail);
    };
    window.addEventListener(ALERT_EVENT, onAlert);
    window.addEventListener(RESOLVED_EVENT, answer);
    takeQueuedAlerts().forEach(add);
    return () => {
      window.removeEventListener(ALERT_EVENT, onAlert);
      window.removeEventListener(RESOLVED_EVENT, answer);
    };
  }, []);

  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const dismiss = (id: number) => {
    setAlerts((now) => now.filter((one) => one.id !== id));
    const isHere = region.current?.contains(document.activeElement);
    if (isHere && before.current instanceof HTMLElement) before.current.focus();
  };

  return (
    <div ref={region} className={styles.region} onFocus={remember}>
      {alerts.map(({ id, ...alert }) => (
        <AlertItem key={id} alert={alert} onDismiss={() => dismiss(id)} />
      ))}
    </div>
  );
}
