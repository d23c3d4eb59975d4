import { useLingui } from '@lingui/react/macro';
import { tokenReasonOf, type TokenReason } from './token-reason.ts';

/** Why a token is not taken, in a sentence; '' where there are only the log's own words. */
export function useTokenWords(): (why: string) => string {
  const { t } = useLingui();
  return (why) => {
    const told = tokenReasonOf(why);
    if (!told) return '';
    const { claim } = told;
    const words: Record<TokenReason, string> = {
      shape: t`這不是權杖（JWT），請整段貼上`,
      signature: t`簽章不對：簽的密鑰和這裡登記的不同，或內容被改過`,
      algorithm: t`演算法和這把金鑰登記的不同`,
      no_key: t`這裡沒有這個名稱的金鑰（kid）`,
      link_key: t`這把是伺服器連線的金鑰，不能簽登入權杖`,
      key_ended: t`簽的金鑰已經停用或到期`,
      key_early: t`簽的金鑰還沒生效`,
      over: t`權杖過期了，請重新簽發`,
      clock: t`簽發的時間在未來，請核對遊戲伺服器的時鐘`,
      life: t`權杖的有效時間（exp − iat）要在 1 小時以內`,
      game: t`game_id 不是這把金鑰的遊戲`,
      issuer: t`iss 要是「game:」加上遊戲代碼`,
      audience: t`aud 要是「player-site」`,
      claim: t`${claim} 沒有填，或格式不對`,
    };
    return words[told.reason];
  };
}
