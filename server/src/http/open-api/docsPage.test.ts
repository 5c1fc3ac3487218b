import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { testServer, type TestServer } from '../../testing/testServer';
import { docsPage } from './docsPage';
import { openApi } from './openApi';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the page of the API lists every call, and its links lead to them', async () => {
  const { headers, body } = await server.inject({ url: '/api/docs/' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { name, method, path } of endpoints) {
    expect(body).toContain(`<h3 id="${name}">`);
    expect(body).toContain(`<strong>${method}</strong> <code>${path.replace(/:(\w+)/g, '{$1}')}</code>`);
  }
  // The values of a choice, which the document has as a reference.
  expect(body).toContain('Open, InProgress, OnHold, Accepted, Closed');
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(links.filter((link) => !ids.includes(link))).toEqual([]);
});

test('the fields of bodies and answers are in tables: whether each is required, its type and limits', () => {
  const [, article = ''] =
    /<h3 id="createTicket">([\s\S]*?)<\/article>/.exec(docsPage(openApi('1.2.3'))) ?? [];
  const rowsOf = (title: string) => {
    const [, table = ''] = new RegExp(`aria-label="${title}: [^"]*"([\\s\\S]*?)</table>`).exec(article) ?? [];
    return new Map(
      [...table.matchAll(/<tr>\s*<th scope="row">([\s\S]*?)<\/tr>/g)].map(([, row = '']) => {
        const [name = '', ...cells] = row
          .replace(/<\/t[hd]>/g, '|')
          .replace(/<[^>]+>/g, '')
          .split('|');
        return [name.trim(), cells.map((cell) => cell.trim()).filter(Boolean)];
      }),
    );
  };
  const body = rowsOf('Body');
  expect(body.get('summary')).toEqual(['yes', 'string, not blank, at most 500 characters']);
  expect(body.get('priority')?.[1]).toContain('Critical, ');
  expect(body.get('close_date')).toEqual(['no', 'date or null']);
  expect(body.get('custom_field_values')?.[1]).toContain('list of objects');
  expect(body.get('custom_field_values[].custom_field')).toEqual([
    'yes',
    'integer, from 1, to 1125899906842623',
  ]);
  expect(rowsOf('Answer').get('ticket_key')?.[0]).toBe('yes');
});

test('the page works under the policy of the server: no scripts, no inline styles', async () => {
  const page = await server.inject({ url: '/api/docs/' });
  expect(page.body).not.toMatch(/<script|<style| style=| on\w+=/);
  expect(page.headers['content-security-policy']).toContain("style-src 'self'");
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
  const sheet = await server.inject({ url: style });
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('texts of the document are no markup', () => {
  const document = openApi('1.0.0 <b>"&');
  expect(docsPage(document)).toContain('Version 1.0.0 &lt;b&gt;&quot;&amp;.');
});
