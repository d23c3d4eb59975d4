import { defineShell } from '@hub/federation/define-shell';

export const app = defineShell({
  dir: import.meta.dirname,
  boot: './src/boot/boot.ts',
  routes: [
    { path: '/', title: '選擇遊戲', window: 'medium' },
    { path: '/game', title: '選擇遊戲', window: 'medium' },
    { path: '/click/:id', title: '正在前往' },
    { path: '/g/:game/support', title: '客服中心', window: 'tall' },
    { path: '/member/complete_agreement', title: '會員服務條款' },
    { path: '/member/privacy_agreement', title: '會員服務條款' },
    { path: '/staff', title: '客服工作台' },
  ],
});
