import { seal, unseal } from './seal';

const SECRET = 'a secret of a server, long enough';

test('a sealed text is unsealed for the same owner with the same secret, and is not readable before', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', '7:9', SECRET);
  expect(unseal(sealed, '7:9', SECRET)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false);
  expect(seal('JBSWY3DPEHPK3PXP', '7:9', SECRET).equals(sealed)).toBe(false);
});

test('it is not unsealed for another owner, with another secret, or after a modification', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', '7:9', SECRET);
  expect(unseal(sealed, '7:10', SECRET)).toBeUndefined();
  expect(unseal(sealed, '7:9', `${SECRET}!`)).toBeUndefined();
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(unseal(sealed, '7:9', SECRET)).toBeUndefined();
});
