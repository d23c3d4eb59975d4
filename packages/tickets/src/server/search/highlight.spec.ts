import { describe, expect, it } from 'vitest';
import { snippetOf } from './highlight.ts';

const shown = (text: string, ...terms: string[]) =>
  snippetOf(text, terms)
    ?.map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

describe('the place where something was found', () => {
  it('marks every term', () => {
    expect(shown('孔明燈活動的獎勵少了一個', '活動', '獎勵')).toBe('孔明燈[活動]的[獎勵]少了一個');
  });

  it('shows the words of an answer, and not its markdown', () => {
    expect(shown('## 處理結果\n請補上**最早一筆儲值的收據**，見[說明](https://a.example/x)', '收據')).toBe(
      '處理結果 請補上最早一筆儲值的[收據]，見說明',
    );
  });

  it('leaves what a player typed as it is', () => {
    expect(shown('角色 a__b 找不到，3 > 2', '角色')).toBe('[角色] a__b 找不到，3 > 2');
  });

  it('is none where nothing of it stands', () => {
    expect(shown('月卡沒有收到', '序號')).toBeUndefined();
  });
});
