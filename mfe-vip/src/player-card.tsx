import type { SlotModule } from '@hub/web';
import type { Account } from './staff/members/members.api.ts';
import { VipPart } from './staff/card/vip-part.tsx';

/** What this area knows of a player, for the card that stands beside a case of any desk. */
export const SlotPart: SlotModule<{ account: Account }>['SlotPart'] = (props) => <VipPart {...props} />;
