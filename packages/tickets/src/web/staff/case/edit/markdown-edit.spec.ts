import { describe, expect, it } from 'vitest';
import { markEdit, onEmptyLine, type MarkKind } from './markdown-edit.ts';

/** `[` and `]` are where the mark begins and ends. */
function read(shown: string) {
  const from = shown.indexOf('⟦');
  const to = shown.indexOf('⟧') - 1;
  return { text: shown.replace(/[⟦⟧]/g, ''), from, to };
}
function press(kind: MarkKind, shown: string): string {
  const marked = read(shown);
  const { from, to, words, select } = markEdit(kind, marked, '文字');
  const text = marked.text.slice(0, from) + words + marked.text.slice(to);
  return `${text.slice(0, select[0])}⟦${text.slice(select[0], select[1])}⟧${text.slice(select[1])}`;
}

describe('a press on the bar', () => {
  it.each<[MarkKind, string, string]>([
    ['bold', '請⟦重新登入⟧', '請**⟦重新登入⟧**'],
    ['bold', '請**⟦重新登入⟧**', '請⟦重新登入⟧'],
    ['bold', '請⟦⟧', '請**⟦文字⟧**'],
    ['link', '看⟦這篇⟧', '看[這篇](⟦https://⟧)'],
    ['link', '⟦⟧', '[文字](⟦https://⟧)'],
    ['list', '一⟦⟧', '- 一⟦⟧'],
    ['list', '頭\n一⟦行\n二⟧行\n尾', '頭\n⟦- 一行\n- 二行⟧\n尾'],
    ['list', '⟦- 一\n- 二⟧', '⟦一\n二⟧'],
    ['quote', '⟦玩家說⟧', '> 玩家說⟦⟧'],
    ['quote', '> 玩家說⟦⟧', '玩家說⟦⟧'],
  ])('%s: %s', (kind, before, after) => {
    expect(press(kind, before)).toBe(after);
  });

  it.each([
    ['⟦⟧', true],
    ['上\n⟦⟧', true],
    ['上\n⟦⟧\n下', true],
    ['上⟦⟧', false],
    ['⟦上⟧', false],
    [' ⟦⟧', false],
  ])('knows an empty line: %s', (shown, empty) => {
    expect(onEmptyLine(read(shown))).toBe(empty);
  });
});
