import { settingCalls } from '../catalog/settings.calls.ts';
import {
  articleBody,
  gameBody,
  noticeBody,
  questionTypeBody,
  quickActionBody,
  serverBody,
  siteBody,
  tipsBody,
} from '../catalog/settings/bodies.ts';
import { roleRuleBody } from '../catalog/settings/role-rule.ts';
import { themeBody, themePreviewBody, themePreviewView } from '../catalog/settings/theme.ts';
import {
  articlePreviewBody,
  articlePreviewView,
  serversImportBody,
  serversImportView,
  settingRemovedView,
  settingsQuery,
  settingsView,
  settingVersionView,
  settingView,
} from '../catalog/settings/views.ts';
import { usualLimits } from '../shared/site-limits.ts';
import { answers, refuses, type BodyDoc, describeCalls } from './call-doc.ts';

const kind = {
  tw: '種類：faq、notices、question_types、games、themes、servers、roles、tips、quick_actions、clicks、site',
  en: 'kind: faq, notices, question_types, games, themes, servers, roles, tips, quick_actions, clicks, site',
  example: 'notices',
};
const key = { tw: '這一項的代號', en: 'name of the setting', example: '3' };
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const missing = refuses(404, 'msg', 'NOT_FOUND');
const changed = refuses(409, 'msg', 'SETTING_CHANGED');

const article = {
  game_id: '*',
  site: 'long_e',
  type_id: 'receipt',
  title: '如何找到訂單收據',
  title_en: 'How to find your receipt',
  content: '<ol><li>打開商店的訂單紀錄</li></ol>',
  content_en: '<ol><li>Open the order history of the store</li></ol>',
  sort: 10,
  published: true,
  publish_at: '',
};
const window = { starts_at: '2026-11-22T10:00', ends_at: '2026-11-29T12:00' };
const noticeTexts = { title: '11/29 停機維護', content: '維護期間無法登入遊戲。' };
const notice = { game_id: 'H73', kind: 'maintenance', ...noticeTexts, ...window, published: true };
const game = {
  game_id: 'H73',
  name: '遊戲 H73（示範）',
  site: 'https://h73.example',
  sort: 10,
  service_from: '09:00',
  service_until: '18:00',
  report_form: 'new',
  min_amount_twd: 50,
  line_show: false,
  line_account_name: '',
  line_add_friend_link: '',
  line_guide_link: '',
  captcha_create: true,
  captcha_reply: false,
  captcha_provider: 'altcha',
  hidden: false,
};
const looks = { hue: 252, chroma: 100, accent_hue: 58, radius: 10, family: 'contour', seed: 73 };
const bodies: BodyDoc[] = [
  { name: { tw: '文章或收據教學', en: 'Article or receipt guide' }, schema: articleBody, example: article },
  { name: { tw: '公告', en: 'Notice' }, schema: noticeBody, example: notice },
  {
    name: { tw: '問題類型', en: 'Question type' },
    schema: questionTypeBody,
    example: { game_id: 'H73', code: 'event_12', label: '冬季活動', token_only: true, ...window, sort: 65 },
  },
  { name: { tw: '遊戲；新增的先不公開', en: 'Game; a new one is hidden first' }, schema: gameBody, example: game },
  { name: { tw: '遊戲外觀', en: 'How a game looks' }, schema: themeBody, example: { game_id: 'H73', ...looks } },
  {
    name: { tw: '伺服器', en: 'Server' },
    schema: serverBody,
    example: { game_id: 'H73', server_id: 'tw_2001', name: '台灣一服', status: 'public', sort: 10 },
  },
  {
    name: { tw: '角色編號的位數，與查角色時給遊戲的主機', en: 'Digits of role ids, and the host of their look-up' },
    schema: roleRuleBody,
    example: { game_id: 'G112', digits_least: 10, digits_most: 10, host_rule: 'fixed', fixed_host: '1000' },
  },
  {
    name: { tw: '小提醒，一行一則', en: 'Tips, one a line' },
    schema: tipsBody,
    example: { game_id: 'H73', tips: '官方不會索取密碼\n請只在官方管道儲值' },
  },
  {
    name: { tw: '快速按鈕', en: 'Quick action' },
    schema: quickActionBody,
    example: { game_id: 'H73', url: '/click/3', label: '看活動', audience: 'everyone', place: 'web', ...window },
  },
  {
    name: { tw: '網站，和玩家送出回報的限制', en: 'The site, and the limits of reports' },
    schema: siteBody,
    example: { captcha_provider: 'altcha', main_site: '', support_site: '', ...usualLimits },
  },
];
const versions = [{ version: 2, state: 'saved' as const, by: '小婷', at: '2026-11-22T10:00:00+08:00' }];
const values = { ...notice, ends_at: '' };
const shown = answers(settingView, { data: { key: '3', version: 2, values, mode: 'save', versions } });

