import type { SlotModule } from '@hub/web';
import type { Account } from './staff/card/account.ts';
import { DeliveriesPart } from './staff/card/deliveries-part.tsx';
import { RedemptionsPart } from './staff/card/redemptions-part.tsx';

/** What this area knows of a player, for the card that stands beside a case. */
export const SlotPart: SlotModule<{ account: Account }>['SlotPart'] = (props) =>
  props.name === 'redemptions' ? <RedemptionsPart {...props} /> : <DeliveriesPart {...props} />;
