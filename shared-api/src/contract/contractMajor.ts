/**
 * The major version of this contract, which is the package's. The client sends it with every call as `X-Contract-Version`
 * (ADR-113).
 */
export const CONTRACT_MAJOR = 3;
