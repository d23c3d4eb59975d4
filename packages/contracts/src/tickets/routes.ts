import { route, type Route, type ServiceName } from '../shared/route.ts';
import { filesBodyKb } from './attachments.ts';
import type { Desk } from './desk.ts';
import { filesAtMost } from './file-groups.ts';
import { workRoutes } from './work-routes.ts';

/** Pictures are decoded before the answer, and may have to wait for their turn. */
const PICTURES_MS = 60_000;
/** The file comes from the store before the answer begins. */
const DOWNLOAD_MS = 30_000;
const withFiles = (files: number) => ({ bodyKb: filesBodyKb(files), answerMs: PICTURES_MS });

const answering = (desk: Desk) =>
  ({ who: 'staff', versioned: true, ...withFiles(filesAtMost(desk, 'reply')) }) as const;

/** Rows of the route table that every desk has. */
export function deskRoutes(desk: Desk, service: ServiceName): Route[] {
  const base = `/api/${desk.api}`;
  const staff = `/api/staff/${desk.api}`;
  return [
    route(service, 'POST', `${base}/by_checkid`, { limit: 'lookup', bodyKb: 64 }),
    route(service, 'GET', `${base}/list`, { who: 'player' }),
    route(service, 'GET', `${base}/unread`, { who: 'player' }),
    route(service, 'GET', `${base}/view/:q_id`, { who: 'player', passToken: true }),
    route(service, 'POST', `${base}/insert_reply`, { who: 'player', ...withFiles(filesAtMost(desk, 'reply')) }),
    route(service, 'POST', `${base}/close_question`, { who: 'player', passToken: true }),
    ...(desk.rating ? [route(service, 'POST', `${base}/post_csat`, { who: 'player', passToken: true })] : []),
    route(service, 'GET', `${base}/render_create_form/:game_id`, { handOver: true }),
    route(service, 'POST', `${base}/create_web_form`, {
      limit: 'create',
      handOver: true,
      ...withFiles(filesAtMost(desk, 'create')),
    }),
    route(service, 'POST', `${base}/article_helped`, { bodyKb: 4 }),
    route(service, 'POST', `${base}/attachments`, { limit: 'upload', handOver: true, ...withFiles(1) }),
    route(service, 'POST', `${base}/drafts`),
    route(service, 'POST', `${base}/drafts/open`, { limit: 'lookup', bodyKb: 16 }),
    route(service, 'POST', `${base}/drafts/state`, { limit: 'read', bodyKb: 16 }),
    route(service, 'GET', `/media/${desk.media}/:year/:month/:file`, { limit: 'media', handOver: true }),
    route(service, 'GET', `/media/staff/${desk.media}/:year/:month/:file`, { who: 'staff', limit: 'media' }),
    ...figureRoutes(staff, service),
    route(service, 'GET', `${staff}/exports`, { who: 'staff' }),
    route(service, 'POST', `${staff}/exports`, { who: 'staff', bodyKb: 16 }),
    route(service, 'GET', `${staff}/exports/:export`, { who: 'staff', answerMs: DOWNLOAD_MS }),
    route(service, 'POST', `${staff}/exports/:export/cancel`, { who: 'staff', bodyKb: 4 }),
    route(service, 'GET', `${staff}/jobs`, { who: 'staff' }),
    route(service, 'GET', `${staff}/jobs/keeping`, { who: 'staff' }),
    route(service, 'POST', `${staff}/jobs/:job/cancel`, { who: 'staff', bodyKb: 4 }),
    route(service, 'POST', `${staff}/jobs/:job/retry`, { who: 'staff', bodyKb: 4 }),
    route(service, 'GET', staff, { who: 'staff' }),
    route(service, 'GET', `${staff}/counts`, { who: 'staff' }),
    route(service, 'GET', `${staff}/choices`, { who: 'staff' }),
    route(service, 'POST', `${staff}/search`, { who: 'staff', bodyKb: 4 }),
    route(service, 'GET', `${staff}/filters`, { who: 'staff' }),
    route(service, 'POST', `${staff}/filters`, { who: 'staff', bodyKb: 4 }),
    route(service, 'PUT', `${staff}/filters/:filter`, { who: 'staff', bodyKb: 4 }),
    route(service, 'DELETE', `${staff}/filters/:filter`, { who: 'staff', bodyKb: 4 }),
    route(service, 'GET', `${staff}/macros`, { who: 'staff' }),
    route(service, 'POST', `${staff}/macros`, { who: 'staff' }),
    route(service, 'GET', `${staff}/macros/:id`, { who: 'staff' }),
    route(service, 'PUT', `${staff}/macros/:id`, { who: 'staff' }),
    route(service, 'POST', `${staff}/macros/:id/archive`, { who: 'staff', bodyKb: 8 }),
    route(service, 'GET', `${staff}/mails`, { who: 'staff' }),
    route(service, 'POST', `${staff}/mails/:id/resend`, { who: 'staff', bodyKb: 8 }),
    route(service, 'POST', `${staff}/mails/:id/release`, { who: 'staff', bodyKb: 8 }),
    route(service, 'POST', `${base}/bounces`, { bodyKb: 8 }),
    route(service, 'POST', `${staff}/attachments`, { who: 'staff', limit: 'upload', ...withFiles(1) }),
    route(service, 'GET', `${staff}/:q_id`, { who: 'staff' }),
    route(service, 'GET', `${staff}/:q_id/macros`, { who: 'staff' }),
    route(service, 'POST', `${staff}/:q_id/contact`, { who: 'staff', bodyKb: 8 }),
    route(service, 'POST', `${staff}/:q_id/papers/:paper`, { who: 'staff', bodyKb: 16, answerMs: PICTURES_MS }),
    route(service, 'POST', `${staff}/:q_id/reply`, answering(desk)),
    route(service, 'GET', `/api/staff/card/${desk.api}`, { who: 'staff' }),
    ...workRoutes(desk, service),
  ];
}

/** The figures, and the days when the desk stays shut, which they leave out. */
const figureRoutes = (staff: string, service: ServiceName): Route[] => [
  route(service, 'GET', `${staff}/figures`, { who: 'staff' }),
  route(service, 'GET', `${staff}/figures/comments`, { who: 'staff' }),
  route(service, 'GET', `${staff}/figures/helped`, { who: 'staff' }),
  route(service, 'GET', `${staff}/holidays`, { who: 'staff' }),
  route(service, 'POST', `${staff}/holidays`, { who: 'staff', bodyKb: 8 }),
  route(service, 'POST', `${staff}/holidays/import`, { who: 'staff', bodyKb: 128 }),
  route(service, 'POST', `${staff}/holidays/:holiday/remove`, { who: 'staff', bodyKb: 8 }),
];
