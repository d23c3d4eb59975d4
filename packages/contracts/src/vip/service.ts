import { object, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { gameId } from '../shared/game-id.ts';
import { part, text, view, whole } from '../shared/view.ts';
import { line } from '../tickets/fields.ts';
import { arrivalFields, formSettingsView } from '../tickets/views.ts';

/**
 * Answer of init_setup. Who has a `vip_ranking` of 1 or more is served here, everybody else is not. `agent_name`: the named
 * agent as players know them, '' for none.
 */
export const vipSetupView = view('VipSetup', { ...arrivalFields, agent_name: text() });
export type VipSetupView = InferType<typeof vipSetupView>;

/** A visitor says whose character it is. `server_id`: needed where several servers have that id. */
export const confirmCharacterBody = object({
  game_id: gameId().required('GAME_UNKNOWN'),
  in_game_id: line(32).required('ROLE_ID_REQUIRED'),
  server_id: blankable(line(32)),
});
export type ConfirmCharacterBody = InferType<typeof confirmCharacterBody>;

/** Contact: of the player's newest case, of nobody for a confirmed character. '' : nothing to say. */
const vipData = part({
  email: text(),
  mobile: text(),
  mobile_locale: text(),
  character_name: text(),
  partner_uid: text(),
  server_id: text(),
  server_name: text(),
});

/** Null and 0: nobody is known yet. 1 or more may send a report. */
export const vipFormView = formSettingsView
  .shape({ vip_data: vipData.nullable(), vip_ranking: whole() })
  .meta({ name: 'VipForm' });
export type VipFormView = InferType<typeof vipFormView>;
