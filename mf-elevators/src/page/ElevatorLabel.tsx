import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { QrCode } from '@smart-elevator/shared-ui/qr-code/QrCode';
import { pathTo } from '../paths';
import { messages } from '../messages';
import styles from './ElevatorLabel.module.css';

const texts = messages.page;

/** Prints only the label; printing the page otherwise includes the label. */
function printLabel(): void {
  const { dataset } = document.documentElement;
  dataset['printing'] = 'label';
  window.addEventListener('afterprint', () => delete dataset['printing'], { once: true });
  window.print();
}

/** The label for the car: name, building, and a QR code that opens this page. */
export function ElevatorLabel({ elevator }: { elevator: Elevator }) {
  const { elevator_id: id, elevator_name: name, building_name: building } = elevator;
  const address = new URL(pathTo.elevator(id), window.location.origin).href;
  return (
    <section aria-label={texts.label} className={styles.section}>
      <div className={styles.label}>
        <p className={styles.name}>{name}</p>
        <p className={styles.building}>{building}</p>
        <QrCode value={address} label={texts.code(name)} size={176} />
        <LabelCompany />
      </div>
      <p className={styles.hint}>{texts.labelHint}</p>
      <div>
        <Button onClick={printLabel}>{texts.print}</Button>
      </div>
    </section>
  );
}

/** The dealer's company on the printed label; the page itself does not wait for it. */
function LabelCompany() {
  const { data } = useCall(readCompany, {});
  if (!data || (!data.name && !data.logo)) return null;
  return (
    <div className={styles.company}>
      {data.logo ? <img className={styles.logo} src={data.logo} alt="" /> : null}
      <p>{data.name}</p>
    </div>
  );
}
