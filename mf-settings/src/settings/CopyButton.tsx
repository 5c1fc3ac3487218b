import { Button } from '@smart-elevator/shared-ui/button/Button';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const said = messages.passcode;

/** Copies the passcode; browsers allow it only over HTTPS and on this computer. */
export function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    const copied = await write(text);
    if (copied) alertSuccess(said.copied);
    else alertFailure(said.notCopied);
  };
  return <Button onClick={() => void copy()}>{said.copy}</Button>;
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
