import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { legalSections, type LegalChangesView, type LegalVersionsView } from '@hub/contracts/catalog';
import { forget } from './catalog.factory.ts';
import { dropLaterVersions, inDays, legalWorld, startLegal } from './legal.factory.ts';

let catalog: Awaited<ReturnType<typeof startLegal>>;
beforeAll(async () => {
  catalog = await startLegal();
});
afterAll(() => catalog.close());
afterEach(() => dropLaterVersions(catalog));

const { call, read, written, published } = legalWorld(() => catalog.url);
const anybody = { kind: 'anon' } as const;

const arrive = async (id: number, second: string) => {
  const { manager } = catalog.db.source;
  await manager.query(`UPDATE legal_version SET effective_at = NOW(3) ${second} WHERE id = ?`, [id]);
  forget();
};

describe('what players read', () => {
  it('is five texts in order, in their language, with the day from which each has read so', async () => {
    const tw = await read();
    expect(tw.msg.map(({ id }) => id)).toEqual([...legalSections]);
    expect(tw).toMatchObject({
      site: 'long_e',
      version: { number: 1, standing: 'current', until: null },
      coming: null,
    });
    expect(tw.msg[0]).toMatchObject({ title: '會員服務條款', version: tw.version.from.slice(0, 10) });
    expect((await read('', 'long_e', 'en')).msg[4]?.content).toContain('30 working days');
    expect((await read('', 'long_e', 'zh-HK')).msg[1]?.title).toBe('私隱政策');
  });

  it.each(['nowhere', 'H73', '%E6%A2%9D'])('is the default set for %s', async (site) => {
    expect(await read('', site)).toEqual(await read());
  });

  it('says of an absent version that there is none', async () => {
    expect((await call(anybody, 'GET /api/legal/long_e?version=9')).status).toBe(404);
    expect((await call(anybody, 'GET /api/legal/long_e?version=x')).status).toBe(400);
    expect((await call(anybody, 'GET /api/legal/long_e/versions/9/changes')).status).toBe(404);
  });

  it('never holds a draft', async () => {
    await written(inDays(20));
    forget();
    expect(await read()).toMatchObject({ version: { number: 1 }, coming: null });
    expect((await call(anybody, 'GET /api/legal/long_e?version=2')).status).toBe(404);
  });

  it('changes at the minute: before it the old text with word of the new one, then the new one', async () => {
    const { id } = await published();
    await arrive(id, '+ INTERVAL 5 SECOND');
    const before = await read();
    expect(before).toMatchObject({ version: { number: 1 }, coming: { number: 2, summary: '退費辦法多一句。' } });
    expect(before.version.until).toBe(before.coming?.from);
    expect(before.msg[4]?.content).not.toContain('多一句');
    await arrive(id, '- INTERVAL 1 SECOND');
    const after = await read();
    expect(after).toMatchObject({ version: { number: 2, standing: 'current' }, coming: null });
    expect(after.msg[4]?.content).toContain('多一句');
    expect((await read('?version=1')).version).toMatchObject({
      number: 1,
      standing: 'past',
      until: after.version.from,
    });
  });

  it('keeps the day of a section that a new version leaves as it was', async () => {
    await published();
    const [first, second] = [await read(), await read('?version=2')];
    expect(second.msg[0]?.version).toBe(first.msg[0]?.version);
    expect(second.msg[4]?.version).toBe(second.version.from.slice(0, 10));
  });

  it('lists what was published, a page at a time, and tells what each changed word by word', async () => {
    await published();
    const list = (query = '') => call<LegalVersionsView>(anybody, `GET /api/legal/long_e/versions${query}`);
    expect((await list()).body.msg.map(({ number, standing }) => [number, standing])).toEqual([
      [2, 'coming'],
      [1, 'current'],
    ]);
    expect((await list('?page=2')).body.msg.map(({ number }) => number)).toEqual([1]);
    const changes = (number: number) =>
      call<LegalChangesView>(anybody, `GET /api/legal/long_e/versions/${number}/changes`);
    expect((await changes(1)).body).toEqual({ against: null, number: 1, sections: [] });
    expect((await changes(2)).body.sections).toEqual([
      {
        id: 'refund',
        title: '退費辦法',
        changes: [
          { kind: 'heading', words: [{ is: 'same', text: '第九條　不服結果' }] },
          { kind: 'text', words: [{ is: 'new', text: '多一句。' }] },
        ],
      },
    ]);
  });
});
