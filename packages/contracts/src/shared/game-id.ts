import { string } from 'yup';
import { MACHINE_ID } from './game-of-query.ts';

export const reservedGameIds = ['support', 'query', 'list', 'view', 'create', 'game', 'portal', 'sandbox', 'hub'];

/** Case matters: H73 is not h73. Of nothing chosen at all `required` speaks. */
export const gameId = () =>
  string()
    .matches(MACHINE_ID, { message: 'GAME_UNKNOWN', excludeEmptyString: true })
    .notOneOf(reservedGameIds, 'GAME_UNKNOWN');
