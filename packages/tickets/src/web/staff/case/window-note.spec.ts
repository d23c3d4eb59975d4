import { describe, expect, it } from 'vitest';
import { windowLacks } from './window-note.ts';

describe('the note of a game window', () => {
  it('names what the window cannot do', () => {
    expect(windowLacks('game window: file=dead camera=0 clipboard=1 storage=1 dialog=1')).toEqual(['file', 'camera']);
  });

  it('names nothing for a window that can do all', () => {
    expect(windowLacks('game window: file=1 camera=1')).toEqual([]);
  });

  it.each(['', '玩家很急', 'game window: 壞掉了'])('leaves «%s» to be read as it is', (note) => {
    expect(windowLacks(note)).toBeNull();
  });
});
