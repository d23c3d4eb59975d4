import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MANY = 300;
const script = `
  import { freePort } from '${new URL('ports.ts', import.meta.url).href}';
  const ports = [];
  for (let n = 0; n < ${MANY}; n += 1) ports.push(await freePort());
  console.log(ports.join());
`;

it('no two processes that start beside each other choose one port', async () => {
  const run = promisify(execFile);
  const said = await Promise.all(
    [0, 1, 2].map(() => run(process.execPath, ['--input-type=module', '--no-warnings', '-e', script])),
  );
  const chosen = said.flatMap(({ stdout }) => stdout.trim().split(','));
  expect(new Set(chosen).size).toBe(3 * MANY);
});
