import type { CaptchaView } from '../shared/captcha.ts';
import type { PictureView } from './attachments.ts';

/** `content` is markdown, `is_official` '1' for staff. `create_time` ISO with +08:00. */
export type ReplyView = {
  id: number;
  question_id: number;
  content: string;
  is_official: '0' | '1';
  create_time: string;
  /** Public name of the staff member who answered; null for the player's own words. */
  staff_name: string | null;
};

/** A row of the player's list; `content` is a plain text preview. */
export type TicketListItem = {
  id: number;
  status: string;
  is_read: '0' | '1';
  create_time: string;
  content: string;
  type_text: string;
  /** Time of the last staff answer, or null. */
  reply_time: string | null;
};

export type TicketListView = { msg: TicketListItem[]; next: string | null; total: number };

/** `content` is HTML made from the player's plain text by the server. */
export type TicketView = {
  id: number;
  type_text: string;
  game_id: string;
  game_name: string;
  server_name: string;
  character_name: string;
  email: string;
  phone: string;
  content: string;
  status: string;
  create_time: string;
  partner_uid: string | null;
  pic_path1: string | null;
  pic_path2: string | null;
  pic_path3: string | null;
  pic_plus: PictureView[];
  replies: ReplyView[];
  csat_time: string | null;
  check_id: string;
  token: string;
  is_read: '0' | '1';
  captcha: CaptchaView;
};

export type LookupView = { check_id: string; email: string; mobile: string; question_id: number; token: string };
export type CreatedView = { question_id: number; check_id: string; token: string };
export type RepliedView = { replies: ReplyView[]; pic_plus: PictureView[]; status: string };

export type FaqView = { id: number; type_id: string; title: string; content: string };

/** What the report form needs; `user` is null for a website visitor. */
export type FormSettingsView = {
  game: {
    game_id: string;
    game_name: string;
    servers: { server_id: string; server_name: string; server_status: string }[];
  };
  question_types: Record<string, string>;
  user: {
    partner_uid: string;
    server_info: { server_id: string; server_name: string };
    in_game_id: string;
    character_name: string;
    role_id: string;
    q_note: string;
  } | null;
  faq: FaqView[];
  events: { event_id: string; event_name: string }[];
  captcha: CaptchaView;
  report_form: 'legacy' | 'new';
  service_hours: string;
};

/** Answer of init_setup. `game_name` '' means: no such game. */
export type SetupView = {
  token: string;
  is_in_game: boolean;
  unread_count: number;
  game_id: string;
  game_name: string;
  isWhitelisted: boolean;
  showInvitation: boolean;
  line_invite_link: string;
  line_account_name: string;
  line_guide_link: string;
  isVipreportWhitelisted: boolean;
  vip_ranking: number;
  member_link: string;
  service_hours: string;
  tips: string[];
  quick_actions: { label: string; url: string }[];
  character_name: string;
  role_id: string;
  captcha: CaptchaView;
};

/** A row of the staff queue; personal data masked. Cursor is an opaque text. */
export type StaffTicketRow = {
  id: number;
  game_id: string;
  game_name: string;
  type_text: string;
  status: string;
  preview: string;
  character_name: string;
  create_time: string;
  /** Since when somebody waits for us; null while we wait for the player. */
  waiting_since: string | null;
};
export type StaffQueueView = { data: StaffTicketRow[]; page: { next: string | null } };

export type StaffTicketView = {
  data: Omit<TicketView, 'token' | 'check_id' | 'captcha'> & {
    role_id: string;
    in_game_id: string;
    server_id: string;
    note: string;
    version: number;
    language: string;
  };
};
