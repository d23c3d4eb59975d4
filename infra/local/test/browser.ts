import { existsSync } from 'node:fs';
import { Refusal, step } from '../boot/say.mjs';
import { findProgram, lastLines, run } from '../machine/programs.ts';
import { runTool } from '../machine/tools.ts';
import { aptCommand, installDebian } from '../stores/debian-packages.ts';
import { provideFonts } from './fonts.ts';

/** One that draws no window of its own first: the others render theirs around every page, a third of what a journey costs. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'],
];
/** Older releases have no package of the first. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser that really starts: on Ubuntu a program of that name may only be a note about another package system. */
async function works(path: string | undefined): Promise<string | undefined> {
  if (!path || !existsSync(path)) return undefined;
  const { code, output } = await run(path, ['--version', '--no-sandbox'], { limitMs: 20_000 });
  return code === 0 && /\d+\.\d+/.test(output) ? path : undefined;
}

async function onThisMachine(): Promise<string | undefined> {
  for (const path of [process.env.CHROMIUM_PATH, findProgram(NAMES), ...MAC]) {
    const found = await works(path);
    if (found) return found;
  }
  return undefined;
}

/** Path of the browser that the test tool would download; asked in a process, because the tool is heavy to load. */
async function ownDownload(): Promise<string | undefined> {
  const ask = "import('playwright-core').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const { output } = await run(process.execPath, ['--eval', ask]);
  return works(output.trim());
}

async function fromDebian(): Promise<string | undefined> {
  if (!(await aptCommand())) return undefined;
  for (const name of DEBIAN) {
    try {
      await installDebian([name]);
    } catch {
      continue;
    }
    return onThisMachine();
  }
  return undefined;
}

async function download(): Promise<string> {
  const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { code, output } = await runTool('playwright', ['install', ...asRoot, 'chromium']);
  const path = code === 0 ? await ownDownload() : undefined;
  if (path) return path;
  throw new Refusal(
    'The tests in a browser need Chromium, and it could not be downloaded:',
    ...lastLines(output),
    'Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chrome.',
  );
}

async function findOrInstall(): Promise<string> {
  const found = (await onThisMachine()) ?? (await ownDownload());
  if (found) return found;
  let path = '';
  await step(
    'browser',
    'getting Chromium',
    async () => {
      path = (await fromDebian()) ?? (await download());
      return path;
    },
    { slow: true },
  );
  return path;
}

let provided: Promise<string> | undefined;

/** Path of a browser for the tests, with Chinese letters: one of the machine, Debian's, or the test tool's own download. */
export function provideBrowser(): Promise<string> {
  provided ??= findOrInstall().then(async (path) => {
    await provideFonts();
    return path;
  });
  return provided;
}
