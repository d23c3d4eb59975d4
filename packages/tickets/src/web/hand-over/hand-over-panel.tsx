import { Button, LinkButton, Notice, playerGame, Spinner, useSession, withToken } from '@hub/web';
import { QrAddress, usePreservedFocus } from '@hub/web/parts';
import { HAND_OVER_MINUTES, type Desk } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { deskPaths } from '../desk-paths.ts';
import css from './hand-over.module.css';
import type { HandedOver, LeftBehind } from './kept-hand-over.ts';
import { useHandOver, type HandOverNow, type HandOverWork } from './use-hand-over.ts';

export function HandOverPanel(work: HandOverWork) {
  const now = useHandOver(work);
  const { handed, state, busy, failure, begin } = now;
  const [resumed] = useState(handed !== null);
  useOnce(() => resumed || begin());
  const step = failure === null ? (state?.state ?? 'waiting') : 'failed';
  const box = usePreservedFocus<HTMLDivElement>(busy || (!handed && failure === null) ? 'making' : step);
  return (
    <div ref={box} tabIndex={-1} className={css.panel}>
      <Shown {...work} now={now} />
    </div>
  );
}

function Shown({ desk, game, now }: Pick<HandOverWork, 'desk' | 'game'> & { now: HandOverNow }) {
  const { t } = useLingui();
  const { handed, state, busy, failure, begin } = now;
  if (busy || (!handed && failure === null)) {
    return (
      <p role="status" className={css.making}>
        <Spinner />
        <Trans context="tickets">正在準備連結，傳送中的圖片會等它們傳完</Trans>
      </p>
    );
  }
  if (!handed || failure !== null || state?.state === 'over') {
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
        <Button variant="quiet" size="small" onClick={begin}>
          <Trans context="tickets">再做一個連結</Trans>
        </Button>
      </Notice>
    );
  }
  if (state?.state === 'sent') return <Sent desk={desk} game={game} number={state.question_id} more={now.more} />;
  return <Link handed={handed} opened={state?.state === 'opened'} />;
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

function Link({ handed: { address, left }, opened }: { handed: HandedOver; opened: boolean }) {
  const { t } = useLingui();
  const minutes = HAND_OVER_MINUTES;
  if (opened) {
    return (
      <Notice kind="info" role="status" title={t({ context: 'tickets', message: '已在瀏覽器打開' })}>
        <p>
          <Trans context="tickets">請在那裡接著填完並送出，這裡會自動更新。</Trans>
        </p>
        <Left left={left} />
      </Notice>
    );
  }
  return (
    <Notice kind="info" role="status" title={t({ context: 'tickets', message: '在瀏覽器接著填' })}>
      <p>
        <Trans context="tickets">複製網址，貼到手機的瀏覽器；或用另一支手機掃描。寫好的內容會一起帶過去。</Trans>
      </p>
      <Left left={left} />
      <QrAddress
        address={address}
        copy={t({ context: 'tickets', message: '複製網址' })}
        label={t({ context: 'tickets', message: '網址的 QR Code' })}
      >
        <Trans context="tickets">{minutes} 分鐘內有效，只能打開一次。請不要傳給別人。</Trans>
      </QrAddress>
    </Notice>
  );
}

/** What does not go along is named while it can still be chosen there. */
function Left({ left: { pictures, papers } }: { left: LeftBehind }) {
  return (
    <>
      {pictures > 0 && (
        <p className={css.left}>
          <Trans context="tickets">有 {pictures} 張圖片還沒傳完，不會帶過去，請在瀏覽器再選一次。</Trans>
        </p>
      )}
      {papers > 0 && (
        <p className={css.left}>
          <Trans context="tickets">身分證件不會帶過去，請在瀏覽器再選一次。</Trans>
        </p>
      )}
    </>
  );
}

type SentProps = { desk: Desk; game: string; number: number; more: boolean };

function Sent({ desk, game, number, more }: SentProps) {
  const { t } = useLingui();
  const own = playerGame(useSession()) !== undefined;
  const paths = deskPaths(desk, game);
  const shown = `${desk.numberPrefix}${number}`;
  return (
    <Notice kind="ok" role="status" title={t({ context: 'tickets', message: '已在瀏覽器送出' })}>
      <p>
        <Trans context="tickets">案件編號 {shown}，我們會在客服時間內回覆。</Trans>
      </p>
      {more && (
        <p>
          <Trans context="tickets">做好連結之後在這裡改過的內容沒有送出，還留在表單裡。</Trans>
        </p>
      )}
      <LinkButton variant="quiet" size="small" to={own ? withToken(paths.view(number)) : paths.query}>
        {own ? <Trans context="tickets">查看這筆回報</Trans> : <Trans context="tickets">用查詢碼看進度與回覆</Trans>}
      </LinkButton>
    </Notice>
  );
}
