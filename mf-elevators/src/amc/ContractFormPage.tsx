import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import {
  addContract,
  readContract,
  renewContract,
  updateContract,
} from '@smart-elevator/shared-api/contract/amc/endpoints';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { t } from '@smart-elevator/shared-ui/language/t';
import { FilesPanel } from '@smart-elevator/shared-ui/screens/files/FilesPanel';
import { DetailPage, Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { paths } from '../paths';
import { ContractForm } from './ContractForm';
import { ContractVisits } from './ContractVisits';
import { contractForms, type ContractFormKind, type ContractFormVariant } from './contractForms';
import { bodyOf, changesOf, type ContractValues, NEW_CONTRACT, renewalOf, valuesOf } from './contractValues';
import { messages } from './messages';
import { type ContractChoices, useContractChoices } from './useContractChoices';

const texts = messages.form;

/** /add_contract, /edit_contract?contractId= and /renew_contract?contractId=. */
export function ContractFormPage({ kind }: { kind: ContractFormKind }) {
  const variant = contractForms[kind];
  const [searchParams] = useSearchParams();
  const id = searchParams.get('contractId') ?? '';
  const origin = useOrigin() ?? { title: messages.list.title, address: paths.contracts };
  const owner = useDealerId();
  const isNew = variant.kind === 'add';
  const chosen = isNew ? 'new' : /^\d+$/.test(id) ? id : '';
  const params = { contract_id: Number(id) };
  const query = useCall(readContract, { params }, { enabled: !isNew && chosen !== '' });
  const name = `${variant.kind} contract ${isNew ? '' : id}`.trim();

  const formOf = (choices: ContractChoices, contract?: AmcContract) => {
    const form = {
      variant,
      choices: withCustomer(choices, contract),
      initialValues: initialOf(variant, contract),
      draft: { name, owner },
    };
    const inputOf = (values: ContractValues) => ({ params, body: bodyOf(values) });
    return (
      <>
        {contract ? <EndedNotice contract={contract} /> : null}
        {isNew ? (
          <ContractForm key={name} {...form} endpoint={addContract} inputOf={inputOf} />
        ) : variant.kind === 'edit' ? (
          <>
            <ContractForm
              key={name}
              {...form}
              endpoint={updateContract}
              inputOf={(values) => ({ params, body: changesOf(values, form.initialValues) })}
            />
            {contract ? <ContractVisits contract={contract} /> : null}
            <FilesPanel owner="contract" owner_id={params.contract_id} />
          </>
        ) : (
          <ContractForm key={name} {...form} endpoint={renewContract} inputOf={inputOf} />
        )}
      </>
    );
  };

  const back = { to: paths.contracts, label: texts.back };
  return (
    <DetailPage
      title={t(variant.title)}
      width="form"
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: t(variant.title) }]}
      id={chosen}
      noneChosen={{ title: texts.noneChosen, hint: texts.noneChosenHint, back }}
      query={useContractChoices()}
      failed={texts.choicesFailed}
    >
      {(choices) =>
        isNew ? (
          formOf(choices)
        ) : (
          <Loaded
            query={query}
            keepInitialData
            failed={texts.notLoaded}
            notFound={{ title: texts.gone, back }}
            shape="form"
          >
            {(contract) => formOf(choices, contract)}
          </Loaded>
        )
      }
    </DetailPage>
  );
}

function initialOf({ kind }: ContractFormVariant, contract: AmcContract | undefined) {
  if (!contract) return NEW_CONTRACT;
  return kind === 'renew' ? renewalOf(contract) : valuesOf(contract);
}

/** The reason why a contract has ended, above its form; nothing while it has elevators. */
function EndedNotice({ contract: { ended_on, last_elevator } }: { contract: AmcContract }) {
  if (!ended_on || !last_elevator) return null;
  return (
    <Notice tone="info" title={messages.lastDeleted(last_elevator, formatDay(ended_on))}>
      {messages.goesOn}
    </Notice>
  );
}

/** The choices with the customer of a contract, who may have been deleted: the contract keeps the name. */
function withCustomer(choices: ContractChoices, contract?: AmcContract): ContractChoices {
  const { customer_id: user_id, customer_name: username, customer_full_name: first_name } = contract ?? {};
  const { customers } = choices;
  return !user_id || !username || customers.some((one) => one.user_id === user_id)
    ? choices
    : { ...choices, customers: [...customers, { user_id, username, first_name, is_active: false }] };
}
