import { describe, expect, it } from 'vitest';
import { fillMacro, firstGap, gapsIn, macroVariables, unknownVariables } from './macro-text.ts';
import { macroBody, staffReplyBody } from './macros.ts';

const values = {
  character_name: '夜行',
  game: '遊戲 H73',
  server: '台灣一服',
  type: '儲值未入帳',
  number: '10231',
  agent: '小岳',
};

describe('the variables of a canned reply', () => {
  it.each(Object.entries(values))('%s becomes its value, everywhere', (name, value) => {
    expect(fillMacro(`{${name}}，{${name}}`, values)).toBe(`${value}，${value}`);
  });

  it('has no value for `fill`, whatever comes', () => {
    expect(fillMacro('補發 {fill}', values)).toBe('補發 {fill}');
    expect(macroVariables).not.toContain('email');
  });

  it('leaves a gap for what is missing or blank', () => {
    const filled = fillMacro('{character_name} 您好，{server}', { ...values, character_name: ' ', server: undefined });
    expect(gapsIn(filled)).toEqual(['character_name', 'server']);
    expect(firstGap(filled)).toEqual({ from: 0, to: 16 });
  });

  it.each([
    ['[送點數](https://evil.example)', '\\[送點數\\](https://evil.example)'],
    ['**粗**_x_`y`', '\\*\\*粗\\*\\*\\_x\\_\\`y\\`'],
    ['<img src=x>', '\\<img src=x\\>'],
    ['{game}', '｛game｝'],
    ['# 大字\n\n## 小字', '\\# 大字 ## 小字'],
    ['Kite-2', 'Kite-2'],
  ])('shows what a player calls himself as it is: %s', (name, shown) => {
    expect(fillMacro('{character_name}', { character_name: name })).toBe(shown);
  });

  it('knows no other names', () => {
    expect(unknownVariables('{email} {Game} {角色} {game}')).toEqual(['email', 'Game', '角色']);
    expect(unknownVariables('{ } {a b} {}')).toEqual([]);
  });
});

describe('the messages', () => {
  it('refuse to save an unknown variable, by name', async () => {
    const macro = { language: 'zh-TW', title: '補發', content: '{check_code} 已補發' };
    const failure = await macroBody.validate(macro).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'MACRO_VARIABLE', params: { name: '{check_code}' } });
    await expect(macroBody.validate({ ...macro, content: '{game} 已補發 {fill}' })).resolves.toMatchObject({
      closes: '0',
    });
  });

  it('refuse to send an answer with a gap', async () => {
    const failure = await staffReplyBody.validate({ content: '{fill} 已補發' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'ANSWER_GAP', params: { gap: '{fill}' } });
    await expect(staffReplyBody.validate({ content: '物品 {sword} 已補發' })).resolves.toMatchObject({ close: '0' });
  });
});
