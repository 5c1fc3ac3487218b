import { seal, unseal } from './seal';

const SECRET = 'a secret of a server, long enough';

test('what was sealed opens again for the same owner with the same secret, and never reads as it was', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', '7:9', SECRET);
  expect(unseal(sealed, '7:9', SECRET)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false);
  expect(seal('JBSWY3DPEHPK3PXP', '7:9', SECRET).equals(sealed)).toBe(false);
});

test('it opens for no other owner, with no other secret, and not when it was changed', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', '7:9', SECRET);
  expect(unseal(sealed, '7:10', SECRET)).toBeUndefined();
  expect(unseal(sealed, '7:9', `${SECRET}!`)).toBeUndefined();
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(unseal(sealed, '7:9', SECRET)).toBeUndefined();
});
