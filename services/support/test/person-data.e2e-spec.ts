import type { ErasedPerson, ExportedPage, FoundPerson, Person } from '@hub/contracts/person-data';
import { nobody } from '@hub/contracts/person-data';
import { dayAfter, dayOf } from '@hub/contracts/tickets';
import { aPlayer, aStaff, callAs, tracesInSchema } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { pictureCalls, playersReport } from './picture-calls.ts';
import { aForm, aPicture } from './pictures.ts';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { create, objects } = pictureCalls(() => support);
const { answer } = reportCalls(() => support);
const by = { kind: 'service', from: 'surveys' } as const;
const ask = async <T>(call: string, body: object) =>
  (await callAs<T>(support.url, 'support', `POST /internal/person_data/${call}`, { who: by, body })).body;
const sql = (text: string) => support.database.exec(text);
let requests = 0;

async function aPerson() {
  const player = aPlayer();
  const email = `erase-${player.uid}@example.com`;
  const person: Person = { ...nobody, accounts: [{ game_id: 'H73', uid: player.uid }], emails: [email] };
  const files = { attachment1: { bytes: await aPicture(), name: `截圖 ${player.uid}.png` } };
  const words = { ...playersReport, email, content: `我的編號是 ${player.uid}，請協助` };
  const sent = await create({ who: player, form: aForm(words, files), key: `person-${player.uid}` });
  const id = sent.body.msg.question_id;
  await answer(id, `${player.uid} 您好，已為您確認。`);
  return { player, email, person, id };
}

