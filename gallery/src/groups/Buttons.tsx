import { Button, type ButtonKind } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { useState } from 'react';
import { GallerySection, GalleryState } from '../GallerySection';
import { HINDI_TEXT, LONG_TEXT } from '../sampleTexts';

const KINDS: readonly ButtonKind[] = ['primary', 'plain', 'danger', 'link'];

/** Buttons, and the confirmation of a dangerous one. */
export function Buttons() {
  const [asking, setAsking] = useState(false);
  return (
    <GallerySection
      title="Buttons"
      note="A button is darker on hover, and has the focus ring with keyboard focus."
    >
      {KINDS.map((kind) => (
        <GalleryState key={kind} name={kind}>
          <Button kind={kind}>Save</Button>
        </GalleryState>
      ))}
      <GalleryState name="disabled">
        <Button disabled>Save</Button>
      </GalleryState>
      <GalleryState name="busy">
        <Button kind="primary" busy>
          Save
        </Button>
      </GalleryState>
      <GalleryState name="with a sign">
        <Button icon="download">Export CSV</Button>
      </GalleryState>
      <GalleryState name="long">
        <Button>{LONG_TEXT}</Button>
      </GalleryState>
      <GalleryState name="Hindi">
        <Button kind="primary">{HINDI_TEXT}</Button>
      </GalleryState>
      <GalleryState name="a link">
        <LinkButton to="/" kind="primary" icon="plus">
          Add New Ticket
        </LinkButton>
      </GalleryState>
      <GalleryState name="a sign alone">
        <IconButton icon="edit" label="Edit" onClick={() => undefined} />
      </GalleryState>
      <GalleryState name="a question">
        <Button kind="danger" onClick={() => setAsking(true)}>
          Delete
        </Button>
        <ConfirmDialog
          open={asking}
          sentence="Are you sure you want to delete this ticket?"
          subject={`ELV-1042, ${LONG_TEXT}`}
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      </GalleryState>
    </GallerySection>
  );
}
