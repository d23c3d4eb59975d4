import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

const NEEDED = new Set(['--font', '--f16', '--f30', '--ink', '--page', '--surface', '--line', '--p1']);
const source = join(import.meta.dirname, '..', '..', 'web', 'src', 'ui', 'styles', 'tokens.css');

/**
 * The shared tokens that the skeleton is written with, as inline style: the style sheet comes later, and letters that
 * change their font then would be painted twice. Colours of the games come with the document and are stronger, unless the catalogue
 * was never reached: white words would stand on white.
 */
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
