import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { sessionList } from '@smart-elevator/shared-api/contract/account/endpoints';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import { EndAllSessions } from './EndAllSessions';
import { SessionLine } from './SessionLine';
import styles from './Sessions.module.css';

const said = messages.sessions;

/** The dealer's own sessions: where they are signed in, and the ways to end that. */
export function SessionsSetting() {
  const { data, error, retry } = useCall(sessionList, {});
  return (
    <Setting title={said.title} hint={said.hint}>
      {data ? (
        <>
          <ul className={styles.sessions} aria-label={said.title}>
            {data.map((session) => (
              <SessionLine key={session.session_id} session={session} />
            ))}
          </ul>
          <div>
            <EndAllSessions />
          </div>
        </>
      ) : error ? (
        <FailureState title={said.failed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={2} />
      )}
    </Setting>
  );
}
