import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'surveys',
  port: 3105,
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '/survey/event18/:game', title: '會員問卷', window: 'tall' },
    { path: '/survey/2021/:game', title: '會員問卷', window: 'tall' },
    { path: '/survey/form/:key', title: '問卷', window: 'tall' },
    { path: '/survey/mini', title: '小問卷', window: 'tall' },
    { path: '/survey/:token', title: '玩家問卷', window: 'tall' },
    { path: '/test/:id', title: '問卷預覽', window: 'tall' },
  ],
});
