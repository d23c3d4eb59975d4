import { defineRemote } from '@hub/federation/define-remote';
import { erasureDeciders, personalDataEditors } from '@hub/contracts/surveys';
import { audit } from './audit-words.ts';
import { doors } from './desk-manifest.ts';
import { inactivityApprovals, inactivityAudit } from './inactivity-words.ts';
import { legalApprovals, legalAudit, legalDoor } from './legal-words.ts';
import {
  personalDataApprovals,
  personalDataAudit,
  personalDataDoor,
  personalDataJobs,
  personalDataRetention,
} from './personal-data-words.ts';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'surveys',
  port: 3105,
  exposes: { './routes': './src/routes.tsx', './staff': './src/staff.tsx' },
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
  staffRoutes: ['/staff/surveys/*', '/staff/legal/*', '/staff/personal-data/*'],
  doors: [...doors, legalDoor, personalDataDoor],
  approvalRoles: [...new Set([...personalDataEditors, ...erasureDeciders])],
  name: { tw: '問卷', en: 'Surveys' },
  jobs: {
    name: { tw: '問卷', en: 'Surveys' },
    rounds: {
      ...personalDataJobs,
      'card-codes': { tw: '分配點數卡序號', en: 'Giving out card codes' },
      'answers-counted': { tw: '統計問卷答案', en: 'Counting answers' },
    },
  },
  retention: {
    name: { tw: '問卷', en: 'Surveys' },
    rules: {
      ...personalDataRetention,
      persons: {
        what: { tw: '填寫問卷的人', en: 'Who answered' },
        until: {
          tw: '問卷結束 180 天後刪除，選項的統計留著',
          hk: '問卷結束 180 日後刪除，選項統計保留',
          en: 'Deleted 180 days after the survey ended; what was chosen stays',
        },
      },
      qualifications: {
        what: { tw: '專屬會員的資格名單', en: 'Lists of who may answer' },
        until: {
          tw: '問卷結束 180 天後刪除',
          hk: '問卷結束 180 日後刪除',
          en: 'Deleted 180 days after the survey ended',
        },
      },
      rewarded: {
        what: { tw: '領獎的角色', en: 'Who was rewarded' },
        until: {
          tw: '問卷結束 365 天後刪除',
          hk: '問卷結束 365 日後刪除',
          en: 'Deleted 365 days after the survey ended',
        },
      },
      'card-codes': {
        what: { tw: '點數卡序號', en: 'Card codes' },
        until: {
          tw: '問卷結束 365 天後刪除',
          hk: '問卷結束 365 日後刪除',
          en: 'Deleted 365 days after the survey ended',
        },
      },
      'import-lines': {
        what: { tw: '沒有套用的匯入內容', en: 'Lines of imports that were not applied' },
        until: { tw: '30 天後刪除', hk: '30 日後刪除', en: 'Deleted after 30 days' },
      },
    },
  },
  approvals: {
    kinds: { ...legalApprovals.kinds, ...personalDataApprovals.kinds, ...inactivityApprovals.kinds },
    facts: { ...legalApprovals.facts, ...personalDataApprovals.facts, ...inactivityApprovals.facts },
    warnings: legalApprovals.warnings,
    values: { ...legalApprovals.values, ...personalDataApprovals.values },
  },
  audit: {
    ...audit,
    actions: { ...audit.actions, ...legalAudit.actions, ...personalDataAudit.actions, ...inactivityAudit.actions },
    objects: { ...audit.objects, ...legalAudit.objects, ...personalDataAudit.objects, ...inactivityAudit.objects },
    fields: { ...legalAudit.fields, ...audit.fields, ...personalDataAudit.fields, ...inactivityAudit.fields },
  },
});
