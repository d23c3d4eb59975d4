import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { textFaults, updateCatalogues } from './index.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '..');
/** A site of one app. */
const site = mkdtempSync(join(tmpdir(), 'hub-texts-'));
symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'));
copyFileSync(join(repository, 'lingui.config.ts'), join(site, 'lingui.config.ts'));
const app = join(site, 'shell');
const PAGE =
  "import { Trans } from '@lingui/react/macro';\nexport const Page = () => <Trans>您有 {count} 則</Trans>;\n";
const DESK = "import { Trans } from '@lingui/react/macro';\nexport const Desk = () => <Trans>案件</Trans>;\n";

const write = (file: string, text: string) => writeFileSync(join(app, 'src', file), text);
const po = (language: string) => join(app, 'src', 'locales', `${language}.po`);
const edit = (language: string, from: string | RegExp, to: string) =>
  writeFileSync(po(language), readFileSync(po(language), 'utf8').replace(from, to));

function translate(language: string, text: string, translation: string): void {
  edit(language, `msgid "${text}"\nmsgstr ""`, `msgid "${text}"\nmsgstr "${translation}"`);
}

beforeEach(async () => {
  rmSync(app, { recursive: true, force: true });
  mkdirSync(join(app, 'src', 'staff'), { recursive: true });
  write('page.tsx', PAGE);
  write('staff/desk.tsx', DESK);
  await updateCatalogues(app);
  translate('en', '您有 {count} 則', '{count, plural, one {# reply} other {# replies}}');
  translate('zh-HK', '您有 {count} 則', '您有 {count} 則');
  translate('staff/en', '案件', 'Cases');
  translate('staff/zh-HK', '案件', '個案');
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

it('finds nothing in an app that is complete', async () => {
  expect(await textFaults(app)).toEqual([]);
});

it('names a text that nobody has translated, and where it stands', async () => {
  write('page.tsx', PAGE.replace('您有', '沒有'));
  const faults = await textFaults(app);
  expect(faults).toContainEqual(
    expect.stringMatching(
      /shell\/src\/locales\/en\.po: “沒有 \{count\} 則” has no translation \(shell\/src\/page\.tsx\)/,
    ),
  );
  expect(faults).toContainEqual(expect.stringMatching(/en\.po: “您有 \{count\} 則” is not in the source any more/));
});

it('names an empty translation', async () => {
  edit('zh-HK', 'msgstr "您有 {count} 則"', 'msgstr ""');
  expect(await textFaults(app)).toEqual([expect.stringMatching(/zh-HK\.po: “您有 \{count\} 則” has no translation/)]);
});

it('names a placeholder that the source does not have', async () => {
  edit('zh-HK', 'msgstr "您有 {count} 則"', 'msgstr "您有 {count} 則，共 {total} 則"');
  expect(await textFaults(app)).toEqual([expect.stringMatching(/unknown placeholder \{total\}/)]);
});

it('names a word of Taiwan in Hong Kong', async () => {
  edit('zh-HK', 'msgstr "您有 {count} 則"', 'msgstr "您的信箱有 {count} 則"');
  expect(await textFaults(app)).toEqual([expect.stringMatching(/“信箱” is “電郵” in Hong Kong/)]);
});

it('names a word that puts players off without a when; the desk may say it', async () => {
  edit('en', /msgstr "\{count, plural.*"/, 'msgstr "{count, plural, one {# reply} other {# replies}}, read later"');
  edit('staff/en', 'msgstr "Cases"', 'msgstr "Cases for later"');
  expect(await textFaults(app)).toEqual([expect.stringMatching(/“later” says neither what nor when/)]);
});

it('names such a word of the source', async () => {
  write('page.tsx', PAGE.replace('您有 {count} 則', '請稍後再試'));
  expect(await textFaults(app)).toContainEqual(expect.stringMatching(/“稍後” says neither what nor when/));
});

it('keeps the texts of the desk apart, and wants them too', async () => {
  expect(readFileSync(po('en'), 'utf8')).not.toContain('案件');
  edit('staff/en', 'msgstr "Cases"', 'msgstr ""');
  expect(await textFaults(app)).toEqual([expect.stringMatching(/locales\/staff\/en\.po: “案件” has no translation/)]);
});

it('does not let page and desk translate the same text in two ways', async () => {
  write('page.tsx', PAGE + DESK.replace(/^.*\n/, '').replace('Desk', 'Also'));
  await updateCatalogues(app);
  translate('en', '案件', 'Reports');
  translate('zh-HK', '案件', '個案');
  expect(await textFaults(app)).toEqual([
    expect.stringMatching(/en: “案件” is translated in two ways, “Reports” and “Cases”: take one/),
  ]);
  edit('en', 'msgstr "Reports"', 'msgstr ""');
  expect(await textFaults(app)).toEqual([expect.stringMatching(/locales\/en\.po: “案件” has no translation/)]);
});
