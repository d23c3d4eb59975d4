import type { Page } from '@playwright/test';
import type { BrokenFiles, PageBlock } from './broken-files.ts';
import type { FaultRow } from './try-row.ts';

const entry = /\/r\/support\/\w+\/remoteEntry\.js$/;
const chunk = /\/r\/support\/\w+\/faq\.js$/;
const sheet = /\/r\/support\/\w+\/faq\.css$/;
const texts = /\/r\/support\/\w+\/en\.\w+$/;
const shellScript = /\/r\/shell\/\w+\/main\.js$/;
const shellSheet = /\/r\/shell\/\w+\/main\.css$/;
const shellTexts = /\/r\/shell\/\w+\/en\.\w+$/;
const shellChunk = /\/r\/shell\/\w+\/(?!main)[\w.]+\.js$/;

const THROW = 'throw new Error("broken on purpose");';
const atStart = (text: string) => THROW + text;
const unfinished = (text: string) => `${text};(`;
/** The first module of a chunk is one that the page's own imports. */
const inDependency = (text: string) => text.replace(/\{\d+\(\w(?:,\w)*\)\{/, (start) => start + THROW);
const inPage = (text: string) => text.replace(/(?<=\{)(?=\w\.d\(\w,\{FaqPage:)/, THROW);
function inRender(text: string): string {
  const name = /FaqPage:\(\)=>(\w+)/.exec(text)?.[1] ?? '';
  return text.replace(new RegExp(`function ${name}\\([^)]*\\)\\{`), (start) => start + THROW);
}
const otherReact = (text: string) => text.replaceAll('"^19.3.1"', '"^20.0.0"');

/** The page of the shell, and from there by a link: nothing of it was preloaded. */
async function byALink(page: Page, to: string, breaks: () => Promise<void>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await breaks();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

const support = ({ registry }: PageBlock) => registry.areas.support as Record<string, unknown>;
const inSupport = (change: Record<string, unknown>) => (files: BrokenFiles) =>
  files.registry((block) => void Object.assign(support(block), change));

const page = {
  at: '/faq',
  card: 'page',
  within: 'failure',
  told: { area: 'support', kind: 'load', phase: 'chunk' },
  recovers: 'by a retry',
  whole: '常見問題',
} as const;
const inEntry = { told: { ...page.told, phase: 'entry' } } as const;
const inScript = { told: { ...page.told, phase: 'script' } } as const;
const inTexts = { told: { ...page.told, phase: 'texts' } } as const;
const hanging = { ...page, within: 'hang' } as const;
const refused = { ...page, ...inEntry, recovers: 'by a second retry, which reloads' } as const;
const spoken = { ...page, ...inTexts, language: 'en', card: 'none', recovers: 'needs nothing' } as const;
/** Words in the place of the site; what comes late after all is drawn over them. */
const site = {
  ...page,
  card: 'site',
  told: { area: 'shell', kind: 'load', phase: 'entry' },
  recovers: 'by a reload',
} as const;

export const failing: FaultRow[] = [
  { ...page, ...inEntry, broken: 'entry is missing', breaks: (files) => files.missing(entry) },
  { ...page, ...inEntry, broken: 'entry has other bytes', breaks: (files) => files.otherBytes(entry) },
  { ...refused, broken: 'entry cannot be parsed', breaks: (files) => files.published(entry, unfinished) },
  { ...refused, broken: 'entry throws', breaks: (files) => files.published(entry, atStart) },
  { ...page, broken: 'page chunk is missing', breaks: (files) => files.missing(chunk) },
  { ...page, broken: 'page chunk has other bytes', breaks: (files) => files.otherBytes(chunk) },
  {
    ...page,
    broken: 'page chunk that nobody preloaded has other bytes',
    at: '/game',
    breaks: (files) => files.otherBytes(chunk),
    first: (at, files) => byALink(at, '/faq', () => files.otherBytes(chunk)),
  },
  { ...refused, ...inScript, broken: 'page module throws', breaks: (files) => files.published(chunk, inPage) },
  {
    ...refused,
    ...inScript,
    broken: 'a module that the page imports throws',
    breaks: (files) => files.published(chunk, inDependency),
  },
  {
    ...refused,
    broken: 'page throws while it is drawn',
    told: { area: 'support', kind: 'render', phase: 'render' },
    breaks: (files) => files.published(chunk, inRender),
  },
  { ...page, broken: 'style sheet of the page is missing', breaks: (files) => files.missing(sheet) },
  { ...page, broken: 'style sheet of the page has other bytes', breaks: (files) => files.otherBytes(sheet) },
  { ...spoken, broken: 'texts are missing', breaks: (files) => files.missing(texts) },
  { ...spoken, broken: 'texts have other bytes', breaks: (files) => files.otherBytes(texts) },
  {
    ...spoken,
    broken: 'texts of the shell have other bytes',
    whole: 'FAQ',
    told: { area: 'shell', kind: 'load', phase: 'texts' },
    breaks: (files) => files.otherBytes(shellTexts),
  },
  { ...site, broken: 'script of the shell is missing', breaks: (files) => files.missing(shellScript) },
  { ...site, broken: 'script of the shell has other bytes', breaks: (files) => files.otherBytes(shellScript) },
  {
    ...site,
    broken: 'script of the shell throws',
    told: { area: 'shell', kind: 'script', phase: 'script' },
    breaks: (files) => files.published(shellScript, atStart),
  },
  { ...site, broken: 'style sheet of the shell is missing', breaks: (files) => files.missing(shellSheet) },
  {
    ...page,
    broken: 'page chunk of the shell is missing',
    at: '/game',
    whole: '會員服務條款',
    told: { area: 'shell', kind: 'load', phase: 'chunk' },
    breaks: (files) => files.missing(shellChunk),
    first: (at, files) => byALink(at, '/member/complete_agreement', () => files.missing(shellChunk)),
  },
  { ...refused, broken: 'registry has an empty integrity', breaks: inSupport({ integrity: '' }) },
  { ...refused, broken: 'registry has a malformed integrity', breaks: inSupport({ integrity: 'sha384-none' }) },
  { ...refused, broken: 'registry names another contract', breaks: inSupport({ contract: 99 }) },
  { ...refused, broken: 'registry names no doors', breaks: inSupport({ exposes: [] }) },
  {
    ...refused,
    ...inScript,
    broken: 'remote needs another React',
    breaks: (files) => files.published(entry, otherReact),
  },
  {
    ...refused,
    broken: 'registry is empty',
    told: { area: 'support', kind: 'load', phase: 'entry', nameless: true },
    recovers: 'by a reload',
    breaks: (files) => files.registry(({ registry }) => void (registry.areas = {})),
  },
  {
    ...refused,
    broken: 'registry lacks the area',
    told: { area: 'support', kind: 'load', phase: 'entry', nameless: true },
    recovers: 'by a reload',
    breaks: (files) => files.registry(({ registry }) => void delete registry.areas.support),
  },
];

export const hangs: FaultRow[] = [
  { ...hanging, ...inEntry, broken: 'entry hangs', breaks: (files) => files.hangs(entry) },
  { ...hanging, broken: 'page chunk hangs', breaks: (files) => files.hangs(chunk) },
  { ...hanging, broken: 'style sheet of the page hangs', breaks: (files) => files.hangs(sheet) },
  { ...spoken, broken: 'texts hang', within: 'hang', breaks: (files) => files.hangs(texts) },
  {
    ...spoken,
    broken: 'texts of the shell hang',
    whole: 'FAQ',
    told: { area: 'shell', kind: 'load', phase: 'texts' },
    within: 'hang',
    breaks: (files) => files.hangs(shellTexts),
  },
  {
    ...site,
    within: 'hang',
    recovers: 'by itself',
    broken: 'script of the shell hangs',
    breaks: (files) => files.hangs(shellScript),
  },
  {
    ...site,
    within: 'hang',
    recovers: 'by itself',
    broken: 'style sheet of the shell hangs',
    breaks: (files) => files.hangs(shellSheet),
  },
  {
    ...hanging,
    broken: 'page chunk of the shell hangs',
    at: '/game',
    whole: '會員服務條款',
    told: { area: 'shell', kind: 'load', phase: 'chunk' },
    breaks: (files) => files.hangs(shellChunk),
    first: (at, files) => byALink(at, '/member/complete_agreement', () => files.hangs(shellChunk)),
  },
];

const all = [...failing, ...hangs];
const isOfShell = ({ told }: FaultRow) => told.area === 'shell' || told.nameless === true;

/** Every row beside a live build of the area that is on trial. A page of a live remote that fails under a trial of the shell is such a row as well. */
export const besideLive: Record<'support' | 'shell', FaultRow[]> = {
  support: all.filter((row) => !isOfShell(row)),
  shell: all.filter((row) => isOfShell(row) || row.broken === 'page throws while it is drawn'),
};
