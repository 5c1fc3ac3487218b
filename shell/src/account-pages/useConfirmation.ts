import { useEffect, useRef, useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { verifyEmail } from '@smart-elevator/shared-api/contract/account/endpoints';
import { failureMessage } from '@smart-elevator/shared-ui/messages';

type Confirmation =
  | { is: 'waiting' }
  | { is: 'confirmed' }
  /** The key is wrong, used or too old. */
  | { is: 'refused' }
  | { is: 'failed'; sentence: string };

/** 404 for a wrong key (R175); 400 for an invalid one. */
const WRONG = new Set([400, 404]);

/** Confirms an address with the key of the mailed link; sent once, since the key works once. */
export function useConfirmation(key: string) {
  const [state, setState] = useState<Confirmation>({ is: key === '' ? 'refused' : 'waiting' });
  const { send } = useSend(verifyEmail);
  const begun = useRef(false);

  const confirm = async () => {
    const sent = await send({ body: { key } });
    if (!sent) return;
    if (sent.ok) return setState({ is: 'confirmed' });
    const { status, detail, failure } = sent.error;
    if (WRONG.has(status)) return setState({ is: 'refused' });
    setState({ is: 'failed', sentence: status === 429 && detail ? detail : failureMessage(failure) });
  };

  useEffect(() => {
    if (begun.current || key === '') return;
    begun.current = true;
    void confirm();
  });

  const retry = () => {
    setState({ is: 'waiting' });
    void confirm();
  };
  return { state, retry };
}
