import { LinkButton, Notice, inGameWindow } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { useWorkLeft } from '../work-left.ts';

type Props = {
  game: string;
  /** It was a case that a check code had opened. */
  looked: boolean;
};

export function ExpiredNotice({ game, looked }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const work = useWorkLeft((begun) => begun.game === game);
  const number = `${desk.numberPrefix}${work?.ticket}`;
  return (
    <Notice
      kind="warn"
      role="status"
      title={
        looked ? t({ context: 'tickets', message: '查看的時間到了' }) : t({ context: 'tickets', message: '登入逾時了' })
      }
    >
      {work && (
        <p>
          {work.ticket === undefined ? (
            <Trans context="tickets">
              您填到一半的回報還在這台裝置上，文字和圖片都在；身分證件不會留在裝置上，要請您再選一次。
            </Trans>
          ) : (
            <Trans context="tickets">
              您在案件 {number} 寫到一半的補充還在這台裝置上。用查詢碼打開這件案件，就能接著送出。
            </Trans>
          )}
        </p>
      )}
      <p>
        {looked ? (
          <Trans context="tickets">為了保護您的資料，打開的案件過一段時間就會關上。請再用查詢碼查看一次。</Trans>
        ) : inGameWindow() ? (
          <Trans context="tickets">請關閉這個視窗，從遊戲再開啟一次客服；也可以在這裡用查詢碼查看回報。</Trans>
        ) : (
          <Trans context="tickets">請回到遊戲重新開啟客服，或在這裡用查詢碼查看回報。</Trans>
        )}
      </p>
      {work?.ticket === undefined && work && (
        <LinkButton variant="quiet" size="small" to={work.path}>
          <Trans context="tickets">不登入，改從官網表單送出</Trans>
        </LinkButton>
      )}
    </Notice>
  );
}
