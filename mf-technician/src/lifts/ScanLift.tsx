import { isId } from '@smart-elevator/shared-api/contract/filterQuery';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { liftPath } from '../paths';
import phone from '../parts/Phone.module.css';
import { isPhoneDocument } from '../parts/phoneDocument';
import { codesIn, readsCodesItself } from './codesIn';
import { liftMessages as texts } from './messages';

/**
 * The id of the lift in the address that the code of a label has (R1401): that of the lift's page in this console. Undefined for any
 * other code, such as the label of another company.
 */
export function liftOfCode(code: string): number | undefined {
  const [page, id = ''] = code.split('?elevatorId=');
  return page === `${window.location.origin}/elevator` && isId(id) ? Number(id) : undefined;
}

/** Reads the QR code of a label from a photo of it. Where nothing can read it, it says so, and the search remains. */
export function ScanLift() {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    // Only pages of the phone may run our reader; after a sign-in there is another one.
    if (!readsCodesItself() && !isPhoneDocument() && navigator.onLine) window.location.reload();
  }, []);

  async function read(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setSaid('');
    try {
      const lift = (await codesIn(file)).map(liftOfCode).find((id) => id !== undefined);
      if (lift === undefined) setSaid(texts.unreadable);
      else void navigate(liftPath(lift));
    } catch {
      setSaid(texts.noScanner);
    }
    setBusy(false);
  }
  return (
    <div className={phone.thumb}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon="search" busy={busy} onClick={() => input.current?.click()}>
        {texts.scan}
      </Button>
      {said ? (
        <p className={phone.detail} role="status">
          {said}
        </p>
      ) : null}
    </div>
  );
}
