import { gamePaths, healthAnswer, roleAnswer, type RoleAnswer } from '@hub/contracts/partner';
import type { Check } from './check.ts';
import { HOW_SIGNED } from './check-signatures.ts';
import { answered, answeredWell, firstCall, must } from './expect-answer.ts';

/** Whether there is anybody at all; nothing else is looked at when not. */
export const reachable: Check = {
  id: 'health',
  title: 'says that it is well',
  hint: 'GET /partner/v1/health → 200 {"status":"ok"}, signed as every call. Is the address right, the server up, the certificate good?',
  run: async (game) => {
    const ask = () => game.call('GET', gamePaths.health);
    await firstCall(HOW_SIGNED, ask, (said) => {
      const { status } = answeredWell<{ status: string }>(said, healthAnswer);
      must(status === 'ok', `it says it is down for ${status}: try again when that is over`);
    });
  },
};

export const lookUpChecks: Check[] = [
  {
    id: 'role-found',
    title: 'finds the role, and says where it lives',
    hint: '200 {"result":{"role_id":"…","char_name":"…","server_id":"…","partner_uid":"…","status":"ok"}}; ids are texts, not numbers.',
    run: async (game) => {
      const said = await game.roleAt(game.wish.role);
      const { result } = answeredWell<RoleAnswer>(said, roleAnswer);
      must(result.role_id === game.wish.role, `asked for ${game.wish.role}, got ${result.role_id}`);
      must(/^application\/json/.test(said.type), `content-type is "${said.type}", not application/json`);
    },
  },
  {
    id: 'role-absent',
    title: 'says for sure that a role is not there',
    hint: '404 {"error":"role_not_found"}: only when it is certain. A fault of your own is 5xx, and is asked again.',
    run: async (game) => answered(await game.roleAt(game.wish.absentRole), 404, 'role_not_found'),
  },
  {
    id: 'other-game',
    title: 'refuses to speak of another game',
    hint: 'game_id of a look-up is yours, or the call is refused with 400 {"error":"bad_request"} or 404.',
    run: async (game) => {
      const path = gamePaths.role(game.wish.role, 'another-game', game.wish.host);
      answered(await game.call('GET', path), [400, 401, 403, 404]);
    },
  },
];
