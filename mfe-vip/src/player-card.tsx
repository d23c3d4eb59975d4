import type { SlotPartProps } from '@hub/web';
import type { Account } from './staff/members/members.api.ts';
import { VipPart } from './staff/card/vip-part.tsx';

/** What this area knows of a player, for the card that stands beside a case of any desk. */
export function SlotPart(props: SlotPartProps<{ account: Account }>) {
  return <VipPart {...props} />;
}
