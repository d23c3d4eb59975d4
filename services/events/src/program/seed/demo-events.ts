import type { CategoryBody, EventBody, eventWords, rewardWords } from '@hub/contracts/events';
import { taipeiIso, type OtherField } from '@hub/contracts/shared';
import { contentOf } from '../event.content.ts';
import { eventWordsOf, rewardWordsOf } from './demo-words.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days from the first run on; the numbers of the events are those of the list, from 1. */
type Window = { from: number; until: number };
/** What an event is in zh-TW; `demo-words` has the other languages. */
type Category = Omit<CategoryBody, 'contents' | 'picture' | OtherField<(typeof rewardWords)[number]>>;
type Content = Omit<EventBody, 'starts' | 'ends' | 'categories' | 'picture' | OtherField<(typeof eventWords)[number]>>;
export type DemoEvent = { game: string; published: boolean; content: Content & Window & { categories: Category[] } };

const category = (id: number, title: string, items: Category['items'], over: Partial<Category> = {}): Category => ({
  id,
  title,
  per_account: 1,
  open: true,
  mail_title: `${title}已送達`,
  mail_body: '感謝您參與活動，獎勵已放在這封信裡，祝您遊戲愉快！',
  items,
  expire_days: 30,
  ...over,
});
const of = (item_code: string, qty: number) => ({ item_code, qty });

export const demoEvents: DemoEvent[] = [
  {
    game: 'H73',
    published: true,
    content: {
      name: '週年慶序號兌換',
      intro: '輸入週年慶卡片上的序號，就能領取禮包與寶箱。',
      art: 'anniversary',
      from: -10,
      until: 30,
      error_limit: 10,
      pace: 'at_once',
      keyword: false,
      categories: [
        category(1, '週年禮包', [of('gift_box_a', 1), of('gold', 500)]),
        category(2, '應援寶箱', [of('gift_box_b', 1)]),
      ],
    },
  },
  {
    game: 'H73',
    published: true,
    content: {
      name: '中秋賞月序號兌換',
      intro: '賞月卡片上的序號已經停止兌換，謝謝大家的參與。',
      art: 'lantern',
      from: -50,
      until: -12,
      error_limit: 10,
      pace: 'at_once',
      keyword: false,
      categories: [category(3, '賞月禮盒', [of('moon_cake', 5)])],
    },
  },
  {
    game: 'H73',
    published: true,
    content: {
      name: '冬日祭序號兌換',
      intro: '冬日祭開始後，輸入序號即可領取雪花寶箱。',
      art: 'winter',
      from: 7,
      until: 45,
      error_limit: 10,
      pace: 'at_once',
      keyword: false,
      categories: [category(4, '雪花寶箱', [of('snow_box', 1)])],
    },
  },
  {
    game: 'H73',
    published: false,
    content: {
      name: '聖誕尋寶序號兌換',
      intro: '找到藏寶圖上的序號，打開您的聖誕寶箱。',
      art: 'treasure',
      from: 20,
      until: 60,
      error_limit: 5,
      pace: 'weekly',
      keyword: false,
      categories: [category(5, '聖誕寶箱', [of('xmas_box', 1), of('gold', 1000)], { per_account: 3 })],
    },
  },
  {
    game: 'g66naxx2tw',
    published: true,
    content: {
      name: '每週補給口令',
      intro: '輸入直播公布的口令，每個帳號可領一次補給；獎勵每週統一寄出。',
      art: 'summer',
      from: -14,
      until: 60,
      error_limit: 10,
      pace: 'weekly',
      keyword: true,
      categories: [category(6, '每週補給', [of('supply_box', 1)])],
    },
  },
];

export function contentAt({ content: { from, until, ...content } }: DemoEvent, now: Date): EventBody {
  const dayOf = (days: number) => taipeiIso(new Date(now.getTime() + days * DAY)).slice(0, 10);
  return contentOf({
    ...content,
    picture: '',
    ...eventWordsOf(content.name),
    categories: content.categories.map((one) => ({ ...one, picture: '', ...rewardWordsOf(one.title) })),
    starts: `${dayOf(from)}T10:00`,
    ends: `${dayOf(until)}T23:59`,
  });
}
