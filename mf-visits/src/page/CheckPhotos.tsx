import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { answerChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import type { VisitCheck } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { useFileUploads } from '@smart-elevator/shared-ui/screens/files/useFileUploads';
import { useEffect, useRef } from 'react';
import { checkMessages } from './checkMessages';
import { ItemPhotos } from './ItemPhotos';
import styles from './VisitChecks.module.css';

interface CheckPhotosProps {
  visit_id: number;
  elevator_id: number;
  item: VisitCheck;
  text: string;
  canAdd: boolean;
}

/** The pictures of an item, and the button that adds one; they are also listed with those of the visit. */
export function CheckPhotos({ visit_id, elevator_id, item, text, canAdd }: CheckPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const { pending, add, retry } = useFileUploads({
    ...{ owner: 'visit', owner_id: visit_id, elevator_id, item: item.item, item_text: item.text },
  });
  const waiting = pending.length;
  const sent = useRef(0);
  useEffect(() => {
    // The item counts its pictures.
    if (waiting < sent.current) invalidateChangedQueries(answerChecks);
    sent.current = waiting;
  }, [waiting]);
  if (isUnsupported(listFiles)) return null;
  const failed = pending.find(({ state }) => state === 'failed');
  return (
    <>
      {item.photos > 0 ? (
        <>
          <span className={styles.notes}>{checkMessages.photos(item.photos)}</span>
          <ItemPhotos {...{ visit_id, elevator_id, text }} item={item.item} />
        </>
      ) : null}
      {waiting > 0 && !failed ? <span className={styles.notes}>{checkMessages.sendingPhoto}</span> : null}
      {failed ? (
        <span className={styles.error} role="alert">
          {translateServerMessage(failed.reason ?? '')}
        </span>
      ) : null}
      {canAdd && (item.photo_required || item.result === 'NotOk' || item.photos > 0) ? (
        <span data-screen-only>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => {
              if (target.files) add(target.files);
              target.value = '';
            }}
          />
          <Button onClick={() => (failed?.mayRetry ? retry(failed) : input.current?.click())}>
            {checkMessages.addPhoto(text)}
          </Button>
        </span>
      ) : null}
    </>
  );
}
