import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'surveys',
  port: 3105,
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    {
      path: '/survey/event18/:game',
      title: { tw: '專屬會員活動問卷', en: 'Member event survey' },
      chunk: 'survey-exclusive',
      window: 'tall',
    },
    {
      path: '/survey/2021/:game',
      title: { tw: '專屬會員問卷', en: 'Member survey' },
      chunk: 'survey-exclusive',
      window: 'tall',
    },
    { path: '/survey/form/:key', title: { tw: '會員問卷', en: 'Member survey' }, chunk: 'survey-form' },
    {
      path: '/survey/mini',
      title: { tw: '組裝與塗裝小問卷', en: 'Assembly and painting' },
      chunk: 'survey-mini',
      window: 'tall',
    },
    { path: '/survey/:token', title: { tw: '玩家問卷', en: 'Player survey' }, chunk: 'survey', window: 'tall' },
    { path: '/test/:id', title: { tw: '問卷預覽', en: 'Survey preview' }, chunk: 'survey-preview' },
  ],
  name: { tw: '問卷', en: 'Surveys' },
  audit: { services: { surveys: { tw: '問卷', en: 'Surveys' } } },
});
