import { Button } from '@smart-elevator/shared-ui/button/Button';
import { messages } from './customerMessages';

interface CustomerChipProps {
  filter: { customer: string; customerName: string };
  setFilter: (change: { customer: string; customerName: string }, how: { push: true }) => void;
}

/** The customer whose rows a list shows, and a button that shows those of all; nothing without such a filter. */
export const CustomerChip = ({ filter: { customer, customerName }, setFilter }: CustomerChipProps) =>
  customer ? (
    <Button icon="close" onClick={() => setFilter({ customer: '', customerName: '' }, { push: true })}>
      {messages.chosen(customerName || customer)}
    </Button>
  ) : null;
