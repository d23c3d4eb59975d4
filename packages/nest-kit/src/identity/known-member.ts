import { knownMemberPath, type KnownMemberView } from '@hub/contracts/identity';
import type { MemberWho } from '@hub/contracts/shared';
import type { ServiceClient } from '../http/service-client.ts';

const ASK_MS = 1500;

/** The address that a member has proven, and what was saved; null where there is none any more. Throws `ServiceUnavailable`. */
export async function knownMember(
  services: Pick<ServiceClient, 'call'>,
  { member }: Pick<MemberWho, 'member'>,
): Promise<KnownMemberView['member']> {
  const { member: known } = await services.call<KnownMemberView>('identity', knownMemberPath(member), {
    timeoutMs: ASK_MS,
  });
  return known;
}
