import { defineShell } from '@hub/federation/define-shell';
import { GAME_LINK } from '@hub/federation/game-link';

export const app = defineShell({
  dir: import.meta.dirname,
  boot: './src/boot/boot.ts',
  routes: [
    { path: '/', title: { tw: '選擇遊戲', en: 'Choose a game' }, window: 'medium' },
    { path: '/game', title: { tw: '選擇遊戲', en: 'Choose a game' }, window: 'medium' },
    { path: '/click/:id', title: { tw: '正在前往', en: 'On the way' } },
    { path: GAME_LINK, title: { tw: '正在前往', en: 'On the way' }, window: 'tall' },
    { path: '/member/login', title: { tw: '會員登入', en: 'Log in' } },
    { path: '/member/my-data', title: { tw: '我的資料', en: 'My data' } },
    { path: '/member/report/:desk/:number', title: { tw: '我的回報', en: 'My reports' } },
    { path: '/member/complete_agreement', title: { tw: '會員服務條款', en: 'Terms of service' } },
    { path: '/member/privacy_agreement', title: { tw: '會員服務條款', en: 'Terms of service' } },
    { path: '/staff', title: { tw: '客服工作台', hk: '客戶服務工作台', en: 'Support desk' } },
    { path: '/staff/audit/*', title: { tw: '稽核紀錄', en: 'Audit' } },
    { path: '/staff/account', title: { tw: '我的帳號', hk: '我的帳戶', en: 'My account' } },
    { path: '/staff/keys/*', title: { tw: '遊戲金鑰', hk: '遊戲金鑰', en: 'Game keys' } },
    { path: '/staff/approvals/*', title: { tw: '等待核准', en: 'Approvals' } },
    { path: '/staff/releases/*', title: { tw: '發布', en: 'Releases' } },
    { path: '/staff/accounts/*', title: { tw: '帳號管理', hk: '帳戶管理', en: 'Accounts' } },
  ],
});
