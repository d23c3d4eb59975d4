import {
  changeFilterBody,
  queueChoicesView,
  queueCountsView,
  queueQuery,
  saveFilterBody,
  savedFiltersView,
  searchBody,
} from '../tickets/queue.ts';
import { searchView, staffQueueView, type StaffTicketRow } from '../tickets/views.ts';
import { answers, refuses, type CallDoc } from './call-doc.ts';
import { TIME } from './example-case.ts';

export const work = {
  standing: null,
  assignee: { id: 4, name: '小敏' },
  priority: 0,
  language: 'zh-TW',
  version: 3,
};

const row: StaffTicketRow = {
  id: 10231,
  game_id: 'H73',
  game_name: '遊戲 H73（示範）',
  type_text: '儲值未入帳',
  status: '1',
  preview: '儲值後未收到…',
  character_name: '測試角色',
  create_time: TIME,
  waiting_since: TIME,
  due_on: null,
  ...work,
};

const filters = answers(savedFiltersView, {
  data: [
    {
      id: 8,
      name: '等一天以上',
      filter: { queue: 'waiting', age: '24h' },
      shared_game: null,
      mine: true,
      version: 1,
    },
  ],
});
const filterNumber = { filter: { tw: '檢視編號', en: 'number of the view', example: '8' } };

const list = (): CallDoc => ({
  summary: {
    tw: '佇列：等待中的在前，或已回覆、已結案',
    en: 'The queue: who waits longest first, or replied, or closed',
  },
  about: {
    tw: '條件可以任意組合。很少見的組合一次只看一段；`searched_to` 是看到哪個時間，用 `next` 接著看。',
    en: 'Everything may be combined. Of a rare combination one stretch is looked at; `searched_to` says how far, `next` goes on.',
  },
  query: queueQuery,
  answer: answers(staffQueueView, { data: [row], page: { next: null, searched_to: null } }),
});

const search = (): CallDoc => ({
  summary: { tw: '搜尋案件', en: 'Searches cases' },
  about: {
    tw: '找案件編號、查詢碼、信箱、手機、角色 ID、角色名稱和內容裡的字。中文至少兩個字。只找得到看得到的遊戲，搜尋會留下紀錄。',
    en: 'By number, check code, e-mail, phone, role and every word that was written; Chinese by two characters or more. Only in the games that the asker reads. A search leaves a trace.',
  },
  bodies: [{ name: { tw: '要找的字', en: 'What to look for' }, schema: searchBody, example: { q: '首購加贈' } }],
  answer: answers(searchView, {
    data: [
      {
        ...row,
        merged_into: null,
        found_by: 'text',
        snippets: [
          {
            place: 'reply',
            parts: [
              { text: '可是', hit: false },
              { text: '首購加贈', hit: true },
              { text: '的 30 個零件好像沒有一起來？', hit: false },
            ],
          },
        ],
      },
    ],
    page: { next: null },
    slow: false,
    index: { to: TIME, behind_s: 0, rebuilding: 0 },
  }),
  refusals: [refuses(400, 'q', 'SEARCH_WORDS'), refuses(403, 'msg', 'FORBIDDEN')],
});

const counts = (): CallDoc => ({
  summary: { tw: '各檢視、遊戲與存起來的檢視有幾件', en: 'How many cases views, games and saved views have' },
  answer: answers(queueCountsView, {
    data: {
      waiting: 38,
      replied: 21,
      closed: 1204,
      all: 1263,
      mine: 6,
      unassigned: 25,
      games: [{ game_id: 'H73', waiting: 9 }],
      filters: [{ id: 8, many: 3, more: false }],
    },
  }),
});

const choices = (): CallDoc => ({
  summary: { tw: '可以選的問題類型和人員', en: 'Types and people to choose from' },
  answer: answers(queueChoicesView, {
    data: { types: [{ code: '2', label: '儲值未入帳' }], people: [{ id: 4, name: '小敏' }] },
  }),
});

export const queueDocs = {
  listCases: list(),
  countCases: counts(),
  listChoices: choices(),
  searchCases: search(),
  listFilters: {
    summary: { tw: '存起來的檢視', en: 'Saved views' },
    answer: filters,
  },
  saveFilter: {
    summary: { tw: '存一個檢視', en: 'Saves a view' },
    about: {
      tw: '`shared_game`：給那款遊戲的所有人，要有那款遊戲的「組長」角色。',
      en: '`shared_game`: for everybody at that game; needs the role of a lead there.',
    },
    bodies: [
      {
        name: { tw: '名稱和條件', en: 'Its name and what it holds' },
        schema: saveFilterBody,
        example: { name: '等一天以上', filter: { queue: 'waiting', age: '24h' } },
      },
    ],
    answer: filters,
    refusals: [refuses(403, 'msg', 'FORBIDDEN'), refuses(409, 'name', 'FILTERS_MANY')],
  },
  changeFilter: {
    summary: { tw: '改一個檢視的名稱、條件或位置', en: 'Changes name, content or place of a view' },
    params: filterNumber,
    bodies: [
      {
        name: { tw: '要改的', en: 'What changes' },
        schema: changeFilterBody,
        example: { name: '等兩天以上', place: 0 },
      },
    ],
    answer: filters,
    refusals: [
      refuses(403, 'msg', 'FORBIDDEN'),
      refuses(404, 'noexist', 'FILTER_GONE'),
      refuses(409, 'msg', 'FILTER_CHANGED'),
    ],
  },
  removeFilter: {
    summary: { tw: '刪一個檢視', en: 'Deletes a view' },
    params: filterNumber,
    answer: filters,
    refusals: [
      refuses(403, 'msg', 'FORBIDDEN'),
      refuses(404, 'noexist', 'FILTER_GONE'),
      refuses(409, 'msg', 'FILTER_CHANGED'),
    ],
  },
};
