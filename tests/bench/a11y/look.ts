import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { measureContrast } from './measure-contrast.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const FRAME_MS = 15_000;

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** `faults` break a rule, `measured` could only be decided on the pixels: both as sentences, or counted. */
export type Look = { faults: string[]; measured: number };

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]['nodes'][number];

/** Name of an element that outlives a build: its tag and class names, without what the bundler adds to them. */
function nameOf({ html, target }: Found): string {
  const tag = /^<([\w-]+)/.exec(html)?.[1] ?? String(target.at(-1));
  const names = /\sclass="([^"]*)"/.exec(html)?.[1] ?? '';
  const kept = names
    .split(/\s+/)
    .filter((name) => name && !name.startsWith('lucide-'))
    .map((name) => name.replace(/_[\w+/-]{5}$/, ''));
  return [tag, ...kept].join('.');
}

/**
 * All rules of WCAG 2.2 AA and best practice on the page as it stands. `colours`: only those that a change of scheme can
 * break, for the same page in its other scheme. What axe leaves undecided about contrast is measured, once for every kind
 * of element that `known` does not name yet; anything else that it leaves undecided is a fault.
 */
export async function lookAt(page: Page, what: 'all' | 'colours', known: Set<string>): Promise<Look> {
  // Ready in every frame before it begins: otherwise a frame has to answer within a second while the page around it, on
  // the same thread, is looked at.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ pingWaitTime: FRAME_MS });
  const { violations, incomplete } = await (what === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOURS)).analyze();
  const look: Look = {
    faults: violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(' ')}`)),
    measured: 0,
  };
  for (const [id, node] of incomplete.flatMap(({ id, nodes }) => nodes.map((node) => [id, node] as const))) {
    const name = nameOf(node);
    if (known.has(name)) continue;
    known.add(name);
    if (id !== 'color-contrast') look.faults.push(`${id} is not decided at ${name}`);
    else {
      look.measured += 1;
      const wrong = await measureContrast(page, node.target);
      if (wrong) look.faults.push(`${name}: ${wrong}`);
    }
  }
  return look;
}
