import { useDealerId } from '@smart-elevator/shared-api/client/session';
import {
  addContract,
  renewContract,
  updateContract,
} from '@smart-elevator/shared-api/contract/amc/endpoints';
import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { say } from '@smart-elevator/shared-ui/language/say';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useSearchParams } from 'react-router-dom';
import { ChosenContract } from './ChosenContract';
import { ContractForm } from './ContractForm';
import type { ContractFormVariant } from './contractForms';
import { bodyOf, NEW_CONTRACT, renewalOf, valuesOf, type ContractValues } from './contractValues';
import { EndedNotice } from './EndedNotice';
import { messages } from './messages';
import { useContractChoices } from './useContractChoices';

const said = messages.form;

/** /add_contract, /edit_contract?contractId= and /renew_contract?contractId=. */
export function ContractFormPage({ variant }: { variant: ContractFormVariant }) {
  const [query] = useSearchParams();
  const id = query.get('contractId') ?? '';
  const origin = useOrigin() ?? { title: messages.list.title, address: paths.contracts };
  const { data: choices, error, retry } = useContractChoices();
  const owner = useDealerId();
  const name = `${variant.kind} contract ${variant.kind === 'add' ? '' : id}`.trim();

  const formOf = (contract: Contract | undefined) => {
    if (!choices) return null;
    const params = { contract_id: contract?.contract_id ?? 0 };
    const form = { variant, choices, initialValues: initialOf(variant, contract), draft: { name, owner } };
    const inputOf = (values: ContractValues) => ({ params, body: bodyOf(values) });
    return (
      <>
        {contract ? <EndedNotice contract={contract} /> : null}
        {variant.kind === 'add' ? (
          <ContractForm key={name} {...form} endpoint={addContract} inputOf={inputOf} />
        ) : variant.kind === 'edit' ? (
          <ContractForm key={name} {...form} endpoint={updateContract} inputOf={inputOf} />
        ) : (
          <ContractForm key={name} {...form} endpoint={renewContract} inputOf={inputOf} />
        )}
      </>
    );
  };

  return (
    <Page
      title={say(variant.title)}
      width="form"
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: say(variant.title) }]}
    >
      {variant.kind !== 'add' && !/^\d+$/.test(id) ? (
        <EmptyState
          title={said.noneChosen}
          hint={said.noneChosenHint}
          action={<LinkButton to={paths.contracts}>{said.back}</LinkButton>}
        />
      ) : error && !choices ? (
        <FailureState title={said.choicesFailed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : !choices ? (
        <Skeleton rows={8} />
      ) : variant.kind === 'add' ? (
        formOf(undefined)
      ) : (
        <ChosenContract key={id} id={Number(id)}>
          {formOf}
        </ChosenContract>
      )}
    </Page>
  );
}

function initialOf({ kind }: ContractFormVariant, contract: Contract | undefined) {
  if (!contract) return NEW_CONTRACT;
  return kind === 'renew' ? renewalOf(contract) : valuesOf(contract);
}
