import { expect, it } from 'vitest';
import { partnerKeyRequestBody } from './partner-keys.ts';

const fault = (game_id: string) =>
  partnerKeyRequestBody.validate({ deed: 'add', game_id, kid: 'h73-2', reason: '每半年例行更換' }).then(
    () => '',
    ({ message }: Error) => message,
  );

it('asks for a game where none was chosen, and refuses what can be none', async () => {
  expect(await fault('')).toBe('KEY_GAME_REQUIRED');
  expect(await fault('no game')).toBe('GAME_UNKNOWN');
  expect(await fault('portal')).toBe('GAME_UNKNOWN');
  expect(await fault('H73')).toBe('');
});
