import { gameCalls, pageCalls, roleCalls } from '../catalog/games.calls.ts';
import {
  articlesView,
  clickView,
  configView,
  gamesView,
  noticesView,
  postalCodesView,
  serversView,
} from '../catalog/views.ts';
import { faqQuery, noticesQuery } from '../catalog/messages.ts';
import { roleLookupBody, roleNameView, roleQuery, staffRoleView } from '../catalog/roles.ts';
import { answers, refuses, describeCalls } from './call-doc.ts';
import { exampleNotice } from './report-docs.ts';

const game = { tw: '遊戲代碼，分大小寫', en: 'game id; case matters', example: 'H73' };
const aServer = { server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' };

export const catalogDocs = describeCalls({
  name: { tw: '遊戲與內容', en: 'Games and content' },
  of: { ...gameCalls, ...pageCalls, ...roleCalls },
  calls: {
    listGames: {
      summary: { tw: '所有遊戲與伺服器', en: 'All games with their servers' },
      answer: answers(gamesView, {
        msg: [
          {
            game_id: 'H73',
            game_name: '遊戲 H73（示範）',
            site: 'https://h73.example',
            logo_path: '/media/games/H73.svg?v=1a2b3c4d',
            servers: [aServer],
          },
        ],
      }),
    },
    getConfig: {
      summary: { tw: '兩個入口的網址', en: 'Addresses of the two entries' },
      answer: answers(configView, {
        config: { main_site: 'https://player.example/game', support_site: 'https://player.example/support' },
      }),
    },
    listServers: {
      summary: { tw: '一款遊戲可以選的伺服器', en: 'Servers of a game that can be chosen' },
      params: { game_id: game },
      answer: answers(serversView, { msg: [{ server_id: 'tw_2001', server_name: '台灣一服' }] }),
      refusals: [refuses(404, 'msg', 'GAME_NOT_EXIST')],
    },
    getFaq: {
      summary: { tw: '常見問題：一組文章，或其中一篇', en: 'Help: a set of articles, or one of them' },
      query: faqQuery,
      answer: answers(articlesView, {
        msg: [
          { id: 3, type_id: 'receipt', title: '如何找到訂單收據', content: '<ol><li>打開商店的訂單紀錄</li></ol>' },
        ],
      }),
      refusals: [refuses(404, 'msg', 'ARTICLE_NOT_FOUND')],
    },
    listNotices: {
      summary: { tw: '目前的公告', en: 'Notices of now' },
      query: noticesQuery,
      answer: answers(noticesView, {
        msg: [exampleNotice],
      }),
    },
    followClick: {
      summary: { tw: '短連結要去的網址', en: 'Where a short link leads' },
      about: {
        tw: '不存在、已過期或不允許的連結，`url` 是空字串。',
        en: 'Of a link that is unknown, over or not allowed, `url` is empty.',
      },
      params: { id: { tw: '短連結編號', en: 'number of the link', example: '1' } },
      answer: answers(clickView, { url: 'https://h73.example/event' }),
    },
    listPostalCodes: {
      summary: { tw: '縣市、鄉鎮市區與三碼郵遞區號', en: 'Counties, districts and three-digit postal codes' },
      about: {
        tw: '新竹市的三個區同是 300，嘉義市的兩個區同是 600：只有郵遞區號認不出是哪一區。',
        en: 'The three districts of Hsinchu City share 300, the two of Chiayi City 600: a code alone does not name a district.',
      },
      answer: answers(postalCodesView, {
        msg: [
          {
            city: '台北市',
            city_en: 'Taipei City',
            districts: [{ name: '中正區', name_en: 'Zhongzheng District', zip: '100' }],
          },
        ],
      }),
    },
    getRole: {
      summary: { tw: '角色的名稱', en: 'Name of a role' },
      about: {
        tw: '`hostid` 是伺服器代碼底線後面的部分；只有一個主機的遊戲不必給。查不到、被停權或已移到別的伺服器的角色，`result` 是 null；沒有取名的角色是空字串。同一網路一小時 20 次以後要驗證：400 `captcha_token`，要做的驗證在 `x-captcha` 標頭，解好放進 `captcha_token` 再問一次。遊戲沒有回應是 503，不代表沒有這個角色。',
        en: '`hostid` is the part of the server’s id behind its underscore; games with one host need none. `result` is null for a role that does not exist, is banned or moved to another server, and empty for one without a name. After 20 questions an hour from one network a check is asked for: 400 `captcha_token` with the check in the header `x-captcha`; ask again with its answer as `captcha_token`. 503 means that the game does not answer, not that there is no such role.',
      },
      params: { game_id: game },
      query: roleQuery,
      answer: answers(roleNameView, { result: '測試角色' }),
      refusals: [
        refuses(400, 'roleId', 'ROLE_DIGITS'),
        refuses(400, 'roleId', 'ROLE_REQUIRED'),
        refuses(400, 'hostid', 'HOST_UNKNOWN'),
        refuses(400, 'captcha_token', 'CAPTCHA_REQUIRED'),
        refuses(400, 'captcha_token', 'CAPTCHA_FAILED'),
        refuses(404, 'msg', 'GAME_NOT_EXIST'),
        refuses(429, 'msg', 'TOO_MANY_ROLES'),
        refuses(503, 'msg', 'GAME_AWAY'),
        refuses(503, 'msg', 'GAME_BUSY'),
      ],
    },
    lookUpRole: {
      summary: {
        tw: '後台查角色：名稱、伺服器、狀態與帳號',
        en: 'A role at the desk: name, server, state and account',
      },
      about: {
        tw: '每次查詢都有稽核紀錄。`verdict`：ok、banned（停權）、moved（已移到 `server_id`）、none（沒有）、ambiguous（好幾個伺服器都有）。',
        en: 'Every look-up is audited. `verdict`: ok, banned, moved (to `server_id`), none, ambiguous (several servers have one).',
      },
      bodies: [
        {
          name: { tw: '角色', en: 'The role' },
          schema: roleLookupBody,
          example: { game_id: 'H73', server_id: 'tw_2001', role_id: '123456789' },
        },
      ],
      answer: answers(staffRoleView, {
        data: {
          verdict: 'ok',
          role_id: '123456789',
          char_name: '測試角色',
          server_id: 'tw_2001',
          server_name: '台灣一服',
          partner_uid: 'uid-900001',
        },
      }),
      refusals: [
        refuses(400, 'role_id', 'ROLE_DIGITS'),
        refuses(400, 'server_id', 'SERVER_UNKNOWN'),
        refuses(403, 'msg', 'FORBIDDEN'),
        refuses(404, 'msg', 'GAME_NOT_EXIST'),
        refuses(429, 'msg', 'TOO_MANY_ROLES'),
        refuses(503, 'msg', 'GAME_AWAY'),
        refuses(503, 'msg', 'GAME_BUSY'),
      ],
    },
    getGamePicture: {
      summary: { tw: '遊戲的徽記或主圖', en: 'Emblem or picture of a game' },
      params: {
        file: { tw: '`H73.svg` 是徽記，`H73.picture.svg` 是主圖', en: 'emblem or picture', example: 'H73.svg' },
      },
      answer: { file: 'image/svg+xml' },
      refusals: [refuses(404, 'msg', 'NOT_FOUND')],
    },
  },
});
