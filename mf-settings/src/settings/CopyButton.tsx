import { Button } from '@smart-elevator/shared-ui/button/Button';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.copy;
const ACTION = 'copy';

interface CopyButtonProps {
  text: string;
  /** The message after copying. */
  copied: string;
  failed?: string;
  autoFocus?: boolean;
}

/** Copies a secret; browsers allow it only over HTTPS and on this computer. */
export function CopyButton({ text, copied, failed = texts.failed, autoFocus = false }: CopyButtonProps) {
  const copy = async () => {
    if (await write(text)) alertSuccess(copied, ACTION);
    else alertFailure(failed, ACTION);
  };
  return (
    <Button autoFocus={autoFocus} onClick={() => void copy()}>
      {texts.button}
    </Button>
  );
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
