import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** `faults` break a rule. `undecided`: what axe could not decide, as `rule reason element`, the same wherever it stands. */
export type Look = { faults: string[]; undecided: string[] };

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

/** Why axe gave up, in its own short word. */
function reasonOf({ any, all, none }: Found): string {
  const data = [...any, ...all, ...none].map((check) => check.data as { messageKey?: string } | null);
  return data.find((row) => row?.messageKey)?.messageKey ?? 'unsaid';
}

/**
 * All rules of WCAG 2.2 AA and best practice on the page as it stands. `colours`: only those that a change of scheme can
 * break, for the same page in its other scheme.
 */
export async function lookAt(page: Page, what: 'all' | 'colours' = 'all'): Promise<Look> {
  const axe = new AxeBuilder({ page });
  const { violations, incomplete } = await (what === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOURS)).analyze();
  return {
    faults: violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(' ')}`)),
    undecided: incomplete.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${reasonOf(node)} ${nameOf(node)}`)),
  };
}
