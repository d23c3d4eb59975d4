import type { StaffCaller } from '@hub/nest-kit/http';
import { eventAudit } from '../../program/event.audit.ts';
import type { Substitute } from './substitute-place.ts';

export const substituteAudit = (caller: StaffCaller, wish: Substitute, more: object) =>
  eventAudit(
    caller,
    'substitute.give',
    { id: wish.event, game_id: wish.who.game },
    { after: { category: wish.category, role_id: wish.who.role, ...more }, reason: wish.reason },
  );
