import { createDataRequestBody, openDataRequestBody, type OpenDataRequestBody } from '@hub/contracts/surveys';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import { checked, type ServiceClient, type StaffCaller } from '@hub/nest-kit/http';
import { AskAreas } from '../data-requests/ask-areas.ts';
import { OpenRequest } from '../data-requests/open-request.ts';
import type { RequestBox } from '../data-requests/request-box.ts';
import { ShowRequest } from '../data-requests/show-request.ts';
import { WorkOnRequest } from '../data-requests/work-on-request.ts';
import { demoRequests, type DemoRequest } from './demo-requests.ts';

/** The demonstration's product admin, fifth of its accounts: somebody else has to agree to what waits. */
const ADMIN: StaffPrincipal = {
  kind: 'staff',
  id: 5,
  login: 'product_admin',
  name: '小婷',
  roles: [{ role: 'product_admin', game: '*' }],
};
/** The demonstration's member: identity counts members from 70001, and seeds this one first. */
const MEMBER = { kind: 'M', member: 'm_70001', chain: 'demo' } as const;
const EMAIL = 'member@example.com';

const call = { rid: 'demo', ip: '', language: 'zh-TW', key: null, token: null } as const;
const admin: StaffCaller = { ...call, who: ADMIN };
/** No other service runs yet: what identity would say of the member. */
const identity = { call: async () => ({ member: { email: EMAIL } }) } as unknown as ServiceClient;

/** Requests about personal data, by the use cases of the desk; only the days are made older. Returns how many were written. */
export async function seedRequests(db: Db, box: RequestBox): Promise<number> {
  const [known] = await db.source.query<unknown[]>('SELECT 1 FROM data_request LIMIT 1');
  if (known) return 0;
  const show = new ShowRequest(db, box);
  const work = new WorkOnRequest(db, box, new AskAreas(identity), show);
  const open = new OpenRequest(db, box, show, identity);
  for (const demo of demoRequests) {
    const id = await opened(open, demo);
    for (const { action, reason } of demo.done) {
      const { version } = (await show.one(admin, id)).data;
      await work[action](admin, { id, version }, { reason });
    }
    await makeOlder(db, id, demo.days);
  }
  return demoRequests.length;
}

async function opened(open: OpenRequest, { by, kind, text, person }: DemoRequest): Promise<number> {
  if (by === 'member') {
    const body = await checked(createDataRequestBody, { kind, text });
    return (await open.byMember({ ...call, who: MEMBER }, body)).data.id;
  }
  const body = (await checked(openDataRequestBody, { kind, text, person })) as OpenDataRequestBody;
  return (await open.byStaff(admin, body)).data.id;
}

async function makeOlder({ source }: Db, id: number, days: number): Promise<void> {
  await source.query(
    `UPDATE data_request SET created_at = created_at - INTERVAL ? DAY, due_at = due_at - INTERVAL ? DAY,
        held_at = held_at - INTERVAL ? DAY, closed_at = closed_at - INTERVAL ? DAY WHERE id = ?`,
    [days, days, days - 1, days - 3, id],
  );
  await source.query(
    `UPDATE data_request_step SET at = at - INTERVAL IF(step = 'opened', ?, ?) DAY WHERE request_id = ?`,
    [days, Math.max(days - 1, 0), id],
  );
}
