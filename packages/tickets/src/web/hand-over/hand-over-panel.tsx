import { Button, CopyButton, LinkButton, Notice, playerGame, Spinner, useSession, withToken } from '@hub/web';
import type { Desk, HandOverBody } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { deskPaths } from '../desk-paths.ts';
import css from './hand-over.module.css';
import { QrCode } from './qr-code.tsx';
import { useHandOver, type HandOverNow } from './use-hand-over.ts';

type Props = { desk: Desk; game: string; body: () => HandOverBody; onSent: () => void };

/** The link to the same report in a browser, and what has become of it. */
export function HandOverPanel({ desk, game, body, onSent }: Props) {
  const { t } = useLingui();
  const now = useHandOver(desk, game, onSent);
  const { link, state, busy, failure } = now;
  const begin = () => now.begin(body());
  useOnce(begin);

  if (failure !== null || state?.state === 'over') {
    return (
      <Notice
        kind="warn"
        role="status"
        title={
          failure !== null
            ? t({ context: 'tickets', message: '連結還沒做好' })
            : t({ context: 'tickets', message: '連結過期了' })
        }
      >
        <p>{failure || t({ context: 'tickets', message: '您填的內容還在這裡。' })}</p>
        <Button look="quiet" size="small" busy={busy} onClick={begin}>
          <Trans context="tickets">再做一個連結</Trans>
        </Button>
      </Notice>
    );
  }
  if (state?.state === 'sent') return <Sent desk={desk} game={game} number={state.question_id} />;
  if (!link) return <Spinner />;
  return <Link now={now} address={link.address} opened={state?.state === 'opened'} />;
}

/** The first link is made by the press that opened this; a page drawn twice makes one. */
function useOnce(begin: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    begin();
  });
}

function Link({ address, opened }: { now: HandOverNow; address: string; opened: boolean }) {
  const { t } = useLingui();
  const shown = useRef<HTMLElement>(null);
  if (opened) {
    return (
      <Notice kind="info" role="status" title={t({ context: 'tickets', message: '已在瀏覽器打開' })}>
        <p>
          <Trans context="tickets">請在那裡接著填完並送出，這裡會自動更新。</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="info" role="status" title={t({ context: 'tickets', message: '在瀏覽器接著填' })}>
      <p>
        <Trans context="tickets">複製網址，貼到手機的瀏覽器；或用另一支手機掃描。寫好的內容會一起帶過去。</Trans>
      </p>
      <div className={css.ways}>
        <p className={css.address}>
          <span ref={shown}>{address}</span>
          <CopyButton
            look="words"
            text={address}
            label={t({ context: 'tickets', message: '複製網址' })}
            shown={shown}
          />
        </p>
        <div className={css.scan}>
          <QrCode text={address} label={t({ context: 'tickets', message: '網址的 QR Code' })} />
          <p>
            <Trans context="tickets">30 分鐘內有效，只能打開一次。請不要傳給別人。</Trans>
          </p>
        </div>
      </div>
    </Notice>
  );
}

function Sent({ desk, game, number }: { desk: Desk; game: string; number: number }) {
  const { t } = useLingui();
  const own = playerGame(useSession()) !== undefined;
  const paths = deskPaths(desk, game);
  const shown = `${desk.numberPrefix}${number}`;
  return (
    <Notice kind="ok" role="status" title={t({ context: 'tickets', message: '已在瀏覽器送出' })}>
      <p>
        <Trans context="tickets">案件編號 {shown}，我們會在客服時間內回覆。</Trans>
      </p>
      <LinkButton look="quiet" size="small" to={own ? withToken(paths.view(number)) : paths.query}>
        {own ? <Trans context="tickets">查看這筆回報</Trans> : <Trans context="tickets">用查詢碼看進度與回覆</Trans>}
      </LinkButton>
    </Notice>
  );
}
