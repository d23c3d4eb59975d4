import { chromium, type Browser } from '@playwright/test';
import { provideBrowser } from '../../../infra/local/test/browser.ts';

/** The browser of all benches. `more`: arguments of one bench. */
export async function openBrowser(...more: string[]): Promise<Browser> {
  const executablePath = await provideBrowser();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...more] });
}
