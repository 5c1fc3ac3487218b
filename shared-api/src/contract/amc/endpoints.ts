import { endpoint } from '../endpoint';
import { emptyBody, record, integer, id } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf } from '../list';
import { filterSchemas } from '../listFilters';
import { frameworkMessages } from '../frameworkMessages';
import { ENDING_WITHIN, amcContract, amcPipelineCounts } from './amcContract';
import { amcContractChanges, amcRenewal, newAmcContract } from './amcContractChange';
import { AMC_CONTRACT_ORDERINGS } from './amcContractFields';
import { AMC_CONTRACT_FILTERS } from './amcContractFilter';
import { isPipelineStage } from './amcContractState';

const endingWithin = () =>
  integer()
    .test({
      name: 'stage',
      skipAbsent: true,
      message: ({ value }: { value: unknown }) => frameworkMessages.notChoice(value),
      // A value that is not a number has its own message.
      test: (value) => Number.isNaN(value) || isPipelineStage(value),
    })
    .meta({ enum: ENDING_WITHIN });

const contractParams = record({ contract_id: id() });

/** The domains whose queries show contracts, including calendars and elevators' timelines. */
const changes = ['contracts', 'maintenance', 'elevators', 'account'] as const;

/**
 * GET /api/contracts/: List the AMC contracts. The dealer's contracts, ordered by their end. `state` and
 * `ending_within` (a stage of the pipeline) list what the pipeline counts; `elevator` and `customer` are ids.
 * `search` covers the customer's and the elevators' names.
 */
export const contractList = endpoint({
  name: 'contractList',
  domain: 'contracts',
  method: 'GET',
  path: '/api/contracts/',
  optional: true,
  query: record({
    ...listQuery,
    ...cursorQuery,
    ordering: orderingSchema(AMC_CONTRACT_ORDERINGS),
    ...filterSchemas(AMC_CONTRACT_FILTERS),
    ending_within: endingWithin().optional(),
  }),
  reply: pageOf(amcContract),
  bare: 'results',
});

/**
 * GET /api/contracts/pipeline/: Count the contracts that end soon. How many contracts end soon, stage by stage, and
 * how many have lapsed.
 */
export const contractPipeline = endpoint({
  name: 'contractPipeline',
  domain: 'contracts',
  method: 'GET',
  path: '/api/contracts/pipeline/',
  optional: true,
  reply: amcPipelineCounts,
});

/** GET /api/contracts/{contract}/: Read an AMC contract. Includes its elevators and its state. */
export const readContract = endpoint({
  name: 'readContract',
  domain: 'contracts',
  method: 'GET',
  path: '/api/contracts/:contract_id/',
  optional: true,
  params: contractParams,
  reply: amcContract,
});

/** POST /api/contracts/: Create an AMC contract. For one customer and one or more elevators. */
export const addContract = endpoint({
  name: 'addContract',
  domain: 'contracts',
  method: 'POST',
  path: '/api/contracts/',
  optional: true,
  body: newAmcContract,
  reply: amcContract,
  success: 201,
  idempotent: true,
  changes,
});

/** PATCH /api/contracts/{id}/: Change an AMC contract. Changes what the body names. */
export const updateContract = endpoint({
  name: 'updateContract',
  domain: 'contracts',
  method: 'PATCH',
  path: '/api/contracts/:contract_id/',
  optional: true,
  params: contractParams,
  body: amcContractChanges,
  reply: amcContract,
  changes,
});

/**
 * DELETE /api/contracts/{id}/: Delete an AMC contract. Removes it from every call; a contract that it renewed is
 * then no longer renewed.
 */
export const deleteContract = endpoint({
  name: 'deleteContract',
  domain: 'contracts',
  method: 'DELETE',
  path: '/api/contracts/:contract_id/',
  optional: true,
  params: contractParams,
  reply: emptyBody(),
  success: 204,
  changes,
});

/**
 * POST /api/contracts/{id}/renew/: Renew an AMC contract. Creates a contract with the terms of this one, which
 * stays; 409 when it was renewed already.
 */
export const renewContract = endpoint({
  name: 'renewContract',
  domain: 'contracts',
  method: 'POST',
  path: '/api/contracts/:contract_id/renew/',
  optional: true,
  params: contractParams,
  body: amcRenewal,
  reply: amcContract,
  success: 201,
  idempotent: true,
  changes,
});
