/** An item as the phone has stored it: what it said to the person that it would keep. */
export interface Kept {
  id: string;
  sequence: number;
  subject: string;
  kind: string;
  fields: { answers?: { item: number }[]; item?: number };
  /** SHA-256 of the stored bytes of a file. */
  stored: string | null;
}

/** As `PhoneFixture.orderOf` names an item. */
export const nameOf = ({ id, fields }: Kept): string =>
  fields.answers ? `item ${fields.answers[0]?.item}` : id;

declare global {
  interface Window {
    tellKept: (item: Kept) => Promise<void>;
  }
}

/** Runs in the page: tells each item of the outbox once its transaction is complete. */
export function tellWhatIsKept(): void {
  const add = IDBObjectStore.prototype.add;
  const hashes = new WeakMap<IDBTransaction, Promise<ArrayBuffer>>();
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: Kept & { bytes: ArrayBuffer }) {
    const { transaction, name } = this;
    if (name === 'contents') hashes.set(transaction, crypto.subtle.digest('SHA-256', value.bytes));
    if (name === 'items')
      transaction.addEventListener('complete', () => {
        void Promise.resolve(hashes.get(transaction)).then((hash) => {
          const stored = hash ? Array.from(new Uint8Array(hash), hex).join('') : null;
          return window.tellKept({ ...value, stored });
        });
      });
    return add.call(this, value);
  };
}

/** Runs in the page: how many items the phone holds, of any user. */
export const countKept = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('mf-technician.outbox');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('items').objectStore('items').count();
      counting.onerror = () => reject(counting.error);
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