export const settingDocs = describeCalls({
  name: { tw: '後台設定', en: 'Settings at the desk' },
  of: settingCalls,
  calls: {
    previewArticle: {
      summary: { tw: '文章存檔後的樣子', en: 'An article as it would be stored' },
      bodies: [
        {
          name: { tw: '內文', en: 'The text' },
          schema: articlePreviewBody,
          example: { content: '<p onclick="x()">內文</p>' },
        },
      ],
      answer: answers(articlePreviewView, { data: { content: '<p>內文</p>' } }),
      refusals: [forbidden],
    },
    previewTheme: {
      summary: {
        tw: '遊戲外觀存檔後的樣子，與對比不足的顏色',
        en: 'How a game would look, and which colours are too close',
      },
      about: {
        tw: 'chroma 是百分比；emblem 和 picture 是 SVG，picture 的顏色由頁面給。',
        en: '`chroma` is in percent; emblem and picture are SVG, whose picture takes its colours from the page.',
      },
      bodies: [{ name: { tw: '外觀', en: 'The looks' }, schema: themePreviewBody, example: looks }],
      answer: answers(themePreviewView, {
        data: {
          light: { page: '#f2f6fa', fill: '#0b5ca3' },
          dark: { page: '#0b0f14', fill: '#2566a9' },
          emblem: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"/>',
          picture: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360"/>',
          weak: [{ mode: 'dark', front: 'fill', back: 'page', ratio: '2.8', least: '3' }],
        },
      }),
      refusals: [forbidden],
    },
    importServers: {
      summary: {
        tw: '用 CSV 更新一款遊戲的伺服器：先看差異，再匯入',
        en: 'Servers of a game from CSV: compare, then apply',
      },
      bodies: [
        {
          name: { tw: 'CSV', en: 'The CSV' },
          schema: serversImportBody,
          example: {
            game_id: 'H73',
            csv: 'server_id,server_name,status\ntw_2001,台灣一服,public\n',
            apply: false,
            seen: '',
          },
        },
      ],
      answer: answers(serversImportView, {
        data: {
          seen: '5e0f',
          applied: false,
          rows: 1,
          same: 1,
          added: [],
          changed: [],
          unnamed: 2,
          faults: [],
          fault_count: 0,
          added_count: 0,
          changed_count: 0,
        },
      }),
      refusals: [forbidden, missing, refuses(400, 'csv', 'CSV_FAULTS'), changed],
    },
    listSettings: {
      summary: { tw: '一種設定的清單', en: 'The settings of one kind' },
      params: { kind },
      query: settingsQuery,
      answer: answers(settingsView, {
        data: [
          {
            key: '3',
            game_id: 'H73',
            title: noticeTexts.title,
            note: 'maintenance',
            state: 'soon',
            from: '2026-11-22T10:00:00+08:00',
            until: null,
            draft: false,
            lacks: ['zh-HK', 'en'],
          },
        ],
        page: { next: null, total: 1 },
      }),
      refusals: [forbidden, missing],
    },
    createSetting: {
      summary: { tw: '新增；主管新增的是草稿', en: 'Adds one; what a lead adds is a proposal' },
      params: { kind },
      bodies,
      answer: shown,
      refusals: [forbidden, missing, refuses(400, 'code', 'SETTING_EXISTS')],
    },
    getSetting: {
      summary: { tw: '一項設定與它的版本', en: 'One setting with its versions' },
      params: { kind, key },
      answer: shown,
      refusals: [forbidden, missing],
    },
    changeSetting: {
      summary: { tw: '儲存；主管存的是草稿', en: 'Saves it; what a lead saves is a proposal' },
      params: { kind, key },
      bodies,
      answer: shown,
      refusals: [
        forbidden,
        missing,
        changed,
        refuses(400, 'game_id', 'SETTING_FIXED'),
        refuses(400, 'msg', 'THEME_TOO_WEAK'),
      ],
    },
    removeSetting: {
      summary: { tw: '刪除（公告、問題類型、快速按鈕）；版本留著', en: 'Removes it; its versions stay' },
      params: { kind, key },
      answer: answers(settingRemovedView, { data: { removed: true } }),
      refusals: [forbidden, missing, changed],
    },
    getSettingVersion: {
      summary: { tw: '一個版本的內容', en: 'What one version says' },
      params: { kind, key, version: { tw: '版本', en: 'version', example: '2' } },
      answer: answers(settingVersionView, { data: { version: versions[0]!, values } }),
      refusals: [forbidden, missing],
    },
  },
});
