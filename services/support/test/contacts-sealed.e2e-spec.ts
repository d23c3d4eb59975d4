import { Db, openDatabase } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import type { ContactView, CreatedView, LookupView } from '@hub/contracts/tickets';
import { ContactBox, sealContacts } from '@hub/tickets/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support?.close());

const post = <T>(path: string, sent: object) =>
  callAs<{ msg: T }>(support.url, 'support', `POST /api/questions/${path}`, sent).then(({ body }) => body.msg);
const file = async () => {
  const report = aReport();
  const { question_id: id, check_id } = await post<CreatedView>('create_web_form', { form: report });
  return { id, check_id, email: report.email!, phone: report.phone! };
};
type Filed = Awaited<ReturnType<typeof file>>;

/** The whole row as text, bytes too. */
const rowOf = async ({ id }: Filed) =>
  Object.values((await support.database.exec(`SELECT * FROM ticket WHERE id = ${id}`))[0] ?? {})
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    .join(' ');

/** What its owner and what staff sees. */
const shown = async ({ id, check_id, email }: Filed) => {
  const { email: found, mobile } = await post<LookupView>('by_checkid', { body: { email, check_id } });
  const who = aStaff({ roles: [{ role: 'lead', game: '*' }] });
  const { body } = await callAs<ContactView>(support.url, 'support', `POST /api/staff/questions/${id}/contact`, {
    who,
  });
  return [found, mobile, body.data.email, body.data.phone];
};
const expected = ({ email, phone }: Filed) => [email, phone, email, phone];

it('a contact stands sealed in its case, and those who may see it do', async () => {
  const filed = await file();
  const row = await rowOf(filed);
  expect(row).not.toContain(filed.email);
  expect(row).not.toContain(filed.phone.slice(1));
  expect(await shown(filed)).toEqual(expected(filed));
});

it('a box that is moved to another case does not open', async () => {
  const [one, other] = [await file(), await file()];
  await support.database.exec(`UPDATE ticket t JOIN ticket o ON o.id = ${other.id} SET t.contact_box = o.contact_box
    WHERE t.id = ${one.id}`);
  await expect(shown(one)).rejects.toThrow();
});

it('contacts from before are read as they are, and sealed in slices', async () => {
  const filed = await Promise.all(Array.from({ length: 5 }, file));
  for (const { id, email, phone } of filed)
    await support.database.exec(`UPDATE ticket SET email = '${email}', phone_locale = '886',
      phone_national = '${phone.slice(1)}', contact_box = NULL WHERE id = ${id}`);
  expect(await shown(filed[0]!)).toEqual(expected(filed[0]!));
  const source = await openDatabase(support.database.url, schema, 2);
  try {
    const seal = sealContacts(new Db(source), new ContactBox(parseKey(support.env.CHECK_KEY)), 2);
    expect([await seal(), await seal()]).toEqual([5, 0]);
  } finally {
    await source.destroy();
  }
  for (const one of filed) {
    expect(await rowOf(one)).not.toContain(one.email);
    expect(await shown(one)).toEqual(expected(one));
  }
});
