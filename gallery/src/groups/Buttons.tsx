import { Button, type ButtonKind } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { MenuButton } from '@smart-elevator/shared-ui/button/MenuButton';
import { MoreActions } from '@smart-elevator/shared-ui/button/MoreActions';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { ViewSwitch } from '@smart-elevator/shared-ui/navigation/ViewSwitch';
import { useState } from 'react';
import { GallerySection, GalleryState } from '../GallerySection';
import { HINDI_TEXT, LONG_TEXT } from '../sampleTexts';

const STATUSES = ['Open', 'InProgress', 'OnHold', LONG_TEXT];
const KINDS: readonly ButtonKind[] = ['primary', 'plain', 'danger', 'link'];

/** Buttons, and the confirmation of a dangerous one. */
export function Buttons() {
  const [asking, setAsking] = useState(false);
  const [status, setStatus] = useState('Open');
  const [view, setView] = useState('cards');
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
      <GalleryState name="a value with a menu of the others">
        <MenuButton
          label={`Status of ELV-1042: ${status}`}
          options={STATUSES.map((value) => ({ value, content: value }))}
          value={status}
          onChoose={setStatus}
        >
          {status}
        </MenuButton>
      </GalleryState>
      <GalleryState name="a value with a menu, busy">
        <MenuButton label="Status of ELV-1043: Open" options={[]} value="Open" busy onChoose={setStatus}>
          Open
        </MenuButton>
      </GalleryState>
      <GalleryState name="rare actions, on a phone behind '…'">
        <MoreActions>
          <Button>Columns</Button>
          <Button icon="download">Export CSV</Button>
          <PrintButton />
        </MoreActions>
      </GalleryState>
      <GalleryState name="a phone number">
        <PhoneLink name="Asha Rao" number="98765 43210" href="tel:+919876543210" />
      </GalleryState>
      <GalleryState name="views of the same rows">
        <ViewSwitch
          label="View"
          views={[
            { value: 'cards', label: 'Cards' },
            { value: 'table', label: 'Table' },
          ]}
          value={view}
          onChange={setView}
        />
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
