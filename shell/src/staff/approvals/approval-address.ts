import type { ApprovalRow } from '@hub/contracts/approvals';

type Asked = Pick<ApprovalRow, 'kind' | 'subject' | 'object' | 'game_id'>;

/** Where what a request is about can be looked at; undefined for what has no page. */
export function addressOf({ kind, subject, object, game_id }: Asked): string | undefined {
  const name = object.slice(object.indexOf(':') + 1);
  const search = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
  switch (kind) {
    case 'delivery-batch':
      return `/staff/deliveries/batches/${encodeURIComponent(subject)}`;
    case 'compensation':
      return `/staff/deliveries${search({ show: 'all', game: game_id, find: name })}`;
    case 'event-publish':
      return `/staff/events/${encodeURIComponent(subject)}`;
    case 'serial-download':
      return `/staff/serials/${encodeURIComponent(subject)}`;
    case 'substitute':
      return `/staff/events${search({ game: game_id })}`;
    case 'partner-key':
    case 'game-address':
      return `/staff/keys${search({ game: game_id })}`;
    default:
      return undefined;
  }
}
