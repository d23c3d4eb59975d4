import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'surveys',
  port: 3105,
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '/survey/event18/:game', title: { tw: '會員問卷', en: 'Member survey' }, window: 'tall' },
    { path: '/survey/2021/:game', title: { tw: '會員問卷', en: 'Member survey' }, window: 'tall' },
    { path: '/survey/form/:key', title: { tw: '問卷', en: 'Survey' }, window: 'tall' },
    { path: '/survey/mini', title: { tw: '小問卷', en: 'Quick survey' }, window: 'tall' },
    { path: '/survey/:token', title: { tw: '玩家問卷', en: 'Player survey' }, window: 'tall' },
    { path: '/test/:id', title: { tw: '問卷預覽', en: 'Survey preview' }, window: 'tall' },
  ],
  name: { tw: '問卷', en: 'Surveys' },
  audit: { services: { surveys: { tw: '問卷', en: 'Surveys' } } },
});
