import type { DemoTicket } from '@hub/tickets/server';
import { closedCases } from './demo-closed.ts';

const H73 = { game: 'H73' } as const;
const G112 = { game: 'G112' } as const;
const G66 = { game: 'g66naxx2tw' } as const;

/** Nobody has answered yet. */
const fresh: DemoTicket[] = [
  {
    ...H73,
    type: '2',
    days: 0.05,
    status: 0,
    person: 0,
    content: '今天 10:12 買了 30,000 方案，信用卡已經扣款，遊戲裡只收到 20,000 金幣，首購加贈也還沒有看到。',
    pictures: [
      { message: 0, name: '扣款通知.png', scene: 'receipt' },
      { message: 0, name: '背包金幣.png', scene: 'bag' },
    ],
  },
  {
    ...H73,
    type: '3',
    days: 0.2,
    status: 0,
    person: 1,
    language: 'zh-HK',
    content: '跨服公會戰開打前兩分鐘被踢出，重新登入後顯示「場次已滿」。我是指揮，成員截圖可以證明我當時在線。',
    pictures: [{ message: 0, name: '場次已滿.png', scene: 'fight' }],
  },
  {
    ...G112,
    type: '4',
    days: 0.3,
    status: 0,
    person: 2,
    content: '月度首儲 20,000 的 80 份零件，活動頁顯示已發送，但信箱和倉庫都沒有。',
  },
  {
    ...G66,
    type: '1',
    days: 0.5,
    status: 0,
    person: 6,
    visitor: true,
    content: '想把營地搬到二服，和公會的朋友在一起。VIP 有一次免費轉服，請問要怎麼申請？',
  },
  {
    ...H73,
    type: '9',
    days: 0.9,
    status: 0,
    person: 4,
    content:
      '發票想改成公司統編，這個月共三筆，訂單編號列在下面：\nGPA.3398-1120-4451-20881\nGPA.3398-1120-4451-20882\nGPA.3398-1120-4451-20883',
  },
  {
    ...G112,
    type: '3',
    days: 1.1,
    status: 0,
    person: 5,
    visitor: true,
    language: 'en',
    content: 'Ranked races drop to 15 fps since Tuesday’s update (iPhone 17, iOS 26). Casual races are fine.',
    pictures: [{ message: 0, name: 'fps counter.png', scene: 'fight' }],
  },
];

/** Somebody works on them. */
const inWork: DemoTicket[] = [
  {
    ...H73,
    type: '2',
    days: 0.6,
    status: 1,
    person: 0,
    taken: 'min',
    answeredBy: 'min',
    notes: [
      ['min', '月消費前十，這是他這個月第二次回報入帳延遲，已請金流查同一張卡的紀錄。'],
      ['yue', '銀行端 09:40 到 10:05 有延遲公告，可以一起說明。'],
    ],
    content: '昨天的 10,000 方案等了四小時才入帳，想知道是哪裡卡住，之後會不會再發生？',
    thread: [
      [
        's',
        '星辰大海您好，這筆訂單銀行在 10:05 才送出付款通知，收到後金幣立刻入帳。我們正在向銀行確認延遲的原因，明天中午前回覆您。',
      ],
      ['p', '好，麻煩也確認一下今天早上那一筆，謝謝。'],
    ],
  },
  {
    ...G66,
    type: '3',
    days: 1.4,
    status: 1,
    person: 3,
    taken: 'yue',
    notes: [['yue', '企劃已重現：二服郵差路線第七站的座標在山裡，下次維護修正。']],
    content: '郵差任務第七站的位置在山壁裡，角色走不進去，任務卡了三天。',
    thread: [
      ['s', '荒野郵差您好，我們已經重現這個狀況，會在週四維護修正。維護前先幫您把第七站標成完成，請重新登入確認。'],
      ['p', '第七站過了，可是第八站的獎勵變成灰色不能領。'],
    ],
    pictures: [{ message: 2, name: '第八站灰色.png', scene: 'bag' }],
  },
  {
    ...G112,
    type: '5',
    days: 2.2,
    status: 1,
    person: 2,
    taken: 'min',
    answeredBy: 'min',
    content: '排位賽連續兩天遇到同一台車，起步比綠燈早 0.2 秒，附上兩場的回放編號：R-88120341、R-88136720。',
    thread: [
      ['s', '彎道詩人您好，兩場回放都收到了，已交由反作弊小組逐格檢查，結果會在三個工作天內回覆。'],
      ['p', '昨晚又遇到一次，回放 R-88150092，一起看，謝謝。'],
    ],
  },
  {
    ...H73,
    type: '1',
    days: 3.1,
    status: 1,
    person: 4,
    taken: 'yue',
    content: '我的專屬造型想改登錄的角色名稱，實體證書上的名字打錯一個字（「霜月無生」應為「霜月無聲」）。',
    thread: [
      ['s', '您好，已通知製作單位重新印製證書，請確認收件地址是否和上次相同？'],
      ['p', '地址一樣，白天沒人在家，請寄到超商。'],
    ],
  },
];

