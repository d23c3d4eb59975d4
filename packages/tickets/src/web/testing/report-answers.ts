import { ownCaptcha } from '@hub/contracts/shared';
import type { FormSettingsView, PictureView, TicketView } from '@hub/contracts/tickets';
import {
  documented,
  examples,
  playerToken,
  renderPage,
  type Calls,
  type CallName,
  type Look,
  type RenderedPage,
} from '@hub/page-tests';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const FORM = 'GET /api/questions/render_create_form/:game_id';
export const CREATE = 'POST /api/questions/create_web_form';
export const UPLOAD = 'POST /api/questions/attachments';
export const VIEW = 'GET /api/questions/view/:q_id';
export const REPLY = 'POST /api/questions/insert_reply';
export const LOOKUP = 'POST /api/questions/by_checkid';

/** The code of the first page of a file is on its way. */
const ARRIVAL = { timeout: 15_000 };

/** The form of a visitor, without a check; `over` changes it. */
export function formOf(over: Partial<FormSettingsView> = {}): { settings: FormSettingsView } {
  const { settings } = documented<{ settings: FormSettingsView }>(FORM);
  const question_types = { '1': '一般問題', '2': '儲值未入帳', f: '帳號遺失', g: '帳號被盜' };
  return { settings: { ...settings, question_types, captcha: ownCaptcha('create', false), ...over } };
}

/** The form of a player in the game. */
export const playerForm = (over: Partial<FormSettingsView> = {}): { settings: FormSettingsView } =>
  formOf({
    user: {
      partner_uid: 'uid-900001',
      server_info: { server_id: 'tw_2001', server_name: '台灣一服' },
      in_game_id: '123456789',
      character_name: '測試角色',
      role_id: '123456789',
      q_note: '',
    },
    ...over,
  });

/** A case that staff has answered last, whose next message needs no check. */
export function ticketOf(over: Partial<TicketView> = {}): { msg: TicketView } {
  const { msg } = documented<{ msg: TicketView }>(VIEW);
  return { msg: { ...msg, captcha: ownCaptcha('reply', false), ...over } };
}

/** Every upload gets an id of its own. */
export const takesUploads = (call: CallName = UPLOAD): Calls => {
  let count = 0;
  return { [call]: () => ({ msg: { id: `upload${++count}`.padEnd(22, 'x'), thumb: '' } }) };
};

export const formCalls = (settings = formOf()): Calls => ({
  [FORM]: settings,
  ...examples('GET /api/notices', CREATE),
  ...takesUploads(),
});

/** A report form that is open; `query` names the player by a token. */
export async function openReport(calls: Calls = {}, at = '/service/H73/create', look?: Look): Promise<RenderedPage> {
  const site = await renderPage({ at, calls: { ...formCalls(), ...calls }, look });
  await expect.element(send, ARRIVAL).toBeVisible();
  return site;
}

export const openAsPlayer = (calls: Calls = {}, path = '/service/H73/create', mark = '?'): Promise<RenderedPage> =>
  openReport({ [FORM]: playerForm(), ...calls }, `${path}${mark}token=${playerToken()}`);

/** A case that is open for its player. */
export async function openCase(ticket: Partial<TicketView> = {}, calls: Calls = {}, hash = ''): Promise<RenderedPage> {
  const at = `/service/H73/view/10231?token=${playerToken()}${hash}`;
  const answer = ticketOf(ticket);
  const site = await renderPage({ at, calls: { [VIEW]: answer, ...calls } });
  await expect.element(page.getByRole('heading', { level: 1, name: answer.msg.type_text }), ARRIVAL).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length, ARRIVAL).toBe(0);
  return site;
}

export const words = page.getByLabelText('問題描述');
export const picker = page.getByLabelText(/^附件/);
/** Rows of chosen files; the summary of what is wrong names files as well. */
export const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /\.(?:png|gif)$/ }) });
export const send = page.getByRole('button', { name: '送出回報' });
export const slip = page.getByRole('dialog').filter({ hasText: '我們收到了' });

/** What every visitor's form asks for. */
export async function fillVisitor(): Promise<void> {
  await page.getByLabelText('問題類型').selectOptions('2');
  await page.getByLabelText('電子信箱').fill('player@example.com');
  await page.getByLabelText('手機號碼').fill('0912345678');
  await page.getByLabelText('角色名稱').fill('小測');
  await page.getByLabelText('角色 ID').fill('123456789');
  await words.fill('儲值後三十分鐘仍未入帳，附上收據');
}

/** Chooses files as the control gives them: the way through the browser's driver is too narrow for large ones. */
export function choose(...files: File[]): void {
  const input = picker.element() as HTMLInputElement;
  const held = new DataTransfer();
  files.forEach((file) => held.items.add(file));
  input.files = held.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A real picture; `noisy`: one that is as large as its pixels. */
export async function pictureFile(name: string, { side = 24, noisy = false } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const brush = canvas.getContext('2d');
  const image = brush?.createImageData(side, side);
  if (!brush || !image) throw new Error('no canvas');
  const CHUNK = 65_536;
  for (let at = 0; noisy && at < image.data.length; at += CHUNK)
    crypto.getRandomValues(image.data.subarray(at, at + CHUNK));
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
  brush.putImageData(image, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** A picture of a case, with addresses that show one. */
export async function pictureOf(id: number, name: string, over: Partial<PictureView> = {}): Promise<PictureView> {
  const address = async () => URL.createObjectURL(await pictureFile(name));
  const [pic_path, thumb_path] = [await address(), await address()];
  const facts = { question_id: 10231, reply_id: 0, kind: 'picture', width: 24, height: 24, archived: false } as const;
  return { id, name, pic_path, thumb_path, ...facts, ...over };
}
