import { useUserId } from '@smart-elevator/shared-api/client/session';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatBytes } from '@smart-elevator/shared-ui/format/number';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useEffect, useState } from 'react';
import phone from './Phone.module.css';
import { listTaken, type TakenDocument } from '../pack/takenDocuments';
import { partMessages } from './messages';
import { onTaken } from '../pack/takeAlong';

interface TakenDocumentsProps {
  /** Those of these lifts. */
  elevator_ids: readonly number[];
  /** What the server lists, where the screen has asked; the phone shows what it keeps without. */
  files?: readonly StoredFile[] | undefined;
}

/** The documents to take along (R1443): from the phone where they are kept, else from the server. */
export function TakenDocuments({ elevator_ids, files = [] }: TakenDocumentsProps) {
  const taken = useTaken().filter(({ elevator_id }) => elevator_ids.includes(elevator_id));
  const marked = files.filter(
    ({ take_along, file_id }) =>
      take_along === true && !taken.some((one) => one.file_id === file_id && one.content !== null),
  );
  const kept = taken.filter(({ file_id }) => !marked.some((one) => one.file_id === file_id));
  if (kept.length + marked.length === 0) return null;
  return (
    <Panel title={partMessages.takeAlong}>
      <ul className={phone.rows} role="list">
        {kept.map((document) => (
          <li key={document.file_id} className={phone.row}>
            {document.content ? (
              <span className={phone.thumb}>
                <Button icon="file" onClick={() => open(document)}>
                  {document.name}
                </Button>
              </span>
            ) : (
              <>
                <span>{document.name}</span>
                <span className={phone.detail}>{partMessages.leftOut(formatBytes(document.bytes))}</span>
              </>
            )}
          </li>
        ))}
        {marked.map(({ file_id, name, url }) => (
          <li key={file_id} className={phone.row}>
            <a className={phone.ticket} href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function useTaken(): readonly TakenDocument[] {
  const user_id = useUserId();
  const [taken, setTaken] = useState<readonly TakenDocument[]>([]);
  useEffect(() => {
    let isOver = false;
    // A phone that stores nothing has nothing to take along.
    const read = () =>
      void listTaken(user_id).then(
        (found) => isOver || setTaken(found),
        () => undefined,
      );
    read();
    const stop = onTaken(read);
    return () => {
      isOver = true;
      stop();
    };
  }, [user_id]);
  return taken;
}

/** Milliseconds for which the browser may take to read what is opened. */
const READ_MS = 60_000;

/** Opens a picture in the browser; a PDF is handed to the app of the phone. */
function open({ name, media_type, content }: TakenDocument): void {
  const address = URL.createObjectURL(new Blob([content ?? new ArrayBuffer(0)], { type: media_type }));
  const link = document.createElement('a');
  link.href = address;
  if (media_type === 'application/pdf') link.download = name;
  else link.target = '_blank';
  link.rel = 'noreferrer';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
