import { expect, it } from 'vitest';
import { aRemote, aShell } from '../../test/builds.ts';
import { spokenLanguage } from './spoken-language.ts';

it('speaks a language only when every live build does', () => {
  const [shell, remote] = [aShell(), aRemote()];
  const partly = aRemote({ locales: { 'zh-HK': '/r/support/bbbb000001/zh-HK.json' } });
  const live = (remotes: (typeof remote)[]) => ({ shell, remotes, mark: '' });
  expect(spokenLanguage('en', live([remote]))).toBe('en');
  expect(spokenLanguage('en', live([remote, partly]))).toBe('zh-TW');
  expect(spokenLanguage('zh-HK', live([remote, partly]))).toBe('zh-HK');
});
