/** A CSS module whose every class is called as it is written. */
const classes = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : name === 'default' ? classes : name) },
);

module.exports = classes;
