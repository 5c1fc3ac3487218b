/** The password of all users in the tests, hashed in advance: hashing takes 10 ms per user. */
export const PASSWORD = 'Lift-test-2026';
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$TVPWBknOdwoa36S3QrX5tQ$V9j7Yh71PSBqtiJxtx2yTVakLTNiHabdlt/MQiLM5hQ';
