import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import path from 'node:path';
import { format } from 'node:util';
import { setLinks } from '@smart-elevator/shared-api/client/links';
import { IS_PACKED, readJson, remoteFolders, ROOT } from '../../artifacts/workspace.mjs';

// Long enough for a screen’s late part in a worker that compiles it for the first time.
configure({ asyncUtilTimeout: 15_000 });

// A query that is tried again and again prints the document only when `waitFor` gives up and reads the message.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.defineProperties(new Error(), {
          name: { value: 'TestingLibraryElementError' },
          message: { get: () => getElementError(message, container).message, configurable: true },
        })
      : getElementError(message, container),
});

// A screen must not log errors. A test that expects an error spies on console.error itself.
const consoleErrors: string[] = [];
const print = console.error;
console.error = (...words: unknown[]) => {
  consoleErrors.push(format(...words));
  print(...words);
};

afterEach(() => {
  const errors = consoleErrors.splice(0);
  if (errors.length > 0) throw new Error(`The screen complained on the console:\n${errors.join('\n')}`);
});

// Screens link to each other as in a console with all remotes.
const folders = IS_PACKED ? [ROOT] : remoteFolders();
setLinks(folders.map((folder) => readJson(path.join(folder, 'remote.json'))));
