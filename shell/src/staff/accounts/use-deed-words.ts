import { useLingui } from '@lingui/react/macro';
import type { AccountDeed } from './accounts.api.ts';

export type Deed = Exclude<AccountDeed, 'endAccountSessions'> | 'resetPassword';

type Words = { button: string; question: string; consequence: string };

/** What each deed is called, and what follows from it. */
export function useDeedWords(name: string): Record<Deed, Words> {
  const { t } = useLingui();
  return {
    resetFactor: {
      button: t`重設驗證器`,
      question: t`要重設${name}的驗證器嗎？`,
      consequence: t`請先用電話或當面確認是本人。所有裝置會登出，救援碼失效，下次登入時重新設定。`,
    },
    resetPassword: {
      button: t`重設密碼`,
      question: t`要重設${name}的密碼嗎？`,
      consequence: t`原來的密碼立刻失效，所有裝置會登出。您會看到一組一次性密碼，請交給本人。`,
    },
    disableAccount: {
      button: t`停用帳號`,
      question: t`要停用${name}的帳號嗎？`,
      consequence: t`所有裝置會在一分鐘內登出，之後不能再登入。權限會保留，可以再啟用。`,
    },
    enableAccount: {
      button: t`啟用帳號`,
      question: t`要啟用${name}的帳號嗎？`,
      consequence: t`恢復停用前的權限，可以用原來的密碼和驗證器登入。`,
    },
  };
}
