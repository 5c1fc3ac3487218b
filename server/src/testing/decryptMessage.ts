import { createDecipheriv, createECDH, createHmac } from 'node:crypto';

/** HKDF of one block, as in RFC 5869. */
function derive(from: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  const extracted = createHmac('sha256', salt).update(from).digest();
  const block = createHmac('sha256', extracted)
    .update(info)
    .update(Buffer.from([1]))
    .digest();
  return block.subarray(0, bytes);
}

/** Decrypts a push message like a browser (RFC 8291, RFC 8188), with the browser's private key and its secret. */
export function decryptMessage(sealed: Buffer, privateKey: Buffer, auth: Buffer): Buffer {
  const salt = sealed.subarray(0, 16);
  const length = sealed[20] ?? 0;
  const sender = sealed.subarray(21, 21 + length);
  const record = sealed.subarray(21 + length);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2));
}
