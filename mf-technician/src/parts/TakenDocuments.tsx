import { useUserId } from '@smart-elevator/shared-api/client/session';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatBytes } from '@smart-elevator/shared-ui/format/number';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import { useEffect, useState } from 'react';
import phone from './Phone.module.css';
import { contentAddress, listTaken, type TakenDocument } from '../pack/takenDocuments';
import { partMessages } from './messages';
import type { PictureViewer } from './PictureViewer';
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
  const { open, viewer } = useViewer(kept);
  if (kept.length + marked.length === 0) return null;
  return (
    <Panel title={partMessages.takeAlong}>
      <ul className={phone.rows} role="list">
        {kept.map((document) => (
          <li key={document.file_id} className={phone.row}>
            {document.content ? (
              <span className={phone.thumb}>
                <Button icon="file" onClick={() => void open(document)}>
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
      {viewer}
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

const loadViewer = async () => (await retryOnce(() => import('./PictureViewer'))).PictureViewer;

/** Opens a picture in the whole window; a PDF, and what cannot be shown, is handed to the phone. */
function useViewer(documents: readonly TakenDocument[]) {
  const [shown, setShown] = useState<{ Viewer: typeof PictureViewer; first: string }>();
  const pictures = documents.filter(
    ({ media_type, content }) => content !== null && media_type !== 'application/pdf',
  );
  const hasPictures = pictures.length > 0;
  useEffect(() => {
    // The network may be gone when one is opened.
    if (hasPictures) loadViewer().catch(() => undefined);
  }, [hasPictures]);
  const open = async (document: TakenDocument) => {
    const Viewer = pictures.includes(document) ? await loadViewer().catch(() => undefined) : undefined;
    if (Viewer) setShown({ Viewer, first: document.file_id });
    else handOver(document);
  };
  const viewer = shown ? (
    <shown.Viewer pictures={pictures} first={shown.first} onClose={() => setShown(undefined)} />
  ) : null;
  return { open, viewer };
}

/** Milliseconds for which the phone may take to read what is handed to it. */
const READ_MS = 60_000;

function handOver(document: TakenDocument): void {
  const link = window.document.createElement('a');
  link.href = contentAddress(document);
  link.download = document.name;
  link.rel = 'noreferrer';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}
