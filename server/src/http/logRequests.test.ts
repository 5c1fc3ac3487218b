import { createServer } from './createServer';

const TOKEN = 'q7Zx0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmM_';

test.each([
  ['/here/ELV-1001/', '/here/ELV-1001/'],
  ['/here?key=a-mailed-key', '/here'],
  [`/shared_report/${TOKEN}`, '/shared_report/…'],
  [`/api/shared-reports/open/${TOKEN}/pdf/`, '/api/shared-reports/open/…/pdf/'],
])('a line of the log has the path %s without what opens something: %s (R625)', async (url, path) => {
  const lines: string[] = [];
  const app = await createServer({ level: 'info', stream: { write: (line) => void lines.push(line) } });
  await app.inject({ url });
  await app.close();
  expect(lines.map((line) => (JSON.parse(line) as { path?: string }).path)).toEqual([path]);
});
