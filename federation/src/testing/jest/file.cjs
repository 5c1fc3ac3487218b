// @ts-check
/** A stub for style sheets, fonts and pictures, which tests do not use. */
module.exports = '';
