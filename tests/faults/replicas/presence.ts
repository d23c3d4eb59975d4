import { supportDesk } from '@hub/contracts/support';
import type { PresenceBody, PresenceView } from '@hub/contracts/tickets';
import { expect, it } from 'vitest';
import type { Desk } from '../../api/desk-session.ts';
import { accountOf, deskAt } from './at-the-desk.ts';
import type { TwoOfEverything } from './two-of-everything.ts';

/** Of somebody else’s beats so many in a row are with both of the service. */
const BEATS = 4;

/** Who else is at the case, as each of its beats is told. */
async function othersOf(desk: Desk, path: string): Promise<string[]> {
  const told: string[] = [];
  for (let beat = 0; beat < BEATS; beat += 1) {
    const { body } = await desk.call<PresenceView>(`POST ${path}`, { doing: 'reading' } satisfies PresenceBody);
    told.push(body.data.map(({ name, doing }) => `${name} ${doing}`).join());
  }
  return [...new Set(told)];
}

export function presenceIsShared(of: () => TwoOfEverything): void {
  it('who is at a case through one gateway is seen through the other, and gone there when they leave', async () => {
    const two = of();
    const [one, other] = two.gateways;
    const [agent, lead] = [deskAt(two, one), deskAt(two, other)];
    // Another fact had the code of this half minute.
    await agent.signIn(accountOf(two, 'yue'), 1);
    await lead.signIn(accountOf(two, 'min'));
    const [ticket] = await two.ask<{ id: number }>('support', "SELECT id FROM ticket WHERE game_id = 'H73' LIMIT 1");
    const path = `/api/staff/${supportDesk.api}/${ticket!.id}/presence`;

    const listening = new AbortController();
    const live = `${other}/api/live?staff_ticket=${ticket!.id}`;
    const stream = await fetch(live, { headers: { cookie: lead.cookie }, signal: listening.signal });
    const lines = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const hearChange = async () => {
      for (;;) {
        const { value = '', done } = await lines.read();
        if (done || value.includes('event: change')) return !done;
      }
    };
    expect(await othersOf(lead, path)).toEqual(['']);
    expect(await hearChange()).toBe(true);
    await agent.call(`POST ${path}`, { doing: 'writing' } satisfies PresenceBody);
    expect(await hearChange()).toBe(true);
    expect(await othersOf(lead, path)).toEqual(['小岳 writing']);
    expect(await othersOf(agent, path)).toEqual(['小敏 reading']);
    await agent.call(`POST ${path}`, { doing: 'gone' } satisfies PresenceBody);
    expect(await othersOf(lead, path)).toEqual(['']);
    listening.abort();
  }, 60_000);
}
