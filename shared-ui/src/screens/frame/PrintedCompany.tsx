import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { PRODUCT_NAME } from '../../productName';

/** The dealer's company on a printed page, with its logo; the product if the dealer has named none. */
export default function PrintedCompany() {
  const { data, loading } = useCall(readCompany, {});
  // What is printed by a button waits for it.
  if (loading) return <span data-waiting="">{PRODUCT_NAME}</span>;
  return (
    <>
      {data?.logo ? <img src={data.logo} alt="" /> : null}
      {data?.name || PRODUCT_NAME}
    </>
  );
}
