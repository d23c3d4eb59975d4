import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { callAs } from '@hub/nest-kit/testing';
import type { Principal } from '@hub/contracts/shared';
import type { CreatedView, PictureView, RepliedView, TicketView, UploadedView } from '@hub/contracts/tickets';
import { aForm, aPicture, getMedia, type FormFile } from './pictures.ts';
import type { Support } from './support.setup.ts';

export type Sent = NonNullable<Parameters<typeof callAs>[3]>;

export const playersReport = {
  game_id: 'H73',
  question_type: '1',
  email: 'p@example.com',
  content: '活動副本第三關打完後畫面變黑',
};

export const pictures = async (count: number): Promise<Record<string, FormFile>> => {
  const rows = Array.from(
    { length: count },
    async (_, n) => [`attachment${n + 1}`, { bytes: await aPicture() }] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
};

export const caseToken = (ticket: number): Principal => ({ kind: 'K', desk: 'support', ticket, game: 'H73' });

export const fileNames = (shown: PictureView[]) => shown.map((picture) => picture.name);

/** Calls about pictures, to the service that is running when they are made. */
export function pictureCalls(running: () => Support) {
  const call = <T>(line: string, sent: Sent) => callAs<{ msg: T }>(running().url, 'support', line, sent);
  const create = (sent: Sent) => call<CreatedView>('POST /api/questions/create_web_form', sent);
  const reply = (sent: Sent) => call<RepliedView>('POST /api/questions/insert_reply', sent);
  const upload = (sent: Sent, query = 'for=create') =>
    call<UploadedView>(`POST /api/questions/attachments?${query}`, sent);
  const view = (who: Principal, id: number) => call<TicketView>(`GET /api/questions/view/${id}`, { who });
  const media = (path: string, who?: Principal) => getMedia(running().url, path, who);
  const early = async (who?: Principal, query?: string) => {
    const form = aForm({}, { file: { bytes: await aPicture(), name: '截圖.png' } });
    return (await upload({ form, ...(who && { who }) }, query)).body.msg.id;
  };
  const rowsOf = (where: string) => running().database.exec(`SELECT * FROM attachment WHERE ${where}`);
  const objects = async () => {
    const entries = await readdir(join(running().folder, 'objects'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  return { create, reply, upload, view, media, early, rowsOf, objects };
}
