import { lazy, Suspense, useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { Setting } from '../settings/Setting';
import { Facts } from './Facts';
import styles from './Facts.module.css';

const texts = messages.company;

const EditCompany = lazy(async () => ({ default: (await import('./EditCompany')).EditCompany }));

/** The company on the documents that the dealer gives to customers. */
export function CompanySetting() {
  const query = useCall(readCompany, {});
  const { data } = query;
  const [open, setOpen] = useState(false);
  const facts = (
    <>
      {data?.logo ? <img className={styles.logo} src={data.logo} alt={texts.logo} /> : null}
      <Facts
        facts={[
          [texts.name, data?.name],
          [texts.address, data?.address],
          [texts.taxNumber, data?.tax_number],
        ]}
        loading={!data}
      />
      <div>
        <Button disabled={!data} onClick={() => setOpen(true)}>
          {texts.edit}
        </Button>
      </div>
    </>
  );
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <Loaded query={query} failed={texts.failed} placeholder={facts}>
        {() => facts}
      </Loaded>
      <Suspense>
        {data && open ? <EditCompany company={data} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Setting>
  );
}
