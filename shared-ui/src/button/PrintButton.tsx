import { Button } from './Button';
import { messages } from '../messages';
import { printPage } from '../state/useIsPrinting';

/** Prints the page, with all its charts. */
export const PrintButton = () => (
  <Button icon="print" onClick={() => void printPage()}>
    {messages.print}
  </Button>
);
