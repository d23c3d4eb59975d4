import { addressOf } from '@hub/contracts/call-address';
import { pictureCalls, type Desk, type FileKind } from '@hub/contracts/tickets';

export function deskPaths({ page }: Pick<Desk, 'page'>, game: string) {
  const base = `/${page}/${encodeURIComponent(game)}`;
  return {
    home: base,
    create: `${base}/create`,
    confirm: `${base}/confirm-issue`,
    issue: `${base}/report-issue`,
    query: `${base}/query`,
    list: `${base}/list`,
    /** Where a half-written report goes on; its code stands behind the `#`. */
    goOn: `${base}/continue`,
    view: (id: number | string) => `${base}/view/${id}`,
  };
}

/** Where a file goes ahead of its message: of which kind for a report, to which case for a follow-up. */
export function uploadUrl(desk: Desk, to: { kind: FileKind } | { ticket: number }): string {
  const query = 'kind' in to ? { for: 'create', kind: to.kind } : { for: 'reply', question_id: to.ticket };
  return addressOf(pictureCalls(desk).uploadPicture, { query });
}

/** The games list, whatever the desk. */
export const CENTRE = '/support';

/** The one sentence of the server that is the same in every language: it is for programs. The centre says it in the player's. */
export const NO_GAME = 'game does not exist';

/** `message`: the server's sentence. `back`: where what was typed still stands. `unserved`: a desk of their own is not open to them. */
export type Sent = { message?: string; back?: string; expired?: 'case' | 'player'; unserved?: true };

export function sentOf(state: unknown): Sent {
  return typeof state === 'object' && state !== null ? state : {};
}
