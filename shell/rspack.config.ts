import { defineShell } from '@hub/federation/define-shell';
import { GAME_LINK } from '@hub/federation/game-link';
import { GAME_ACCOUNT } from './src/member/return-path.ts';

export const app = defineShell({
  dir: import.meta.dirname,
  boot: './src/boot/boot.ts',
  platform: { loader: './src/platform/loader.ts', entry: './src/platform/platform.tsx' },
  routes: [
    { path: '/', title: { tw: '選擇遊戲', en: 'Choose a game' }, window: 'medium' },
    { path: '/game', title: { tw: '選擇遊戲', en: 'Choose a game' }, window: 'medium' },
    { path: '/click/:id', title: { tw: '正在前往', en: 'On the way' } },
    { path: GAME_LINK, title: { tw: '正在前往', en: 'On the way' }, window: 'tall' },
    { path: '/member/login', title: { tw: '會員登入', en: 'Log in' }, chunk: 'member-login' },
    { path: '/member/my-data', title: { tw: '我的資料', en: 'My data' }, chunk: 'member-data' },
    {
      path: GAME_ACCOUNT,
      title: { tw: '連結會員帳號', hk: '連結會員帳戶', en: 'Link to a member' },
      chunk: 'member-account',
    },
    { path: '/member/report/:desk/:number', title: { tw: '我的回報', en: 'My reports' }, chunk: 'member-data' },
    { path: '/member/complete_agreement', title: { tw: '會員服務條款', en: 'Terms of service' }, chunk: 'agreement' },
    { path: '/member/privacy_agreement', title: { tw: '會員服務條款', en: 'Terms of service' } },
    { path: '/staff', title: { tw: '客服工作台', hk: '客戶服務工作台', en: 'Support desk' }, chunk: 'staff-frame' },
    { path: '/staff/audit/*', title: { tw: '稽核紀錄', en: 'Audit' }, chunk: 'staff-frame' },
    { path: '/staff/account', title: { tw: '我的帳號', hk: '我的帳戶', en: 'My account' }, chunk: 'staff-frame' },
    { path: '/staff/keys/*', title: { tw: '遊戲金鑰', hk: '遊戲金鑰', en: 'Game keys' }, chunk: 'staff-frame' },
    { path: '/staff/approvals/*', title: { tw: '等待核准', en: 'Approvals' }, chunk: 'staff-frame' },
    { path: '/staff/releases/*', title: { tw: '發布', en: 'Releases' }, chunk: 'staff-frame' },
    { path: '/staff/accounts/*', title: { tw: '帳號管理', hk: '帳戶管理', en: 'Accounts' }, chunk: 'staff-frame' },
  ],
});
