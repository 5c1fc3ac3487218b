// @ts-check
// Imported first: it must run on any version of Node, and prints the required one.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'This needs Node.js 20.19 or newer; this is ' +
      process.versions.node +
      '. Get it at https://nodejs.org/.',
  );
  process.exit(1);
}
