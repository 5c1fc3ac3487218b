import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { t } from '@smart-elevator/shared-ui/language/t';
import { lazy, Suspense, useState } from 'react';
import { checkMessages } from './checkMessages';
import styles from './VisitChecks.module.css';

const Lightbox = lazy(async () => ({
  default: (await import('@smart-elevator/shared-ui/screens/files/Lightbox')).Lightbox,
}));

/** The pictures of an item as thumbnails; each opens in the whole window (R1261). */
export function ItemPhotos({
  visit_id,
  elevator_id,
  item,
  text,
}: {
  visit_id: number;
  elevator_id: number;
  item: number;
  /** That of the item. */
  text: string;
}) {
  const [shown, setShown] = useState<string>();
  // One request for all items of the visit.
  const { data, retry } = useCall(listFiles, { query: { owner: 'visit', owner_id: visit_id } });
  const [failed, setFailed] = useState<string>();
  const pictures = (data?.files ?? []).filter(
    (file) => file.elevator_id === elevator_id && file.item === item && file.thumbnail_url !== null,
  );
  return (
    <>
      <ul className={styles.photos} aria-label={checkMessages.photosOf(text)}>
        {pictures.map(({ file_id, name, thumbnail_url }) => (
          <li key={file_id}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t('Show {name}', { name })}
              onClick={() => setShown(file_id)}
            >
              <img
                src={thumbnail_url ?? ''}
                alt=""
                loading="lazy"
                onError={() => {
                  // Its address is no longer valid: asked for again, once for each address.
                  if (failed === thumbnail_url) return;
                  setFailed(thumbnail_url ?? '');
                  retry();
                }}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
