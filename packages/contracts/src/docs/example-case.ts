export const TIME = '2026-11-21T10:20:00+08:00';
export const caseNumber = { tw: '案件編號', en: 'number of the case', example: '10231' };

/** What the player and the staff see alike of the case that the examples are about. */
export const exampleCase = {
  id: 10231,
  type_text: '儲值未入帳',
  game_id: 'H73',
  game_name: '遊戲 H73（示範）',
  server_name: '台灣一服',
  character_name: '測試角色',
  email: 'player@example.com',
  phone: '0912345678',
  content: '<p>儲值後未收到…</p>',
  create_time: TIME,
  partner_uid: null,
  pic_path1: null,
  pic_path2: null,
  pic_path3: null,
  pic_plus: [],
  earlier: 0,
  papers: { count: 0, destroyed_at: null },
  closed_at: null,
  closed_by: null,
  csat: null,
  csat_time: null,
  follows: null,
  followed_by: [],
  merged_into: null,
  is_read: '1' as const,
};
