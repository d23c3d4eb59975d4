import { defineShell } from '@hub/federation/define-shell';

export const app = defineShell({
  dir: import.meta.dirname,
  boot: './src/boot/boot.ts',
  routes: [
    { path: '/', title: { tw: '選擇遊戲', en: 'Choose a game' }, window: true },
    { path: '/game', title: { tw: '選擇遊戲', en: 'Choose a game' }, window: true },
    { path: '/click/:id', title: { tw: '正在前往', en: 'On the way' } },
    { path: '/g/:game/support', title: { tw: '客服中心', hk: '客戶服務中心', en: 'Support' }, window: true },
    { path: '/member/complete_agreement', title: { tw: '會員服務條款', en: 'Terms of service' } },
    { path: '/member/privacy_agreement', title: { tw: '會員服務條款', en: 'Terms of service' } },
    { path: '/staff', title: { tw: '客服工作台', hk: '客戶服務工作台', en: 'Support desk' } },
  ],
});
