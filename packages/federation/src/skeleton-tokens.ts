import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

const NEEDED = new Set(['--font', '--f16', '--f30', '--ink', '--page', '--surface', '--line', '--p1']);
const source = join(import.meta.dirname, '..', '..', 'web', 'src', 'ui', 'styles', 'tokens.css');

/** Inline, before the style sheet: letters that change their font would be painted twice. */
export function skeletonTokens(): string {
  const sheet = postcss.parse(readFileSync(source, 'utf8'));
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkDecls((row) => void (NEEDED.has(row.prop) || row.remove()));
  sheet.walkRules((rule) => void (rule.nodes.length || rule.remove()));
  sheet.walkAtRules((rule) => void (rule.nodes?.length || rule.remove()));
  return sheet
    .toString()
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .trim();
}
