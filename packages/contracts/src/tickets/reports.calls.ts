import { callsOf } from '../shared/route.ts';
import type { Desk } from './desk.ts';
import { filesAtMost } from './file-groups.ts';
import { withFiles } from './file-limits.ts';

export const NEWEST = { replies: 'newest' } as const;

export function reportCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  const base = `/api/${desk.api}` as const;
  const player = { who: 'player' } as const;
  return {
    lookUpReport: post(`${base}/by_checkid`, { limit: 'lookup', bodyKb: 64, once: true }),
    listReports: get(`${base}/list`, { ...player, member: true }),
    openOwnReport: post(`${base}/open_own`, { ...player, member: true, bodyKb: 4 }),
    countUnread: get(`${base}/unread`, player),
    viewReport: get(`${base}/view/:q_id`, { who: 'player', passToken: true }),
    listReplies: get(`${base}/view/:q_id/replies`, player),
    replyToReport: post(`${base}/insert_reply`, {
      who: 'player',
      once: true,
      ...withFiles(filesAtMost(desk, 'reply')),
    }),
    closeReport: post(`${base}/close_question`, { who: 'player', passToken: true }),
    renderForm: get(`${base}/render_create_form/:game_id`, { handOver: true }),
    createReport: post(`${base}/create_web_form`, {
      limit: 'create',
      handOver: true,
      once: true,
      ...withFiles(filesAtMost(desk, 'create')),
    }),
    noteHelped: post(`${base}/article_helped`, { bodyKb: 4, once: true }),
  };
}

export function ratingCalls(desk: Desk) {
  const { post } = callsOf(desk.service);
  return { rateReport: post(`/api/${desk.api}/post_csat`, { who: 'player', passToken: true, once: true }) };
}

export function pictureCalls(desk: Desk) {
  const { get, post } = callsOf(desk.service);
  return {
    uploadPicture: post(`/api/${desk.api}/attachments`, { limit: 'upload', handOver: true, ...withFiles(1) }),
    getPicture: get(`/media/${desk.media}/:year/:month/:file`, { limit: 'media', handOver: true }),
    getStaffPicture: get(`/media/staff/${desk.media}/:year/:month/:file`, { who: 'staff', limit: 'media' }),
  };
}

/** `fileKey` begins with the desk's own word. */
export const pictureAddress = (fileKey: string, reader: 'player' | 'staff', query: Record<string, string>): string =>
  `/media/${reader === 'staff' ? 'staff/' : ''}${fileKey}?${new URLSearchParams(query)}`;

export const isPlayerPicture = (address: string): boolean =>
  address.startsWith('/media/') && !address.startsWith('/media/staff/');

export function handOverCalls(desk: Desk) {
  const { post } = callsOf(desk.service);
  const base = `/api/${desk.api}/drafts` as const;
  return {
    handOver: post(base),
    openHandOver: post(`${base}/open`, { limit: 'lookup', bodyKb: 16, once: true }),
    watchHandOver: post(`${base}/state`, { limit: 'read', bodyKb: 16 }),
  };
}
