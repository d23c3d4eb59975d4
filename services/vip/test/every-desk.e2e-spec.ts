import { vipDesk } from '@hub/contracts/vip';
import { afterAll, beforeAll } from 'vitest';
import { everyDesk } from '../../../packages/tickets/test/desk/every-desk.ts';
import { aRankedPlayer, startVip, type Vip } from './vip.setup.ts';

let vip: Vip;
beforeAll(async () => {
  vip = await startVip();
});
afterAll(() => vip.close());

everyDesk(() => ({ ...vip, desk: vipDesk, player: () => aRankedPlayer(vip) }));
