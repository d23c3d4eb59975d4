import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

type Row = Record<string, unknown> & { build: string; entry: string; integrity: string };
export type PageBlock = { registry: { areas: Record<string, Row> }; shell: Record<string, unknown> };

const hashOf = (bytes: string) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const BLOCK = /(<script type="application\/json" id="hub-page">)(.*)(?=<\/script>)/;
const EDIT = ';globalThis.foreignBytesRan=true;';
const never = () => undefined;
const SHELL = /\/r\/shell\/\w+\/main\.js$/;

/** Files of a page that are broken on purpose, until they are mended. */
export class BrokenFiles {
  /** When the broken file was asked for first, and when it was answered last. */
  askedAt: number | undefined;
  answeredAt: number | undefined;

  constructor(
    readonly page: Page,
    private readonly at: string,
  ) {}

  missing = (file: RegExp) => this.serve(file, (route) => route.fulfill({ status: 404, body: 'not found' }));

  hangs = (file: RegExp) => this.serve(file, never);

  /** Bytes that nobody published and that work; the browser keeps them like the real ones. */
  otherBytes = (file: RegExp) =>
    this.serve(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()) + EDIT });
    });

  /** The file was published broken: every hash of it is right, and of the files that vouch for it. `seenAt`: a page that names it. */
  async published(file: RegExp, edit: (text: string) => string, seenAt = this.at): Promise<void> {
    const html = await this.text(seenAt);
    const named = [...html.matchAll(/\/r\/[\w./-]+/g)].map(([found]) => found);
    const url = named.find((found) => file.test(found)) ?? '';
    const build = url.replace(/[^/]+$/, '');
    const scripts = new Set(named.filter((found) => found.startsWith(build) && found.endsWith('.js')));
    const texts = new Map<string, string>();
    for (const script of scripts) texts.set(script, await this.text(script));
    const before = texts.get(url) ?? '';
    const after = edit(before);
    if (after === before) throw new Error(`nothing to break in ${url}`);
    const hashes = new Map([[hashOf(before), hashOf(after)]]);
    const served = new Map([[url, after]]);
    // Whatever holds a hash that has changed is changed by it.
    for (let moved = true; moved;) {
      moved = false;
      for (const [path, text] of texts) {
        const body = path === url ? after : this.exchange(text, hashes);
        if (body === (served.get(path) ?? text)) continue;
        served.set(path, body);
        hashes.set(hashOf(text), hashOf(body));
        moved = true;
      }
    }
    for (const [path, body] of served) {
      const answer = (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
      await (path === url ? this.serve(file, answer) : this.page.route(`**${path}`, answer));
    }
    await this.document((text) => this.exchange(text, hashes));
  }

  /** The registry of the page says something else. */
  async registry(edit: (block: PageBlock) => void): Promise<void> {
    // Nobody can know before the shell does.
    this.page.on('requestfinished', (request) => {
      if (SHELL.test(request.url())) this.answeredAt = Date.now();
    });
    await this.document((html) =>
      html.replace(BLOCK, (_, tag: string, json: string) => {
        const block = JSON.parse(json) as PageBlock;
        edit(block);
        return tag + JSON.stringify(block).replaceAll('<', '\\u003c');
      }),
    );
  }

  /** From now on everything is as it was published. */
  mend = () => this.page.unrouteAll({ behavior: 'ignoreErrors' });

  private async serve(file: RegExp, answer: (route: Route) => unknown): Promise<void> {
    await this.page.route(file, async (route) => {
      this.askedAt ??= Date.now();
      await answer(route);
      this.answeredAt = Date.now();
    });
  }

  private async document(edit: (html: string) => string): Promise<void> {
    await this.page.route(
      () => true,
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
        await route.fulfill({ status: response.status(), headers, body: edit(await response.text()) });
      },
    );
  }

  private async text(path: string): Promise<string> {
    return (await this.page.request.get(path, { headers: { accept: 'text/html' } })).text();
  }

  private exchange(text: string, hashes: Map<string, string>): string {
    return [...hashes].reduce((done, [from, to]) => done.replaceAll(from, to), text);
  }
}
