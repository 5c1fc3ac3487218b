// @ts-check

/**
 * Whether the server of a console refuses the calls of a shell: its pages would then fail for everybody. A server that does not
 * name its contracts, as one of another make, is not checked.
 *
 * @param {string} url of the console; '' for a version that was deployed before
 * @param {string} contract the shell's version of it
 * @returns {Promise<string[]>} sentences
 */
export async function checkContract(url, contract) {
  if (url === '' || contract === '') return [];
  /** @type {{ info?: { 'x-contracts'?: string[] } }} */
  const document = await fetch(new URL('/api/schema/', url)).then(
    (answer) => (answer.ok ? answer.json() : {}),
    () => ({}),
  );
  const { 'x-contracts': answered } = document.info ?? {};
  const [major = ''] = contract.split('.');
  if (!answered || answered.includes(major)) return [];
  const majors = answered.join(' and ');
  return [
    `The server of ${url} answers version ${majors} of the contract, and the shell needs version ${major}. Please deploy the server first.`,
  ];
}
