import type { SeedMacro } from '@hub/tickets/server';

const everyGame = { game_id: '', language: 'zh-TW' } as const;

/** Canned replies of the demonstration. */
export const demoMacros: SeedMacro[] = [
  {
    ...everyGame,
    key: 'vip-received',
    title: '專屬客服已收到',
    uses: 61,
    content:
      '{character_name} 您好，我是您的專屬客服 {agent}。\n\n您回報的「{type}」已經收到，我會親自跟進，今天服務時間內先向您說明進度。',
  },
  {
    ...everyGame,
    key: 'vip-resent',
    title: '已補發，請到信箱領取',
    uses: 38,
    closes: true,
    content:
      '{character_name} 您好：\n\n您在 {server} 的 **{fill}** 已經補發到遊戲信箱，請在 14 天內領取。\n\n這次讓您久等了，真的很抱歉。',
  },
  {
    game_id: '',
    language: 'zh-HK',
    key: 'vip-received-hk',
    title: '專屬客服已收到',
    uses: 9,
    content:
      '{character_name} 您好，我是您的專屬客戶服務員 {agent}。\n\n您回報的「{type}」已收到，我會親自跟進，今日服務時間內先向您說明進度。',
  },
  {
    game_id: '',
    language: 'en',
    key: 'vip-received-en',
    title: 'Received by your own agent',
    uses: 7,
    content:
      'Dear {character_name},\n\nthis is {agent}, your own agent. I have your report about “{type}” and will write to you about it within today’s service hours.',
  },
];
