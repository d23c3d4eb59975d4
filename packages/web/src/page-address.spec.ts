import { describe, expect, it } from 'vitest';
import { gameOfAddress, setupSearch } from './page-address.ts';

describe('gameOfAddress', () => {
  it('prefers the path to the query', () => {
    expect(gameOfAddress('/service/H73/list', '?param_game_id=G112')).toBe('H73');
    expect(gameOfAddress('/wire_report_v2_sandbox/L33', '')).toBe('L33');
  });

  it('prefers param_game_id to game_id', () => {
    expect(gameOfAddress('/service_quick', '?game_id=L33&param_game_id=G112')).toBe('G112');
    expect(gameOfAddress('/events/event_serial', '?game_id=L33')).toBe('L33');
  });

  it('is not hidden by an empty parameter', () => {
    expect(gameOfAddress('/service_quick', '?param_game_id=&game_id=L33')).toBe('L33');
  });

  it('knows the games behind the names of surveys', () => {
    expect(gameOfAddress('/survey/2021/idv', '')).toBe('h55naxx2tw');
    expect(gameOfAddress('/survey/event18/other', '')).toBeUndefined();
  });

  it('takes no game out of a strange query', () => {
    expect(gameOfAddress('/service_quick', '?game_id=%3Cb%3E')).toBeUndefined();
    expect(gameOfAddress('/game', '')).toBeUndefined();
  });
});

describe('setupSearch', () => {
  it('never sends the token along', () => {
    expect(setupSearch('/service_quick', '?token=a.b.c&param_game_id=H73&usr_device=android')).toBe(
      '?usr_device=android&param_game_id=H73',
    );
  });

  it('names one game, that of the path before that of the query', () => {
    expect(setupSearch('/service/H73', '?param_game_id=G112&game_id=L33')).toBe('?param_game_id=H73');
    expect(setupSearch('/service_quick', '?param_game_id=&game_id=L33')).toBe('?param_game_id=L33');
  });

  it('adds the game of the path when the query names none', () => {
    expect(setupSearch('/service/H73', '')).toBe('?param_game_id=H73');
    expect(setupSearch('/g/H73/support', '?token=a.b.c&to=/service/H73/list')).toBe('?param_game_id=H73');
  });

  it('is empty when nothing is known', () => {
    expect(setupSearch('/service_quick', '?token=a.b.c')).toBe('');
  });
});
