import { deliveryCalls, deliveryBatchCalls, compensationCalls } from '../events/deliveries.calls.ts';
import { batchesQuery, batchesView, dryRunView, releaseBody, releaseView } from '../events/batches.ts';
import { compensationBody, compensationView, quotaBody, quotaQuery, quotaView } from '../events/compensation.ts';
import {
  cardDeliveriesQuery,
  deliveriesQuery,
  deliveriesView,
  deliveryCountsQuery,
  deliveryCountsView,
  deliveryView,
  reasonBody,
  recallView,
  replaceBody,
  triesQuery,
  triesView,
} from '../events/deliveries.ts';
import { deliveryFiguresQuery, deliveryFiguresView, gameHealthView } from '../events/figures.ts';
import { answers, refuses, type CallDoc, type CallGroup, describeCalls } from './call-doc.ts';
import {
  aBatch,
  aDelivery,
  aDryRun,
  aLine,
  aPoint,
  aQuota,
  aTry,
  deliveryNumbers,
  deliverySumsOfADay,
} from './example-delivery.ts';

const { server_id, role_id, title, items } = aDelivery.row;
const mail = { server_id, role_id, title, body: aDelivery.body, items, expire_days: 30 };
const reason = '玩家回報沒有收到';

const delivery = { delivery: { tw: '寄送編號', en: 'number of the delivery', example: '4211' } };
const ofBatch = { batch: { tw: '批次編號', en: 'number of the batch', example: '3' } };
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'NOEXIST');
const noBatch = refuses(404, 'noexist', 'BATCH_NOEXIST');
const one = answers(deliveryView, { data: aDelivery });
const page = { next: null };
const list = answers(deliveriesView, { data: [aDelivery.row], page });
const whyBody = [{ name: { tw: '原因', en: 'Why' }, schema: reasonBody, example: { reason } }];

const moved = [
  forbidden,
  absent,
  refuses(409, 'msg', 'DELIVERY_MOVED'),
  refuses(409, 'msg', 'DELIVERY_STATE'),
  refuses(409, 'msg', 'DELIVERY_SENDING'),
];
const asks = [
  ...moved,
  refuses(409, 'msg', 'DELIVERY_ARRIVED'),
  refuses(409, 'msg', 'DELIVERY_UNCLEAR'),
  refuses(409, 'msg', 'DELIVERY_FRESH'),
];
const deed = (tw: string, en: string, over: Partial<CallDoc> = {}): CallDoc => ({
  summary: { tw, en },
  params: delivery,
  answer: one,
  refusals: moved,
  ...over,
});

const reads = {
  listDeliveries: {
    summary: { tw: '寄往遊戲的獎勵，新的在前', en: 'What is sent into the games, the newest first' },
    query: deliveriesQuery,
    answer: list,
    refusals: [forbidden],
  },
  countDeliveries: {
    summary: { tw: '各狀態的件數', en: 'How many are where' },
    query: deliveryCountsQuery,
    answer: answers(deliveryCountsView, {
      data: { ...deliveryNumbers, games: [{ game_id: 'H73', ...deliveryNumbers }] },
    }),
    refusals: [forbidden],
  },
  getDeliveryHealth: {
    summary: { tw: '各遊戲連線的狀況', en: 'How the line to each game is' },
    answer: answers(gameHealthView, { data: [aLine] }),
    refusals: [forbidden],
  },
  getDeliveryFigures: {
    summary: { tw: '要求、送達、逾期隨時間的變化', en: 'Asked for, arrived and late over time' },
    query: deliveryFiguresQuery,
    answer: answers(deliveryFiguresView, {
      data: {
        step: 'hour',
        totals: deliverySumsOfADay,
        points: [aPoint],
        by_game: [{ game_id: 'H73', ...deliverySumsOfADay }],
        waiting: 0,
      },
    }),
    refusals: [forbidden],
  },
  getDelivery: {
    summary: { tw: '一筆寄送和它的經過', en: 'One delivery with its way' },
    params: delivery,
    answer: one,
    refusals: [absent],
  },
  listDeliveryTries: {
    summary: { tw: '更早的嘗試', en: 'Older tries' },
    params: delivery,
    query: triesQuery,
    answer: answers(triesView, { data: [aTry], page }),
    refusals: [absent],
  },
  listCardDeliveries: {
    summary: { tw: '玩家卡：遊戲帳號的寄送', en: 'The player’s card: deliveries of the account' },
    query: cardDeliveriesQuery,
    answer: list,
    refusals: [absent],
  },
} satisfies CallGroup['calls'];

