import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { sessionList, endSession } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { OwnSession } from '@smart-elevator/shared-api/contract/account/ownSession';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { signOutEverywhere } from '@smart-elevator/shared-api/client/account';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { alertFailure, alertSuccess, SESSION_ACTION } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import styles from './Sessions.module.css';
import { deviceName } from './deviceName';

const texts = messages.sessions;

/** More sessions are shown on demand: a user who never signs out has hundreds. */
const MAX_SHOWN = 5;

/** The dealer's own sessions, with buttons that end them. */
export function SessionsSetting() {
  const query = useCall(sessionList, {});
  const [all, setAll] = useState(false);
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded query={query} failed={texts.failed} rows={2}>
        {(data) => (
          <>
            <ul aria-label={texts.title}>
              {currentFirst(data)
                .slice(0, all ? undefined : MAX_SHOWN)
                .map((session) => (
                  <SessionItem key={session.session_id} session={session} />
                ))}
            </ul>
            <div className={styles.foot}>
              <EndAllSessions />
              {data.length > MAX_SHOWN ? (
                <Button kind="link" onClick={() => setAll(!all)}>
                  {all ? texts.fewer : texts.showAll(data.length)}
                </Button>
              ) : null}
            </div>
          </>
        )}
      </Loaded>
    </Setting>
  );
}

/** This browser's own comes first, then the most recently used. */
const currentFirst = (sessions: readonly OwnSession[]): OwnSession[] =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

/**
 * One session: the device's name, the time of its last use, and a button that ends it. This browser's own ends with
 * Logout.
 */
function SessionItem({ session }: { session: OwnSession }) {
  const { session_id, user_agent, address, created_at, last_used_at, current } = session;
  const device = deviceName(user_agent);
  const lastUsed = formatDateTime(last_used_at);
  const { send, sending } = useSendWithAlert(endSession, {
    action: `end session ${session_id}`,
    done: texts.ended(device),
    // By expiry or elsewhere.
    goneIsDone: true,
    failed: (_, reason) => `${texts.notEnded} ${reason}`,
  });

  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>{device}</p>
        <p className={styles.when}>{texts.lastUsed(lastUsed)}</p>
        <p className={styles.when}>{texts.begun(formatDateTime(created_at), address)}</p>
      </div>
      {current ? (
        <Tag tone="green">{texts.current}</Tag>
      ) : (
        <Button busy={sending} onClick={() => void send({ params: { session_id } })}>
          <span aria-hidden="true">{texts.end}</span>
          <VisuallyHidden>{texts.endOf(device, lastUsed)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** 'Sign out everywhere', with confirmation. The guard then redirects; after a failure the session stays. */
function EndAllSessions() {
  const [asking, setAsking] = useState(false);
  const leaving = useSession((state) => state.signingOut);
  const endAll = async () => {
    if (leaving) return;
    const outcome = await signOutEverywhere();
    // Before the alert: while a dialog is open, screen readers ignore the rest of the page.
    setAsking(false);
    if (!outcome.ok) alertFailure(outcome.sentence, SESSION_ACTION);
    else if (outcome.detail) alertSuccess(outcome.detail, SESSION_ACTION);
  };
  return (
    <>
      <Button icon="sign-out" onClick={() => setAsking(true)}>
        {texts.endAll}
      </Button>
      <ConfirmDialog
        open={asking}
        sentence={texts.endAllQuestion}
        subject={texts.endAllConsequence}
        confirmLabel={texts.endAll}
        busy={leaving}
        onConfirm={() => void endAll()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
