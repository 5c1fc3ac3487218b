import { Lightbox } from '@smart-elevator/shared-ui/screens/files/Lightbox';
import { useEffect, useState } from 'react';
import { contentAddress, type TakenDocument } from '../pack/takenDocuments';

interface PictureViewerProps {
  pictures: readonly TakenDocument[];
  /** The id of the one that is shown first. */
  first: string;
  onClose: () => void;
}

/** The pictures that the phone keeps, in the whole window. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const [shown, setShown] = useState(first);
  const [listed] = useState(() => pictures.map((one) => ({ ...one, url: contentAddress(one) })));
  useEffect(() => () => listed.forEach(({ url }) => URL.revokeObjectURL(url)), [listed]);
  return <Lightbox pictures={listed} shown={shown} onShow={setShown} onClose={onClose} />;
}