describe('what support has of a person', () => {
  it('is found by account and by address, and tells what else they are known by', async () => {
    const { person, email, player } = await aPerson();
    const byAccount = await ask<FoundPerson>('find', { person: { ...person, emails: [] } });
    expect(byAccount.categories.find(({ key }) => key === 'cases')).toMatchObject({ rows: 1, erasable: true });
    expect(byAccount.names.emails).toEqual([email]);
    const byAddress = await ask<FoundPerson>('find', { person: { ...nobody, emails: [email.toUpperCase()] } });
    expect(byAddress.names.accounts).toEqual([{ game_id: 'H73', uid: player.uid }]);
    const other = await ask<FoundPerson>('find', { person: { ...nobody, emails: ['nobody@example.com'] } });
    expect(other.categories.every(({ rows }) => rows === 0)).toBe(true);
  });

  it('is read as a whole, with what both sides said', async () => {
    const { person, email, id } = await aPerson();
    const page = await ask<ExportedPage>('export', { person, category: 'cases' });
    expect(page).toMatchObject({
      next: null,
      rows: [{ number: id, email, deadline: null, files: [{ kind: 'picture' }] }],
    });
    expect(JSON.stringify(page.rows)).toContain('已為您確認');
  });

  it('has the day of a case, what was asked for and its fee, and not who of the staff noted it', async () => {
    const player = aPlayer();
    const day = dayOf(new Date());
    const words = { ...playersReport, question_type: 'game_history', history_from: day, history_until: day };
    const id = (await create({ who: player, form: aForm(words, {}) })).body.msg.question_id;
    await sql(`UPDATE case_deadline SET fee_by = '小安', fee_note = '匯款' WHERE ticket_id = ${id}`);
    const person: Person = { ...nobody, accounts: [{ game_id: 'H73', uid: player.uid }] };
    const { rows } = await ask<ExportedPage>('export', { person, category: 'cases' });
    expect(rows).toMatchObject([
      {
        deadline: {
          kind: 'game_history',
          history_from: day,
          due_on: dayAfter(day, 7),
          ended_on: null,
          fee_twd: 200,
          fee: 'due',
          fee_note: '匯款',
        },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('小安');
  });

  it('is for services alone', async () => {
    const { person } = await aPerson();
    for (const who of [aPlayer(), aStaff(), { kind: 'anon' } as const])
      expect(
        (await callAs(support.url, 'support', 'POST /internal/person_data/find', { who, body: { person } })).status,
      ).toBe(403);
  });

  it('is corrected: the case is found by the new address and not by the old one', async () => {
    const { email } = await aPerson();
    const to = `new-${email}`;
    const correction = { request: 1, field: 'email', from: email, to };
    expect(await ask('correct', correction)).toEqual({ corrected: [{ key: 'cases', rows: 1 }] });
    expect(await ask('correct', correction)).toEqual({ corrected: [{ key: 'cases', rows: 0 }] });
    const rows = (emails: string[]) =>
      ask<FoundPerson>('find', { person: { ...nobody, emails } }).then(({ categories }) => categories[0]!.rows);
    expect([await rows([email]), await rows([to])]).toEqual([0, 1]);
  });
});

describe('an erasure', () => {
  it('leaves no trace but the evidence: not in a row, not in the store', async () => {
    const before = (await objects()).length;
    const { person, player, email, id } = await aPerson();
    await sql(
      `INSERT INTO whitelist (list, game_id, kind, value, note) VALUES ('preview', 'H73', 'account', '${player.uid}', '')`,
    );
    const request = (requests += 1);
    const answers = await ask<ErasedPerson>('erase', { request, person });
    expect(answers).toMatchObject({ done: true, held: 0, waits: 0 });
    expect(answers.destroyed).toEqual(
      expect.arrayContaining([
        { key: 'cases', rows: 1 },
        { key: 'whitelist', rows: 1 },
      ]),
    );
    expect((await objects()).length).toBe(before);
    const worker = await startWorker(support.env);
    await expect.poll(() => sql(`SELECT ticket_id FROM search_doc WHERE ticket_id = ${id}`)).toEqual([]);
    await worker.close();
    const traces = await tracesInSchema(support.database.url, [player.uid, email]);
    expect([...traces.keys()].filter((place) => !place.startsWith('audit.'))).toEqual([]);
    expect((traces.get('audit.detail') ?? new Set()).has(email)).toBe(false);
    // Again it finds nothing, and tells the same.
    expect(await ask('erase', { request, person })).toEqual(answers);
    expect(
      await sql(
        `SELECT cause, files, removed_at IS NOT NULL AS removed FROM destruction WHERE ticket_id = ${id} ORDER BY id`,
      ),
    ).toEqual([
      { cause: 'ordered', files: 1, removed: 1 },
      { cause: 'ordered', files: 1, removed: 1 },
    ]);
  });

  it('takes an ID paper with its key', async () => {
    const player = aPlayer();
    const files = { attachment_id1: { bytes: await aPicture(), name: '身分證.png' } };
    await create({ who: player, form: aForm({ ...playersReport, question_type: 'f' }, files) });
    const before = (await objects()).length;
    const person: Person = { ...nobody, accounts: [{ game_id: 'H73', uid: player.uid }] };
    expect((await ask<ErasedPerson>('erase', { request: (requests += 1), person })).done).toBe(true);
    expect((await objects()).length).toBe(before - 1);
  });

  it('stops for a held account, for a held case, and goes on once nobody holds them', async () => {
    const { person, player, id } = await aPerson();
    const request = (requests += 1);
    await sql(`INSERT INTO held_account (game_id, partner_uid) VALUES ('H73', '${player.uid}')`);
    const held = { done: false, destroyed: [] };
    // The account, and its case.
    expect(await ask('erase', { request, person })).toMatchObject({ ...held, held: 2 });
    await sql('DELETE FROM held_account');
    await sql(`UPDATE ticket SET held_at = NOW(3), held_by = '', hold_reason = '' WHERE id = ${id}`);
    expect(await ask('erase', { request, person })).toMatchObject({ ...held, held: 1 });
    await sql(`UPDATE ticket SET held_at = NULL WHERE id = ${id}`);
    expect(await ask('erase', { request, person })).toMatchObject({ done: true, held: 0 });
    expect(await sql(`SELECT id FROM ticket WHERE id = ${id}`)).toEqual([]);
  });
});
