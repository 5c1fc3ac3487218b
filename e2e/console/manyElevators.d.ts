import { type ClientConfig } from 'pg';
/**
 * Gives a dealer `n` more elevators in every state, with a customer for each ten and twelve engineers; the same `n` gives the
 * same ones. The triggers of the database keep the counts and the history, as with any other insert.
 */
export declare function fillElevators(databaseUrl: string | ClientConfig, dealerId: number, n: number): Promise<void>;
