import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/Database';
import { notFound } from '../http/HttpError';

interface Passcode {
  passcode: string;
}

/** The passcode of a dealer. */
export async function passcodeOf(db: Db, dealer_id: number): Promise<Passcode> {
  const [dealer] = await db.query<Passcode>('select passcode from dealers where dealer_id = $1', [dealer_id]);
  if (!dealer) throw notFound();
  return dealer;
}

/** Replaces a dealer's passcode by a different one. */
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

/** A new dealer passcode: six digits. */
export const newPasscode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, so that the duration reveals nothing. */
export const isPasscode = (given: string, right: string): boolean =>
  timingSafeEqual(digest(given), digest(right));
