import type { NewFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useEffect, useRef } from 'react';
import { enqueuePhoto } from '../outbox/outbox';
import { cameBackTo, cameraClosed, cameraOpens } from '../storage/cameraPlace';
import { useStored } from './stored';

interface AddPhotoProps {
  of: Omit<NewFile, 'name' | 'sha256' | 'taken_at'>;
  label: string;
  about: string;
}

/** Takes or chooses a photo, which is stored on the phone first. After a reload by the camera the place is shown again (R1430). */
export function AddPhoto({ of, label, about }: AddPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLSpanElement>(null);
  const { busy, store } = useStored();
  const place = [of.owner, of.owner_id, of.elevator_id, of.item].join(':');
  useEffect(() => {
    if (!cameBackTo(place)) return;
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.querySelector('button')?.focus();
  }, [place]);
  useEffect(() => {
    // React does not know it for inputs.
    const chooser = input.current;
    chooser?.addEventListener('cancel', cameraClosed);
    return () => chooser?.removeEventListener('cancel', cameraClosed);
  }, []);
  const add = (file: File | undefined) => {
    if (file) void store(() => enqueuePhoto(file, of, about));
  };
  return (
    <span ref={part}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          cameraClosed();
          add(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        busy={busy}
        icon="upload"
        onClick={() => {
          cameraOpens(place);
          input.current?.click();
        }}
      >
        {label}
      </Button>
    </span>
  );
}
