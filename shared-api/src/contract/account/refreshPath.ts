/**
 * The path of `refreshToken`. Importing the call itself would add every account schema to the first chunk of each page.
 */
export const REFRESH_PATH = '/api/account/token/refresh/';
