import { describe, expect, it } from 'vitest';
import { shortGameName } from './short-game-name.ts';

describe('shortGameName', () => {
  it('leaves out brackets and the word for game', () => {
    expect(shortGameName('遊戲 G112（示範）')).toBe('G112');
    expect(shortGameName('星海 (台港澳)')).toBe('星海');
  });

  it('keeps a name that has neither, and one that would be left empty', () => {
    expect(shortGameName('第五人格')).toBe('第五人格');
    expect(shortGameName('遊戲王')).toBe('遊戲王');
    expect(shortGameName('（未命名）')).toBe('（未命名）');
  });
});
