import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { gameId } from '../shared/game-id.ts';
import { part, text, view } from '../shared/view.ts';

/** Who asks by account or network, as against by a pass of the desk. */
export const REHEARSE = '1';
const PASS_MAX = 80;

/** Of a call about `/wire_report_v2_sandbox`: `REHEARSE`, or a pass of the desk. Absent everywhere else. */
export const rehearsal = () => blankable(string().trim().max(PASS_MAX, 'FIELD_INVALID'));

export const rehearsalAddress = (game: string, pass: string): string =>
  `/wire_report_v2_sandbox/${encodeURIComponent(game)}?${new URLSearchParams({ pass })}`;

export const openRehearsalBody = object({ game_id: gameId().required('FIELD_REQUIRED') });
export type OpenRehearsalBody = InferType<typeof openRehearsalBody>;

/** `address`: on this site, for whoever has it, until `until`. */
export const rehearsalView = view('Rehearsal', { data: part({ address: text(), until: text() }) });
export type RehearsalView = InferType<typeof rehearsalView>;
