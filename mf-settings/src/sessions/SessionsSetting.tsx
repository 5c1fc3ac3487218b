import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { sessionList } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { OwnSession } from '@smart-elevator/shared-api/contract/account/ownSession';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import { EndAllSessions } from './EndAllSessions';
import { SessionLine } from './SessionLine';
import styles from './Sessions.module.css';

const said = messages.sessions;

/** More than these are seldom looked at: whoever never signs out has hundreds. */
const FEW = 5;

/** The dealer's own sessions: where they are signed in, and the ways to end that. */
export function SessionsSetting() {
  const { data, error, retry } = useCall(sessionList, {});
  const [all, setAll] = useState(false);
  return (
    <Setting title={said.title} hint={said.hint}>
      {data ? (
        <>
          <ul className={styles.sessions} aria-label={said.title}>
            {thisFirst(data)
              .slice(0, all ? undefined : FEW)
              .map((session) => (
                <SessionLine key={session.session_id} session={session} />
              ))}
          </ul>
          <div className={styles.foot}>
            <EndAllSessions />
            {data.length > FEW ? (
              <Button kind="link" onClick={() => setAll(!all)}>
                {all ? said.fewer : said.showAll(data.length)}
              </Button>
            ) : null}
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

/** This browser's own stands above those that were used last. */
const thisFirst = (sessions: readonly OwnSession[]): OwnSession[] =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
