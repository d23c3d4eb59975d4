import type { HandOverBody } from '@hub/contracts/tickets';
import type { ReportFiles } from '../create/use-report-files.ts';
import type { Parcel } from './use-hand-over.ts';

/** Papers stay on the device they were chosen on. */
const KINDS = ['picture', 'pay'] as const;

/** `follows`: the case that it continues. `key`: the form's own, under which it is sent once. */
type Which = { name: string; follows: number | undefined; key: string };
type Form = { values: Readonly<Record<string, unknown>> };

/** What was typed, and never the answer to a check, which belongs to this page. */
function textsOf({ values }: Form): Record<string, string> {
  const { game_id: _, game_name: __, captcha_token: ___, ...typed } = values;
  return Object.fromEntries(Object.entries(typed).filter((row): row is [string, string] => typeof row[1] === 'string'));
}

/** Everything of a form that can go along, as one text: it tells whether anything was added since. */
export function typedIn(form: Form, files: ReportFiles): string {
  const texts = Object.entries(textsOf(form)).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([texts, KINDS.map((kind) => files[kind].list.map(({ id }) => id))]);
}

/** Ends when no picture that can go along is on its way, or when the signal says so. */
export async function settlePictures(files: ReportFiles, signal: AbortSignal): Promise<void> {
  await Promise.all(KINDS.map((kind) => files[kind].settle(signal)));
}

export function packReport(form: Form, files: ReportFiles, { name, ...whose }: Which): Parcel {
  const game_id = typeof form.values.game_id === 'string' ? form.values.game_id : '';
  const pictures = KINDS.flatMap((kind) => files[kind].list.map((file) => ({ ...file, group: kind })));
  const sent: HandOverBody['files'] = pictures.flatMap(({ upload, name: file, group }) =>
    upload === undefined ? [] : [{ id: upload, name: file.slice(0, 100), group }],
  );
  return {
    body: { game_id, form: name, values: textsOf(form), ...whose, files: sent },
    typed: typedIn(form, files),
    left: { pictures: pictures.length - sent.length, papers: files.id_paper.list.length },
  };
}
