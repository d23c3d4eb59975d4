import { deskCases } from './demo-desk.ts';
import { demoGames, type DemoPicture, type DemoTicket } from '@hub/tickets/server';

const answered = 's' as const;
const asked = 'p' as const;

/** Cases of the player who opens the site first (H73, role 123456789). */
const mainPlayer: DemoTicket[] = [
  {
    game: 'H73',
    type: '2',
    days: 1,
    status: 2,
    unread: true,
    person: 0,
    taken: 'yue',
    notes: [['min', '加贈規則 11/18 改版，舊單要手動補，信件範本 #12。']],
    content:
      '11/19 晚上 10 點多買了 30 天月卡，Google Play 已經扣款，但遊戲裡沒有收到。\n訂單編號 GPA.3372-5514-0098-21734',
    pictures: [
      { message: 0, name: 'Google Play 收據.png', scene: 'receipt' },
      { message: 0, name: '背包沒有月卡.png', scene: 'bag' },
      { message: 2, name: '首購信箱.png', scene: 'bag' },
    ],
    thread: [
      [
        answered,
        '您好，謝謝您附上訂單編號。這筆訂單已經付款成功，是入帳通知在傳送途中中斷了，月卡已在剛剛補發到您的遊戲信箱。\n\n請在 **7 天內**領取。如果沒看到，請重新登入一次再確認。',
      ],
      [asked, '收到月卡了，謝謝！可是首購加贈的 30 個零件好像沒有一起來？'],
      [
        answered,
        '您說得對，加贈是另一封信，剛才一併補上了。信件標題是「首購加贈」，共 30 個零件。\n\n造成您的不便，真的很抱歉。',
      ],
    ],
  },
  {
    game: 'H73',
    type: '3',
    days: 2,
    status: 0,
    person: 0,
    content: '活動副本第三關打完後畫面變黑，重開才恢復，獎勵沒有拿到。',
    pictures: [{ message: 0, name: '第三關.png', scene: 'fight' }],
  },
  {
    game: 'H73',
    type: '1',
    days: 9,
    status: 7,
    person: 0,
    content: '換新手機後想改綁定的信箱，舊信箱已經不能收信。',
    thread: [
      [
        answered,
        '您好，改綁信箱可以照「帳號綁定」的步驟自己完成：設定 → 帳號 → 更換信箱。\n\n舊信箱收不到信時，請選「改用手機驗證」。',
      ],
    ],
  },
  {
    game: 'H73',
    type: '6',
    days: 49,
    status: 4,
    csat: 1,
    person: 0,
    content: '希望好友列表可以排序，現在找人要滑很久。',
    thread: [[answered, '謝謝您的建議，已轉給企劃同仁。下個版本的好友列表會加上「最近上線」排序。']],
  },
  {
    game: 'H73',
    type: '4',
    days: 275,
    status: 4,
    csat: 2,
    comment: '回覆等了兩天，而且我那天真的有登入。',
    person: 0,
    content: '春節登入獎勵少了第五天。',
    thread: [[answered, '您好，第五天的獎勵需要在當天 23:59 前登入。系統紀錄顯示當天沒有登入，所以沒有發送。']],
  },
  {
    game: 'H73',
    type: '2',
    days: 365 * 6 + 20,
    closedDays: 365 * 4,
    status: 4,
    person: 0,
    content: '點數卡序號輸入後顯示處理中，一直沒有入帳。',
    pictures: [{ message: 0, name: '點數卡收據.png', scene: 'receipt' }],
    thread: [[answered, '已確認入帳，謝謝您的耐心。']],
  },
  {
    game: 'H73',
    type: '1',
    days: 365 * 8 + 90,
    closedDays: 365 * 4,
    status: 4,
    person: 0,
    content: '（2018 年的舊案件）請問如何移轉伺服器？',
    thread: [[answered, '目前沒有開放伺服器移轉。']],
  },
];

const problems: [type: string, content: string, picture?: Omit<DemoPicture, 'message'>][] = [
  ['2', '儲值 3,000 方案已扣款，等了兩小時還沒入帳。', { name: '付款完成.png', scene: 'receipt' }],
  ['1', '想知道轉移伺服器的方式，朋友都在另一服。'],
  ['3', '更新後進副本就閃退，重裝也一樣。手機是兩年前的機型。', { name: '閃退前.png', scene: 'fight' }],
  [
    'f',
    '1 伺服器與角色名稱：示範一服 夜行\n2 角色 ID：1234567\n3 最後登入時間：上週五\n4 綁定方式：未綁定\n5 曾儲值訂單編號：有\n6 異常說明：換手機後登不進去',
  ],
  ['g', '昨晚被登出，密碼已被改，好友說角色在線上賣裝備。'],
  ['5', '公會頻道有人連續洗頻、辱罵，時間是今天下午三點左右。'],
  ['4', '簽到第七天沒有亮，明明每天都有登入。'],
  ['6', '營地廣播可不可以加上過濾，最近很多賣帳號的訊息。'],
  ['9', '發票載具打錯一碼，可以改嗎？'],
  ['1', '綁定簡訊收不到，試了三次，號碼確定沒錯。'],
  ['3', '改名卡用在哪裡？背包裡點了沒有反應。'],
];

