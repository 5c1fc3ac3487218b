import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';

configure({ asyncUtilTimeout: 5_000 });

// A screen must not log errors. A test that expects an error spies on console.error itself.
const complaints: string[] = [];
const print = console.error;
console.error = (...words: unknown[]) => {
  complaints.push(format(...words));
  print(...words);
};

afterEach(() => {
  const told = complaints.splice(0);
  if (told.length > 0) throw new Error(`The screen complained on the console:\n${told.join('\n')}`);
});
