/** The password of everybody in the tests, hashed once and for all: hashing anew would cost 10 ms a person. */
export const PASSWORD = 'Lift-test-2026';
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$TVPWBknOdwoa36S3QrX5tQ$V9j7Yh71PSBqtiJxtx2yTVakLTNiHabdlt/MQiLM5hQ';
