// @ts-check
/** A CSS module in which each class name is unchanged. */
const classes = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : name === 'default' ? classes : name) },
);

module.exports = classes;