const deeds = {
  retryDelivery: deed('立刻以同一編號再送', 'Sends it again now, under the same name'),
  cancelDelivery: deed('取消', 'Cancels it', {
    about: {
      tw: '可能已經送到的，會先問遊戲；遊戲說有收到，就改記為已送達。',
      en: 'What may have arrived is asked for at the game first; if it is there, it is marked as delivered instead.',
    },
    bodies: whyBody,
    refusals: asks,
  }),
  settleByHand: deed('註記為已人工補寄', 'Marks it as sent by hand', {
    bodies: whyBody,
    refusals: asks,
  }),
  replaceDelivery: deed('改寄另一封', 'Sends another one in its place', {
    about: {
      tw: '舊的一封遊戲沒有收到才可以；答案是新的一封。',
      en: 'Only when the game does not have the old one. Answers with the new one.',
    },
    bodies: [{ name: { tw: '新的一封', en: 'The new one' }, schema: replaceBody, example: { ...mail, reason } }],
    refusals: [...asks, refuses(400, 'deadline', 'DEADLINE_PAST')],
  }),
  recallDelivery: deed('請遊戲收回', 'Asks the game to take it back', {
    bodies: whyBody,
    answer: answers(recallView, { data: aDelivery, result: 'unclear' }),
  }),
} satisfies CallGroup['calls'];

const batches = {
  listBatches: {
    summary: { tw: '一起放行的批次', en: 'Batches that are released together' },
    query: batchesQuery,
    answer: answers(batchesView, { data: [aBatch], page }),
    refusals: [forbidden],
  },
  getBatch: {
    summary: { tw: '試算：放行會寄出什麼', en: 'Dry run: what a release would send' },
    params: ofBatch,
    answer: answers(dryRunView, { data: aDryRun }),
    refusals: [noBatch],
  },
  releaseBatch: {
    summary: { tw: '提出放行，由第二人核准', en: 'Asks a second person to release it' },
    params: ofBatch,
    bodies: [
      {
        name: { tw: '試算的結果', en: 'What the dry run showed' },
        schema: releaseBody,
        example: { upto: 4330, many: 120, reason: '第 47 週獎勵' },
      },
    ],
    answer: answers(releaseView, { data: aDryRun, approval: 12 }),
    refusals: [
      forbidden,
      noBatch,
      refuses(409, 'msg', 'BATCH_EMPTY'),
      refuses(409, 'msg', 'BATCH_MOVED'),
      refuses(409, 'msg', 'APPROVAL_PENDING'),
    ],
  },
} satisfies CallGroup['calls'];

const compensation = {
  getQuota: {
    summary: { tw: '今天還能自行補償幾件', en: 'How many compensations are left today' },
    query: quotaQuery,
    answer: answers(quotaView, { data: aQuota }),
    refusals: [absent],
  },
  changeQuota: {
    summary: { tw: '更改每人每天的件數', en: 'Changes how many a person may send in a day' },
    bodies: [{ name: { tw: '件數', en: 'How many' }, schema: quotaBody, example: { game_id: 'H73', per_day: 30 } }],
    answer: answers(quotaView, { data: { ...aQuota, per_day: 30, version: 1 } }),
    refusals: [forbidden, absent, refuses(409, 'msg', 'DELIVERY_MOVED')],
  },
  compensate: {
    summary: { tw: '補償一位玩家', en: 'Compensates one player' },
    about: {
      tw: '一定要有 Idempotency-Key；同一個 key 永遠只有一封。超過當天件數的，等第二人核准。',
      en: 'Needs an Idempotency-Key; one key has one mail for ever. Above the day’s quota it waits for a second person.',
    },
    bodies: [
      {
        name: { tw: '補償', en: 'A compensation' },
        schema: compensationBody,
        example: { game_id: 'H73', ...mail, reason: '維護延長補償' },
      },
    ],
    answer: answers(compensationView, { data: { delivery: aDelivery, approval: null, quota: aQuota } }),
    refusals: [
      forbidden,
      absent,
      refuses(400, 'msg', 'KEY_NEEDED'),
      refuses(400, 'deadline', 'DEADLINE_PAST'),
      refuses(409, 'msg', 'APPROVAL_PENDING'),
    ],
  },
} satisfies CallGroup['calls'];

export const deliveryDocs = describeCalls({
  name: { tw: '寄往遊戲', en: 'Deliveries into the games' },
  of: { ...deliveryCalls, ...deliveryBatchCalls, ...compensationCalls },
  calls: { ...reads, ...deeds, ...batches, ...compensation },
});