const games = Object.keys(demoGames);
const statuses: DemoTicket['status'][] = [0, 0, 1, 2, 4, 0, 7];

const CROWD = 33;

/** Every way in which a case of the first player ends; at the end of the list, so that the earlier ones keep their names. */
const endings: DemoTicket[] = [
  {
    game: 'H73',
    type: '3',
    days: 5,
    status: 4,
    person: 0,
    content: '更新後進副本會閃退，重裝也一樣。',
    thread: [[answered, '您好，今天 12:00 的更新已經修正閃退。請更新到最新版再試一次，麻煩您了。']],
  },
  {
    game: 'H73',
    type: '2',
    days: 20,
    status: 4,
    csat: 2,
    comment: '有補發，但來回問了三次才查到訂單。',
    person: 0,
    content: '儲值 3,000 方案已扣款，等了兩小時還沒入帳。',
    thread: [
      [answered, '您好，麻煩提供訂單編號，我們馬上為您查詢。'],
      [asked, 'GPA.3301-7745-0192-55310'],
      [answered, '已查到這筆訂單並補發完成，請到遊戲信箱領取。'],
    ],
  },
  {
    game: 'H73',
    type: '2',
    days: 3,
    status: 1,
    person: 0,
    taken: 'min',
    notes: [
      ['yue', '和上個月那筆是同一張卡，銀行端有延遲紀錄。'],
      ['min', '已請金流查 **GPA.3309-1120-8841-20775**，明天中午前回覆。'],
    ],
    content: '又發生了，這次是 1,000 方案，一樣扣款後沒有入帳。',
    thread: [
      [answered, '您好，這次的訂單我們已經一併查詢，請提供訂單編號。'],
      [asked, 'GPA.3309-1120-8841-20775，謝謝'],
    ],
    follows: mainPlayer.length + CROWD + 1,
  },
  {
    game: 'H73',
    type: '1',
    days: 33,
    status: 4,
    closedBy: 'system',
    person: 0,
    content: '請問改名卡可以在哪裡取得？',
    thread: [[answered, '您好，改名卡可以在商城的「道具」分頁用鑽石購買。']],
  },
];

/** The rest of the desk: every game, type and status, from web visitors and players. */
function crowd(): DemoTicket[] {
  return Array.from({ length: CROWD }, (_, n): DemoTicket => {
    const [type, content, picture] = problems[n % problems.length] as (typeof problems)[number];
    const status = statuses[n % statuses.length] ?? 0;
    const reply: DemoTicket['thread'] = [
      [answered, '您好，已收到您的問題，我們查證後補上處理結果：**已為您處理完成**。'],
    ];
    const followUp: DemoTicket['thread'] = [...reply, [asked, '還是一樣，麻煩再看一下。']];
    return {
      game: games[n % games.length] ?? 'H73',
      type,
      days: 0.02 + n * 0.31,
      status,
      content,
      visitor: n % 2 === 0,
      person: 1 + (n % 9),
      ...(n % 4 === 2 && status !== 4 && { taken: n % 8 === 2 ? 'yue' : 'min' }),
      ...(status === 1 ? { thread: followUp } : status === 0 ? {} : { thread: reply }),
      ...(picture && { pictures: [{ message: 0, ...picture }] }),
      ...(status === 4 ? { csat: n % 4 === 0 ? 2 : 1 } : {}),
    };
  });
}

/** Cases to which the terms promise an answer by a day: one that is soon due, one whose fee is. */
const promised: DemoTicket[] = [
  {
    game: 'H73',
    type: 'complaint',
    days: 13,
    knownDays: 15,
    status: 2,
    visitor: true,
    person: 4,
    content: '我沒有使用外掛，卻被停權三天。請說明依據的紀錄，並恢復我的帳號。',
    thread: [[answered, '您好，我們正在調閱對戰紀錄，查證後會在這裡答覆處理結果。']],
    taken: 'min',
  },
  {
    game: 'H73',
    type: 'game_history',
    days: 2,
    historyDays: [40, 12],
    status: 2,
    visitor: true,
    person: 6,
    content: '請提供這段期間的道具取得與交易紀錄，想確認倉庫裡的材料是什麼時候不見的。',
    thread: [[answered, '您好，每次查詢費用為新臺幣 200 元。請匯款後回覆日期與後五碼，我們收到就會註明。']],
  },
];

/** Cases keep their places: their names come from these. */
export const demoTickets = (): DemoTicket[] => {
  const first = [...mainPlayer, ...crowd(), ...endings];
  return [...first, ...deskCases(first.length), ...promised];
};
