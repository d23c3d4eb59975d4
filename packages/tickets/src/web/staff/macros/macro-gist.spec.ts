import { expect, it } from 'vitest';
import { macroGist } from './macro-gist.ts';

it('is one line of words with the values in their places', () => {
  const content = '{character_name} 您好：\n\n- **{fill}** 已補發\n- 看[說明](https://example.com/a)\n\n{agent}';
  expect(macroGist(content, { character_name: '夜行', fill: '＿＿', agent: '' })).toBe(
    '夜行 您好： ＿＿ 已補發 看說明 {agent}',
  );
});

it('leaves numbers of a list and braces of others as they are', () => {
  expect(macroGist('1. 重開\n2. 更新到 {version}', {})).toBe('1. 重開 2. 更新到 {version}');
});
