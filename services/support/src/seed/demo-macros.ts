import type { SeedMacro } from '@hub/tickets/server';

const everyGame = { game_id: '', language: 'zh-TW' } as const;

export const demoMacros: SeedMacro[] = [
  {
    ...everyGame,
    key: 'received',
    title: '已收到，查詢中',
    uses: 214,
    content:
      '{character_name} 您好：\n\n謝謝您的回報，我們已經收到「{type}」的問題，正在向遊戲端查詢。查到結果會在這裡回覆您，請您留意通知信。\n\n{agent}',
  },
  {
    ...everyGame,
    key: 'receipt',
    title: '請補上收據',
    uses: 168,
    content:
      '您好：\n\n為了核對這筆儲值，請在這裡補上收據截圖，畫面要看得到：\n\n- 訂單編號（Google Play 是 GPA 開頭）\n- 付款時間與金額\n- 商品名稱\n\n收到後我們會優先處理，謝謝您。',
  },
  {
    ...everyGame,
    key: 'resent',
    title: '已補發，請到信箱領取',
    uses: 131,
    closes: true,
    content:
      '{character_name} 您好：\n\n您在 {server} 的 **{fill}** 已經補發到遊戲內信箱，請在 7 天內領取。沒看到信件時，請重新登入一次再確認。\n\n造成您的不便，真的很抱歉。',
  },
  {
    ...everyGame,
    key: 'no-answer',
    title: '未收到補充，先結案',
    uses: 57,
    closes: true,
    content:
      '您好：\n\n我們還沒有收到您的補充資料，這筆回報（{number}）先為您結案。之後找到資料時，可以從這筆回報接著開新的一件，不用從頭說明。',
  },
  {
    game_id: 'H73',
    language: 'zh-TW',
    key: 'h73-crash',
    title: '閃退：清除快取',
    uses: 42,
    content:
      '{character_name} 您好：\n\n{game} 閃退時，請先試試：\n\n1. 在登入畫面點右上角齒輪，選「修復客戶端」\n2. 重新啟動手機，確認剩餘空間在 5 GB 以上\n3. 更新到商店裡的最新版本\n\n還是會閃退的話，請告訴我們**手機型號**與**閃退前的畫面**。',
  },
  {
    game_id: '',
    language: 'zh-HK',
    key: 'received-hk',
    title: '已收到，查詢中',
    uses: 12,
    content:
      '{character_name} 您好：\n\n多謝您的回報，我們已收到「{type}」的問題，正向遊戲端查詢，有結果會在這裡回覆您。\n\n{agent}',
  },
  {
    game_id: '',
    language: 'en',
    key: 'received-en',
    title: 'Received, looking into it',
    uses: 23,
    content:
      'Dear {character_name},\n\nThank you for your report about {game}. We are looking into it and will answer here; you will get a mail as soon as we do.\n\n{agent}',
  },
];
