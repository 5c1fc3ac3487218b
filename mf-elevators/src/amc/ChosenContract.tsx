import { useState, type ReactNode } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { readContract } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { paths } from '@smart-elevator/shared-ui/paths';
import { messages } from './messages';

interface ChosenContractProps {
  id: number;
  children: (contract: Contract) => ReactNode;
}

/** Loads a contract for its form, as it was when that was opened: no newer reading takes what was typed. */
export function ChosenContract({ id, children }: ChosenContractProps) {
  const { data, updating, error, retry } = useCall(readContract, { params: { contract_id: id } });
  const [contract, setContract] = useState<Contract>();
  if (!contract && data && !updating) setContract(data);
  if (contract) return children(contract);
  if (error?.status === 404) {
    const back = <LinkButton to={paths.contracts}>{messages.form.back}</LinkButton>;
    return <EmptyState title={messages.form.gone} action={back} />;
  }
  if (!error) return <Skeleton rows={8} />;
  return <FailureState title={messages.form.notLoaded} hint={sentenceFor(error.failure)} onRetry={retry} />;
}
