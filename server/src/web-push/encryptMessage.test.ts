import { createECDH } from 'node:crypto';
import { decryptMessage } from '../testing/decryptMessage';
import { encryptMessage } from './encryptMessage';

const bytes = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'base64url');

test('the example of RFC 8291, appendix A, byte for byte', () => {
  const browser = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const drawn = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  };
  const text = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encryptMessage(text, browser, drawn).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
      'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
      'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('each message has its own keys, and the browser decrypts it', () => {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys();
  const auth = Buffer.from('0123456789abcdef');
  const text = Buffer.from('लिफ्ट ₹ 1 is overdue');
  const [one, other] = [encryptMessage(text, { p256dh, auth }), encryptMessage(text, { p256dh, auth })];
  expect(one?.equals(other ?? one)).toBe(false);
  for (const sealed of [one, other])
    expect(decryptMessage(sealed ?? Buffer.alloc(0), browser.getPrivateKey(), auth)).toEqual(text);
});

test('a key that is not a point of the curve, and a message that is too long, are refused', () => {
  const auth = Buffer.alloc(16);
  expect(() => encryptMessage(Buffer.from('x'), { p256dh: Buffer.alloc(65, 4), auth })).toThrow();
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys();
  expect(() => encryptMessage(Buffer.alloc(5000), { p256dh, auth })).toThrow('A message of 5000 bytes');
});
