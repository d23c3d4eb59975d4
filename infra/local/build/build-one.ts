/* `build-one.ts <app> <out>`: builds one front end in this process (its bundler keeps memory that is best given back). */
import { pathToFileURL } from 'node:url';
import { inRoot } from '../boot/places.mjs';

type BuildApp = { buildApp(dir: string, options: { outRoot: string }): Promise<{ build: string }> };

const [, , app = '', outRoot = ''] = process.argv;
try {
  const { buildApp } = (await import(
    pathToFileURL(inRoot('packages', 'federation', 'src', 'build.ts')).href
  )) as BuildApp;
  const { build } = await buildApp(inRoot(app), { outRoot });
  process.stdout.write(`${app} ${build}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
