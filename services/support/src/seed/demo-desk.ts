import type { DemoTicket } from '@hub/tickets/server';

/** Somebody whose address takes no mail: the mails of these cases came back. */
export const UNREACHABLE = 11;

/** What a desk has besides its queue: other languages, a case that was filed twice. */
const waiting = (place: number): DemoTicket[] => [
  {
    game: 'H73',
    type: '2',
    days: 0.12,
    status: 0,
    person: 10,
    taken: 'yue',
    notes: [['yue', '已請金流查帳，同一位玩家上週也有一筆，兩筆一起看。']],
    content: '剛剛買的 30,000 金幣扣款三次，只收到一次。信用卡通知有三筆，時間是 14:02、14:02、14:03。',
    pictures: [{ message: 0, name: '刷卡通知.png', scene: 'receipt' }],
  },
  {
    game: 'H73',
    type: '2',
    days: 0.1,
    status: 4,
    closedBy: 'staff',
    person: 10,
    mergedInto: place,
    content: '剛才那件忘了附訂單編號：GPA.3398-0021-5567-90142。麻煩一起看，謝謝。',
  },
  {
    game: 'L33',
    type: 'g',
    days: 0.4,
    status: 1,
    person: 12,
    taken: 'min',
    notes: [
      ['min', '登入地點昨晚變成境外，已請資安先鎖交易，帳號本人還能登入。'],
      ['yue', '玩家附的收據和 2024 年的儲值紀錄相符，可以確認是本人。'],
    ],
    content: '昨天半夜被洗帳號，裝備都被賣掉了。我有 2024 年到現在的儲值收據，可以證明是本人。',
    thread: [
      ['s', '您好，我們已先鎖住交易功能，避免損失擴大。請補上**最早一筆儲值的收據**，我們馬上核對。'],
      ['p', '附上 2024/03 的 App Store 收據，麻煩儘快，公會戰在週五。'],
    ],
    answeredBy: 'min',
  },
  {
    game: 'G112',
    type: '3',
    days: 0.6,
    status: 0,
    person: 13,
    language: 'en',
    visitor: true,
    content:
      'The game freezes at the loading screen after the latest update (Pixel 8, Android 16). I already cleared the cache.',
    pictures: [{ message: 0, name: 'frozen at 97%.png', scene: 'fight' }],
  },
  {
    game: 'MA96',
    type: '4',
    days: 0.8,
    status: 0,
    person: 14,
    language: 'zh-HK',
    content: '連續簽到第十四日的獎勵冇收到，之前十三日都有。活動頁顯示「已領取」，但信箱入面冇嘢。',
  },
  {
    game: 'G115',
    type: '1',
    days: 1.3,
    status: 2,
    person: UNREACHABLE,
    visitor: true,
    taken: 'yue',
    content: '忘記當初用哪個信箱註冊，可以用手機查嗎？',
    thread: [['s', '您好，可以用手機查。請到「找回查詢碼」輸入註冊的手機，我們會把查詢碼寄到您留的信箱。']],
  },
];

type Finished = Pick<DemoTicket, 'game' | 'type' | 'days' | 'csat' | 'comment' | 'content' | 'answeredBy'> & {
  answer: string;
};

/** Closed over three months, with what the players said of it. */
const finished: Finished[] = [
  {
    game: 'G112',
    type: '3',
    days: 6,
    csat: 2,
    comment: '只叫我重裝，重裝兩次還是一樣，最後是自己等更新才好。',
    content: '賽道載入到一半就跳回桌面。',
    answer: '您好，請先移除遊戲後重新安裝，並確認剩餘空間在 5 GB 以上。',
  },
  {
    game: 'L33',
    type: '2',
    days: 12,
    csat: 1,
    content: '月卡今天沒有發鑽石。',
    answer: '您好，今天的 100 鑽已補發到信箱。排程在 05:10 修正，明天起會準時發送。',
    answeredBy: 'min',
  },
  {
    game: 'MA96',
    type: '4',
    days: 19,
    csat: 2,
    comment: '活動規則寫得不清楚，客服也說不出為什麼不算，只貼了公告。',
    content: '組隊活動的次數沒有算進去。',
    answer: '您好，組隊次數以「隊長完成」計算，詳細規則在活動公告第三點。',
    answeredBy: 'min',
  },
  {
    game: 'h55naxx2tw',
    type: '5',
    days: 25,
    csat: 1,
    content: '有人在聊天室張貼代打廣告，附上截圖時間 21:40。',
    answer: '謝謝檢舉，已查到紀錄並停權。之後再看到，可以長按玩家名稱直接檢舉。',
  },
  {
    game: 'g66naxx2tw',
    type: '2',
    days: 38,
    csat: 2,
    comment: '錢是有補，但等了三天，中間完全沒有人說進度。',
    content: '超商繳費後點數一直沒有進來。',
    answer: '您好，超商端的通知晚了，點數今天已入帳。造成您久等，非常抱歉。',
  },
  {
    game: 'G115',
    type: 'f',
    days: 46,
    csat: 1,
    content: '換手機後訪客帳號不見了，角色名稱是「三月的雨」。',
    answer: '您好，已核對最後登入的裝置與儲值紀錄，帳號救回來了。請馬上綁定信箱，下次就不怕換手機。',
    answeredBy: 'min',
  },
  {
    game: 'H73',
    type: '9',
    days: 58,
    csat: 2,
    comment: '發票改好了，但要我重複填三次同樣的資料。',
    content: '發票想改成公司統編。',
    answer: '您好，統編已經更新，新的發票兩個工作天內會寄到您的信箱。',
    answeredBy: 'min',
  },
  {
    game: 'g83tw',
    type: '6',
    days: 71,
    csat: 1,
    content: '星圖可不可以加上搜尋？星星一多就找不到。',
    answer: '謝謝您的建議！搜尋已排進下一個版本，上線時會在公告說明。',
  },
  {
    game: 'G112',
    type: '1',
    days: 84,
    csat: 2,
    comment: '答非所問，我問的是換區，回我的是換名字。',
    content: '搬到新加坡了，可以把角色換到國際區嗎？',
    answer: '您好，改名卡可以在商城的「道具」分頁購買。',
  },
];

/** The cases of the desk; `place` is that of the first of them in the whole list. */
export const deskCases = (place: number): DemoTicket[] => [
  ...waiting(place),
  ...finished.map(({ answer, ...about }, n): DemoTicket => ({
    ...about,
    status: 4,
    closedBy: n % 3 === 1 ? 'staff' : 'player',
    person: 15 + (n % 4),
    visitor: n % 3 === 0,
    taken: about.answeredBy ?? 'yue',
    thread: [['s', answer]],
  })),
];