/** Answered, and the player's turn. */
const answered: DemoTicket[] = [
  {
    ...H73,
    type: '4',
    days: 1.8,
    status: 2,
    unread: true,
    person: 0,
    taken: 'min',
    answeredBy: 'min',
    content: '週年慶 VIP 專屬坐騎的兌換期限寫到 11/30，可是商店按鈕已經不見了。',
    thread: [
      [
        's',
        '星辰大海您好，兌換按鈕在昨天更新後被誤藏，剛才已經恢復，期限也延長到 **12/7 23:59**。\n\n請重新登入後到「週年慶 → 貴賓商店」領取，造成不便真的很抱歉。',
      ],
    ],
  },
  {
    ...H73,
    type: '3',
    days: 2.6,
    status: 2,
    unread: true,
    person: 1,
    taken: 'yue',
    language: 'zh-HK',
    content: '港澳一服晚上九點後延遲超過 300ms，隊友都在同一區但只有我們公會受影響。',
    thread: [
      [
        's',
        '銀河船長您好，已查到 21:00 後其中一條香港線路擁塞，昨晚 23:30 已切換到備用線路。今晚如仍有延遲，請提供您的網絡供應商名稱，我們再作跟進。',
      ],
    ],
  },
  {
    ...G112,
    type: '2',
    days: 3.4,
    status: 2,
    person: 2,
    taken: 'min',
    answeredBy: 'min',
    content: '轉帳 49,999 的回報單填錯末五碼，可以改嗎？',
    thread: [
      ['s', '彎道詩人您好，已用您的匯款時間和金額對到這筆款項，不用重填。250 份零件和金幣都已經入帳，請到倉庫確認。'],
    ],
    pictures: [{ message: 0, name: '轉帳明細.png', scene: 'receipt' }],
  },
  {
    ...G66,
    type: '6',
    days: 4.2,
    status: 2,
    unread: true,
    person: 3,
    taken: 'yue',
    content: '希望倉庫可以搜尋，東西太多每次都要翻很久。',
    thread: [['s', '謝謝您的建議！倉庫搜尋已排進十二月的版本，會先開放給 VIP 玩家試用，開放時我們第一個通知您。']],
  },
  {
    ...H73,
    type: '1',
    days: 5.3,
    status: 2,
    person: 4,
    visitor: true,
    taken: 'yue',
    content: '人在國外用不了簡訊驗證，可以改用信箱嗎？',
    thread: [
      [
        's',
        '可以的。請在遊戲內「設定 → 帳號 → 驗證方式」選「電子信箱」；如果選項是灰色的，請告訴我們出國期間，我們為您暫時開啟。',
      ],
    ],
  },
  {
    ...G112,
    type: '4',
    days: 6.1,
    status: 7,
    person: 5,
    content: '跨年賽事的 VIP 報名什麼時候開始？',
    thread: [['s', '您好，跨年邀請賽 12/1 12:00 開放 VIP 報名，名額 200 位，當天會以遊戲信件通知。']],
  },
  {
    ...G66,
    type: '4',
    days: 6.2,
    status: 7,
    person: 6,
    content: '上週停機維護的補償，VIP 是不是有兩倍？',
    thread: [['s', '您好，11/18 維護補償已在 11/19 發送完畢，VIP 玩家為兩份，請到信箱領取，期限 14 天。']],
  },
  {
    ...H73,
    type: '4',
    days: 6.3,
    status: 7,
    person: 1,
    content: '維護補償的信件不小心刪掉了，可以再寄一次嗎？',
    thread: [['s', '您好，11/18 的維護補償已重新寄送給所有尚未領取的玩家，請重新登入後查看信箱。']],
  },
];

/** Cases keep their places: their names come from these. */
export function demoCases(): DemoTicket[] {
  const open = [...fresh, ...inWork, ...answered];
  return [...open, ...closedCases(open.length)];
}
