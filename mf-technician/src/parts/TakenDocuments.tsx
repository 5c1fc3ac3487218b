import { useUserId } from '@smart-elevator/shared-api/client/session';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatBytes } from '@smart-elevator/shared-ui/format/number';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { retryOnce } from '@smart-elevator/shared-ui/state/retryOnce';
import { useEffect, useState, type ComponentProps } from 'react';
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

const loadLightbox = async () =>
  (await retryOnce(() => import('@smart-elevator/shared-ui/screens/files/Lightbox'))).Lightbox;

type Viewer = Awaited<ReturnType<typeof loadLightbox>>;
type Pictures = ComponentProps<Viewer>['pictures'];

/** Opens a picture in the whole window; a PDF, and what cannot be shown, is handed to the phone. */
function useViewer(documents: readonly TakenDocument[]) {
  const [opened, setOpened] = useState<{ Lightbox: Viewer; pictures: Pictures }>();
  const [shown, setShown] = useState('');
  const hasPictures = documents.some(isPicture);
  useEffect(() => {
    // The network may be gone when it is opened.
    if (hasPictures) loadLightbox().catch(() => undefined);
  }, [hasPictures]);
  const pictures = opened?.pictures;
  useEffect(() => () => pictures?.forEach(({ url }) => URL.revokeObjectURL(url)), [pictures]);
  const open = async (document: TakenDocument) => {
    const Lightbox = isPicture(document) ? await loadLightbox().catch(() => undefined) : undefined;
    if (!Lightbox) return handOver(document);
    setShown(document.file_id);
    setOpened({
      Lightbox,
      pictures: documents.filter(isPicture).map((one) => ({ ...one, url: addressOf(one) })),
    });
  };
  const viewer = opened ? (
    <opened.Lightbox
      pictures={opened.pictures}
      shown={shown}
      onShow={setShown}
      onClose={() => setOpened(undefined)}
    />
  ) : null;
  return { open, viewer };
}

const isPicture = ({ media_type, content }: TakenDocument): boolean =>
  content !== null && media_type !== 'application/pdf';

const addressOf = ({ media_type, content }: TakenDocument): string =>
  URL.createObjectURL(new Blob([content ?? new ArrayBuffer(0)], { type: media_type }));

/** Milliseconds for which the phone may take to read what is handed to it. */
const READ_MS = 60_000;

function handOver(document: TakenDocument): void {
  const link = window.document.createElement('a');
  link.href = addressOf(document);
  link.download = document.name;
  link.rel = 'noreferrer';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}
