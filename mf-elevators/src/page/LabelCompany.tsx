import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import styles from './ElevatorLabel.module.css';

/** The dealer's company on the printed label; the page itself does not wait for it. */
export function LabelCompany() {
  const { data } = useCall(readCompany, {});
  if (!data || (!data.name && !data.logo)) return null;
  return (
    <div className={styles.company}>
      {data.logo ? <img className={styles.logo} src={data.logo} alt="" /> : null}
      <p>{data.name}</p>
    </div>
  );
}
