import { accountRightsBody, newAccountBody } from '@hub/contracts/identity';
import { expect, it } from 'vitest';
import { accountFaults, roleFaults, stillTold } from './account-faults.ts';

const roles = [
  { role: 'agent', game_id: '*' },
  { role: 'lead', game_id: '' },
];
const right = { login: 'mei', name: '小美', owner: false, roles: roles.slice(0, 1) };
const faults = (over: object) => accountFaults(newAccountBody, { ...right, ...over }, 'zh-TW');

it('an account that is right has no faults', () => {
  expect(faults({})).toEqual({});
  expect(faults({ owner: true, roles: [] })).toEqual({});
});

it('empty fields are told, each until it is filled', () => {
  expect(faults({ login: '', name: ' ' })).toEqual({ login: '請輸入帳號', name: '請輸入姓名' });
  expect(faults({ name: ' ' })).toEqual({ name: '請輸入姓名' });
});

it('a role without a game is told at the role, on a new account and on a change', () => {
  const told = { 'roles[1].game_id': '這個角色要選至少一款遊戲' };
  expect(faults({ roles })).toEqual(told);
  expect(accountFaults(accountRightsBody, { ...right, roles, version: 1 }, 'zh-TW')).toEqual(told);
  expect(roleFaults(told, roles)).toEqual({ lead: '這個角色要選至少一款遊戲' });
});

it('no role at all is told at the roles, in the language of the page', () => {
  expect(faults({ roles: [] })).toEqual({ roles: '請選至少一個角色，或設為系統管理者' });
  expect(roleFaults(faults({ roles: [] }), [])).toEqual({});
  expect(accountFaults(newAccountBody, { ...right, roles: [] }, 'en').roles).toMatch(/at least one role/);
});

it('what the server said goes once its field is edited', () => {
  const told = { login: '這個帳號已經有人使用', msg: '不歸任何欄位' };
  expect(stillTold(told, right, { ...right, name: '小梅' })).toEqual({ login: '這個帳號已經有人使用' });
  expect(stillTold(told, right, { ...right, login: 'mei2' })).toEqual({});
});
