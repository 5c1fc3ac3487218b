import { notFound } from '../http/refusals';
import type { Db } from '../database/Database';
import { newPasscode } from './passcode';

interface Passcode {
  passcode: string;
}

/** A dealer's passcode. */
export async function passcodeOf(db: Db, dealer_id: number): Promise<Passcode> {
  const [dealer] = await db.query<Passcode>('select passcode from dealers where dealer_id = $1', [dealer_id]);
  if (!dealer) throw notFound();
  return dealer;
}

/** Gives a dealer another passcode than the one they have. */
export async function renewPasscode(db: Db, dealer_id: number): Promise<Passcode> {
  const { passcode } = await passcodeOf(db, dealer_id);
  const next = another(passcode);
  const [dealer] = await db.query<Passcode>(
    'update dealers set passcode = $2 where dealer_id = $1 returning passcode',
    [dealer_id, next],
  );
  if (!dealer) throw notFound();
  return dealer;
}

function another(passcode: string): string {
  const next = newPasscode();
  return next === passcode ? another(passcode) : next;
}
