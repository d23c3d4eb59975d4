import { accountCalls, deskRoleCalls } from '../identity/accounts.calls.ts';
import {
  accountRightsBody,
  accountsQuery,
  accountsView,
  accountView,
  newAccountBody,
  oneTimePasswordView,
  type Account,
} from '../identity/accounts.ts';
import { deskRolesView } from '../identity/desk-roles.ts';
import { answers, refuses, type CallDoc, describeCalls } from './call-doc.ts';

const id = { tw: '帳號編號', en: 'number of the account', example: '7' };
const ref = { tw: '工作階段代號', en: 'name of the session', example: '8e0c1f6a2b' };
const roles = [{ role: 'agent', game_id: 'H73' }];
const anAccount: Account = {
  id: 7,
  login: 'mei',
  name: '小美',
  owner: false,
  disabled: false,
  factor: true,
  roles,
  seen_at: null,
  created_at: '2026-11-21T09:00:00+08:00',
  version: 1,
  recovery_left: 10,
  one_time_until: null,
  sessions: [],
};
const shown = answers(accountView, { data: anAccount });
const once = answers(oneTimePasswordView, { data: { account: anAccount, password: 'shown-this-once' } });

const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const missing = refuses(404, 'msg', 'NOT_FOUND');
const change = [forbidden, refuses(403, 'msg', 'OWN_ACCOUNT'), refuses(403, 'step_up', 'STEP_UP_NEEDED'), missing];

const changes = (tw: string, en: string, over: Partial<CallDoc> = {}): CallDoc => ({
  summary: { tw, en },
  params: { id },
  answer: shown,
  refusals: change,
  ...over,
});

export const deskRoleDocs = describeCalls({
  name: { tw: '後台角色', en: 'Roles of the desk' },
  of: deskRoleCalls,
  calls: {
    listRoles: {
      summary: { tw: '各服務公布的角色', en: 'Roles that services publish' },
      about: { tw: '平台本身的六個角色不在其中。', en: 'The six of the platform are not among them.' },
      answer: answers(deskRolesView, {
        data: [
          {
            role: 'guild_keeper',
            service: 'guild',
            title: { tw: '公會管理', en: 'Guild keeper' },
            may: { tw: '解散公會', en: 'Closes guilds' },
            published: true,
          },
        ],
      }),
    },
  },
});

export const accountDocs = describeCalls({
  name: { tw: '後台帳號', en: 'Accounts of the desk' },
  of: accountCalls,
  calls: {
    listAccounts: {
      summary: { tw: '所有帳號', en: 'All accounts' },
      query: accountsQuery,
      answer: answers(accountsView, {
        data: [
          { id: 7, login: 'mei', name: '小美', owner: false, disabled: false, factor: true, roles, seen_at: null },
        ],
        page: { next: null },
      }),
      refusals: [forbidden],
    },
    createAccount: {
      summary: { tw: '新增帳號，取得一次性密碼', en: 'A new account with its one-time password' },
      bodies: [
        {
          name: { tw: '帳號', en: 'The account' },
          schema: newAccountBody,
          example: { login: 'mei', name: '小美', owner: false, roles },
        },
      ],
      answer: once,
      refusals: [forbidden, refuses(403, 'step_up', 'STEP_UP_NEEDED'), refuses(400, 'login', 'LOGIN_TAKEN')],
    },
    getAccount: {
      summary: { tw: '一個帳號', en: 'One account' },
      params: { id },
      answer: shown,
      refusals: [forbidden, missing],
    },
    changeAccount: changes('改名稱與權限', 'Changes name and rights', {
      bodies: [
        {
          name: { tw: '名稱與權限', en: 'Name and rights' },
          schema: accountRightsBody,
          example: { name: '小美', owner: false, roles, version: 1 },
        },
      ],
      refusals: [...change, refuses(409, 'msg', 'ACCOUNT_CHANGED')],
    }),
    disableAccount: changes('停用', 'Closes the account'),
    enableAccount: changes('恢復使用', 'Opens it again'),
    resetFactor: changes('移除驗證器', 'Removes its second factor'),
    resetPassword: changes('換成一次性密碼', 'A one-time password', { answer: once }),
    endAccountSessions: changes('登出所有瀏覽器', 'Ends all its sessions'),
    endAccountSession: changes('登出一個瀏覽器', 'Ends one session', { params: { id, ref } }),
  },
});
