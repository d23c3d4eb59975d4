import { addressOf, type Sending } from '@hub/contracts/call-address';
import type { Route } from '@hub/contracts/shared';
import type { HubRequest } from './base-query.ts';

type Rest = Omit<HubRequest, 'url' | 'method'>;

export function request<Path extends string>(call: Route<Path>, ...sending: Sending<Path, Rest>): HubRequest {
  const { params: _params, query: _query, ...rest } = (sending[0] ?? {}) as Rest & { params?: object; query?: object };
  return { url: addressOf(call, ...sending), method: call.method, ...(call.member && { member: true }), ...rest };
}
