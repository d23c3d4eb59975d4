import { ButtonRow, Button, CheckIcon, LinkButton, Notice, withToken, XIcon } from '@hub/web';
import { CENTRE, deskPaths, helpedKey } from '@hub/tickets/web';
import type { FaqView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { supportDesk, supportPages } from '../support-pages.ts';
import { RECEIPT } from './use-faq-groups.ts';
import css from './faq.module.css';

type Props = { article: FaqView; game: string | undefined };

/** Asks whether an article was the answer: a yes is counted where a game is known, a no leads on. */
export function ArticleHelped({ article, game }: Props) {
  const { t } = useLingui();
  const [said, setSaid] = useState<'yes' | 'no'>();
  const [tell] = supportPages.api.helped.useMutation();
  const yes = () => {
    setSaid('yes');
    // A guide to receipts belongs to no kind of problem.
    if (!game || article.type_id === RECEIPT) return;
    const body = { game_id: game, article_id: article.id, question_type: article.type_id };
    void tell({ body, key: helpedKey(game, article.id) });
  };
  return (
    <div className={css.helped}>
      {said === undefined && (
        <>
          <p className={css.asked}>
            <Trans context="support">這篇解決了您的問題嗎？</Trans>
          </p>
          <ButtonRow>
            <Button size="small" icon={<CheckIcon />} onClick={yes}>
              <Trans context="support">解決了</Trans>
            </Button>
            <Button size="small" icon={<XIcon />} onClick={() => setSaid('no')}>
              <Trans context="support">還沒有</Trans>
            </Button>
          </ButtonRow>
        </>
      )}
      <div role="status">
        {said === 'yes' && <Notice kind="ok" title={t({ context: 'support', message: '太好了，謝謝您告訴我們。' })} />}
        {said === 'no' && (
          <Notice kind="plain" title={t({ context: 'support', message: '換我們來看看：告訴我們發生了什麼事。' })}>
            <LinkButton size="small" to={game ? withToken(deskPaths(supportDesk, game).create) : CENTRE}>
              <Trans context="support">線上回報</Trans>
            </LinkButton>
          </Notice>
        )}
      </div>
    </div>
  );
}
