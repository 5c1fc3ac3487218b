import { sql, type Sql } from './sql';

/** The language of a customer's mails: the one that they have chosen, else that of their dealer, else English. */
export const customerLanguage = (dealer_id: Sql, customer_id: Sql): Sql =>
  sql`coalesce(
    (select own.language from preferences own where own.dealer_id = ${dealer_id} and own.user_id = ${customer_id}),
    (select own.language from preferences own where own.dealer_id = ${dealer_id} and own.user_id = ${dealer_id}), 'en')`;
