import { accountOf, deskAt } from '../at-the-desk.ts';
import { insist } from '../insist.ts';
import type { TwoOfEverything } from '../two-of-everything.ts';
import { notOnce, tallyOf, type Work } from './work.ts';

const NOTICES = '/api/staff/settings/notices';
type Setting = { data: { key: string; version: number; values: { title: string } } };

/** Somebody of the staff changes a notice again and again, each time what they saw. */
export async function notices(two: TwoOfEverything): Promise<Work> {
  const desk = deskAt(two, two.url);
  await desk.signIn(accountOf(two, 'product_admin'));
  const texts = { title: '第 0 次', content: '維護期間無法登入遊戲。', starts_at: '2026-12-01T08:00' };
  const made = { game_id: 'H73', kind: 'maintenance', ...texts, published: false };
  const { key } = (await desk.call<Setting>(`POST ${NOTICES}`, made)).body.data;
  const own = { cookie: desk.cookie, origin: two.url, 'x-csrf-token': desk.csrf };
  const read = async () => (await insist<Setting>(two.url, `GET ${NOTICES}/${key}`, { headers: own })).body.data;
  const saved: string[] = [];
  return {
    name: 'catalog',
    atOnce: 1,
    turn: async () => {
      const seen = await read();
      const title = `第 ${saved.length + 1} 次`;
      const headers = { ...own, 'if-match': String(seen.version) };
      const sent = { headers, json: { ...seen.values, title } };
      const { status, body, again } = await insist(two.url, `PUT ${NOTICES}/${key}`, sent);
      // Its answer was lost: it is what stands there, or it is not.
      const stands = status === 200 || (again && status === 409 && (await read()).values.title === title);
      if (!stands) throw new Error(`a notice answered ${status}: ${JSON.stringify(body)}`);
      saved.push(title);
    },
    faults: async () => {
      const versions = await two.ask<{ body: string }>(
        'catalog',
        "SELECT body FROM catalog_version WHERE kind = 'notices' AND object_key = ?",
        [key],
      );
      const titles = versions.map(({ body }) => (JSON.parse(body) as { title: string }).title);
      return notOnce('versions', saved, tallyOf(titles));
    },
  };
}
