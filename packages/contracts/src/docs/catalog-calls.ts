import { articlesView, clickView, configView, gamesView, noticesView, serversView } from '../catalog/views.ts';
import { faqQuery, noticesQuery } from '../catalog/messages.ts';
import { answers, refuses, type CallGroup } from './call-doc.ts';

const game = { tw: '遊戲代碼，分大小寫', en: 'game id; case matters', example: 'H73' };
const aServer = { server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' };

export const catalogCalls: CallGroup = {
  name: { tw: '遊戲與內容', en: 'Games and content' },
  calls: {
    'GET /api/games/get_games': {
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
    'GET /api/games/get_config': {
      summary: { tw: '兩個入口的網址', en: 'Addresses of the two entries' },
      answer: answers(configView, {
        config: { main_site: 'https://player.example/game', support_site: 'https://player.example/support' },
      }),
    },
    'GET /api/games/get_servers/:game_id': {
      summary: { tw: '一款遊戲可以選的伺服器', en: 'Servers of a game that can be chosen' },
      params: { game_id: game },
      answer: answers(serversView, { msg: [{ server_id: 'tw_2001', server_name: '台灣一服' }] }),
      refusals: [refuses(404, 'msg', 'GAME_NOT_EXIST')],
    },
    'GET /api/faq/get_faq': {
      summary: { tw: '常見問題：一組文章，或其中一篇', en: 'Help: a set of articles, or one of them' },
      query: faqQuery,
      answer: answers(articlesView, {
        msg: [
          { id: 3, type_id: 'receipt', title: '如何找到訂單收據', content: '<ol><li>打開商店的訂單紀錄</li></ol>' },
        ],
      }),
      refusals: [refuses(404, 'msg', 'ARTICLE_NOT_FOUND')],
    },
    'GET /api/notices': {
      summary: { tw: '目前的公告', en: 'Notices of now' },
      query: noticesQuery,
      answer: answers(noticesView, {
        msg: [
          {
            id: 1,
            title: '11/28（六）08:00 至 12:00 停機維護',
            content: '維護期間無法登入遊戲。',
            start: '2026-11-21T00:00:00+08:00',
            kind: 'maintenance',
          },
        ],
      }),
    },
    'GET /api/click/:id': {
      summary: { tw: '短連結要去的網址', en: 'Where a short link leads' },
      about: {
        tw: '不存在、已過期或不允許的連結，`url` 是空字串。',
        en: 'Of a link that is unknown, over or not allowed, `url` is empty.',
      },
      params: { id: { tw: '短連結編號', en: 'number of the link', example: '1' } },
      answer: answers(clickView, { url: 'https://h73.example/event' }),
    },
    'GET /media/games/:file': {
      summary: { tw: '遊戲的徽記或主圖', en: 'Emblem or picture of a game' },
      params: {
        file: { tw: '`H73.svg` 是徽記，`H73.picture.svg` 是主圖', en: 'emblem or picture', example: 'H73.svg' },
      },
      answer: { file: 'image/svg+xml' },
      refusals: [refuses(404, 'msg', 'NOT_FOUND')],
    },
  },
};
