import { LinkButton, ShieldCheckIcon, useLocation, useSession } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { LanguageChoice } from '../language/language-choice.tsx';
import { GAME_ACCOUNT } from '../member/return-path.ts';
import css from './game-footer.module.css';

/** Inside a game the foot of the page holds the language, and the way to link the account that plays. */
export function GameFooter() {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <footer className={css.footer}>
      {session?.kind === 'S' && pathname !== GAME_ACCOUNT && (
        <LinkButton variant="quiet" size="small" icon={<ShieldCheckIcon />} to={GAME_ACCOUNT}>
          <Trans>連結會員帳號</Trans>
        </LinkButton>
      )}
      <LanguageChoice />
    </footer>
  );
}
