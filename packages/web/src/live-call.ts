import { gatewayPaths } from '@hub/contracts/calls/shared/gateway';
import { isStaffTab } from './csrf.ts';
import { tokenFor } from './session.ts';

type LiveCall = { url: string; headers: Record<string, string> };

const accept = { Accept: 'text/event-stream' };

/** Staff by cookie for the one open case, players by token. Null: not at all. */
export function liveCall(topics: readonly string[]): LiveCall | null {
  if (isStaffTab()) {
    const [, area = '', ticket = ''] = (topics[0] ?? '').split(':');
    return { url: `${gatewayPaths.live}?${new URLSearchParams({ area, staff_ticket: ticket })}`, headers: accept };
  }
  const token = tokenFor();
  if (!token) return null;
  const url = `${gatewayPaths.live}?topics=${topics.map(encodeURIComponent).join(',')}`;
  return { url, headers: { ...accept, 'x-auth-token': token } };
}
