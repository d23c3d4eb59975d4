import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/accepted-encoding.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const { resolve } = createRequire(import.meta.url);

const own = (name: string) => () => readFile(join(import.meta.dirname, 'page', name));
const ofViewer = (name: string) => () => readFile(resolve(`swagger-ui-dist/${name}`));
const javascript = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';

const parts: Record<string, { type: string; load: () => Promise<Buffer> }> = {
  'swagger-ui.css': { type: css, load: ofViewer('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: javascript, load: ofViewer('swagger-ui-bundle.js') },
  'docs.css': { type: css, load: own('docs.css') },
  'docs.js': { type: javascript, load: own('docs.js') },
  'openapi.json': {
    type: 'application/json; charset=utf-8',
    load: async () => Buffer.from(JSON.stringify(openApiDocument())),
  },
};

export type DocsFile = { type: string; mark: string; body(encoding: Encoding): Promise<Buffer> };

export class DocsFiles {
  private readonly made = new Map<string, Promise<DocsFile>>();

  /** null for a name that is none of them; '' is the page. */
  async find(name: string): Promise<DocsFile | null> {
    if (name !== '' && !Object.hasOwn(parts, name)) return null;
    const known = this.made.get(name) ?? (name === '' ? this.page() : this.part(name));
    this.made.set(name, known);
    known.catch(() => this.made.delete(name));
    return known;
  }

  private async part(name: string): Promise<DocsFile> {
    const { type, load } = parts[name] ?? {};
    if (!type || !load) throw new Error(`no part ${name}`);
    return fileOf(type, await load());
  }

  private async page(): Promise<DocsFile> {
    const marks = Object.keys(parts).map(async (name) => [name, (await this.find(name))?.mark ?? ''] as const);
    return fileOf('text/html; charset=utf-8', Buffer.from(docsPage(Object.fromEntries(await Promise.all(marks)))));
  }
}

function fileOf(type: string, plain: Buffer): DocsFile {
  const mark = createHash('sha256').update(plain).digest('base64url').slice(0, 12);
  const ready = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    type,
    mark,
    body: (encoding) => {
      const made = ready.get(encoding) ?? (encoding === 'br' ? toBrotli(plain, BROTLI) : toGzip(plain));
      ready.set(encoding, made);
      return made;
    },
  };
}
