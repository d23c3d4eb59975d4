import { string } from 'yup';

/** Fixed words of the page routes that can never name a game. */
export const reservedGameIds = ['support', 'query', 'list', 'view', 'create', 'game', 'portal', 'sandbox', 'hub'];

/** Form of a machine id: of a game, a server or a role. */
export const MACHINE_ID = /^[A-Za-z0-9_-]{1,32}$/;

/** Machine text, case matters: H73 is not h73. Of nothing chosen at all `required` speaks. */
export const gameId = () =>
  string()
    .matches(MACHINE_ID, { message: 'GAME_UNKNOWN', excludeEmptyString: true })
    .notOneOf(reservedGameIds, 'GAME_UNKNOWN');
