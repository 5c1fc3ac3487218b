import type { NewFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useRef, useState } from 'react';
import { enqueuePhoto } from '../outbox/outbox';
import { stored } from './stored';

interface AddPhotoProps {
  of: Pick<NewFile, 'owner' | 'owner_id' | 'elevator_id' | 'item'>;
  label: string;
  about: string;
}

/** Takes or chooses a photo, which is stored on the phone first. */
export function AddPhoto({ of, label, about }: AddPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const add = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    await stored(() => enqueuePhoto(file, of, about));
    setBusy(false);
  };
  return (
    <span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-hidden
        onChange={({ target }) => {
          void add(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button busy={busy} icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </span>
  );
}
