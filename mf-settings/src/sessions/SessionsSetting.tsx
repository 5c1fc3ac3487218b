import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { sessionList } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { OwnSession } from '@smart-elevator/shared-api/contract/account/ownSession';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import { EndAllSessions } from './EndAllSessions';
import { SessionItem } from './SessionItem';
import styles from './Sessions.module.css';

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
