/** The path of `refreshToken`: the call itself would bring every schema of accounts to each page's beginning. */
export const REFRESH_PATH = '/api/account/token/refresh/';
