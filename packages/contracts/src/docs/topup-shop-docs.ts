import { shopCalls } from '../topup/shop.calls.ts';
import {
  donateView,
  gameShopQuery,
  gameShopView,
  giftView,
  maintenanceView,
  productsQuery,
  productsView,
} from '../topup/shop.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';

const params = { game_id: { tw: '遊戲代碼', en: 'the game', example: 'G112' } };
const absent = refuses(404, 'msg', 'NOT_FOUND');

export const topupShopDocs = describeCalls({
  name: { tw: '儲值：販售與維護', en: 'Top-up: what is sold' },
  of: shopCalls,
  calls: {
    getMaintenance: {
      summary: { tw: '儲值是否維護中', en: 'Is top-up down for maintenance?' },
      about: {
        tw: '`msg` 是 `OK` 代表**維護中**，頁面顯示公告；空字串代表正常。',
        en: '`OK` means that it **is** down, and the page shows the bulletin; an empty text that it is not.',
      },
      answer: answers(maintenanceView, {
        msg: 'OK',
        bulletin: '<p>系統維護中，造成不便，敬請見諒。</p>',
        until: '2026-11-26T18:00:00+08:00',
      }),
    },
    getGameShop: {
      summary: { tw: '一款遊戲的儲值設定', en: 'How a game is topped up' },
      about: {
        tw: '`tw`：0 不開放、1 匯款回報、2 線上付款。`os`：1 開放海外。帶 `server_id` 和 `role_id` 時，`first_topup` 說這個角色本月還能拿哪些。',
        en: '`tw`: 0 closed, 1 a reported transfer, 2 a purchase. `os`: 1 is open to players outside Taiwan. With `server_id` and `role_id`, `first_topup` says which bonuses of this month the character can still have.',
      },
      params,
      query: gameShopQuery,
      answer: answers(gameShopView, {
        tw: 2,
        os: 1,
        min_amount: 3000,
        qty_max: 1,
        role_id_pattern: String.raw`^\d{10}$`,
        role_id_message: '角色 ID 是 10 位數字',
        role_digits: { digits_least: 10, digits_most: 10 },
        confirm_role: true,
        service_hours: '10:00-17:00',
        third_party_link: 'https://card.example',
        chooser_until: null,
        bank: null,
        event_optin: null,
        first_topup: [{ amount: 10_000, title: '首儲好禮 30 份', available: true }],
        banner: '/media/games/G112.picture.svg',
        heading: 'G112 加值站',
        notices: ['付款前請看清楚伺服器和角色，點數會直接送到這個角色的信箱。'],
        atm_max: 49_999,
      }),
      refusals: [absent],
    },
    listProducts: {
      summary: { tw: '一款遊戲的方案', en: 'The packages of a game' },
      params,
      query: productsQuery,
      answer: answers(productsView, {
        products: [
          {
            product_id: 201,
            title: '10,000 方案',
            product_desc: '10,000 金幣，再送 500',
            price: 10_000,
            qty_most: 1,
            gold: 10_000,
            free_golds: 500,
            state: 'on_sale',
            starts_at: null,
            card_only: false,
          },
        ],
      }),
      refusals: [absent],
    },
    getGift: {
      summary: { tw: '一款遊戲的滿額贈禮', en: 'The gift of a game' },
      about: {
        tw: '達到 `min` 的最大一條規則說明送幾份；沒有贈禮是 `null`。',
        en: 'The rule with the largest `min` that an amount reaches says how many there are; `null` for no gift.',
      },
      params,
      answer: answers(giftView, {
        gift: { items: '<ul><li>補給箱 1 個</li></ul>', rules: [{ min: 15_000, times: 1 }] },
      }),
      refusals: [absent],
    },
    getDonate: {
      summary: { tw: '可以捐贈發票的單位', en: 'Whom an invoice can be given to' },
      answer: answers(donateView, { donate_option: { '1001': '示範公益單位甲' } }),
    },
  },
});
