import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseForeignHosts } from './foreign-hosts.ts';

it('the page for such hosts has the examples as they are, and a configuration that is taken', async () => {
  const docs = join(import.meta.dirname, '../../../../docs');
  const page = await readFile(join(docs, 'foreign-hosts.md'), 'utf8');
  const example = (name: string) => readFile(join(docs, 'examples/foreign-host', name), 'utf8');
  expect(page).toContain(`\`\`\`html\n${await example('index.html')}\`\`\``);
  expect(page).toContain(`\`\`\`js\n${await example('serve.mjs')}\`\`\``);
  const [, line = ''] = /FOREIGN_HOSTS=(.+)/.exec(page) ?? [];
  expect(parseForeignHosts(line)).toEqual({ H73: ['https://launcher.example'] });
});

it.each(['[]', '{"H73":"https://a.example"}', '{"H73":["*"]}', '{"H73":["https://a.example/"]}', 'H73'])(
  'a configuration that says something else ends the start: %s',
  (text) => {
    expect(() => parseForeignHosts(text)).toThrow();
  },
);
