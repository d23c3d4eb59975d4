import { formatDay, SiteLink, MessagesSquareIcon, Notice, withToken } from '@hub/web';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { sentBefore } from './sent-here.ts';
import css from './before.module.css';

type Props = { settings: FormSettingsView; type: string };

export function OpenReportNote({ settings, type }: Props) {
  return settings.user ? (
    <OwnReport settings={settings} type={type} />
  ) : (
    <SentFromHere settings={settings} type={type} />
  );
}

function OwnReport({ settings, type }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const open = settings.open_reports.find(({ question_type }) => question_type === type);
  if (!open) return null;
  const number = `${desk.numberPrefix}${open.id}`;
  const day = formatDay(open.create_time);
  return (
    <Notice
      kind="info"
      icon={<MessagesSquareIcon />}
      title={
        open.answered
          ? t({ context: 'tickets', message: '同類型的回報已有回覆' })
          : t({ context: 'tickets', message: '同類型的回報還在處理中' })
      }
    >
      <p>
        <Trans context="tickets">
          您在 {day} 回報過，案件 {number}。要補充內容，在那裡接著寫，客服會一起看到。
        </Trans>
      </p>
      <SiteLink className={css.way} to={withToken(deskPaths(desk, settings.game.game_id).view(open.id))}>
        <Trans context="tickets">前往案件 {number}</Trans>
      </SiteLink>
    </Notice>
  );
}

function SentFromHere({ settings, type }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const { game_id } = settings.game;
  const sent = sentBefore({ desk: desk.key, game: game_id, type });
  if (!sent) return null;
  const number = `${desk.numberPrefix}${sent.id}`;
  const day = formatDay(new Date(sent.at).toISOString());
  return (
    <Notice
      kind="info"
      icon={<MessagesSquareIcon />}
      title={t({ context: 'tickets', message: '同類型的問題回報過了' })}
    >
      <p>
        <Trans context="tickets">
          您在 {day} 從這裡回報過，案件 {number}。用查詢碼就能看進度，也能接著補充。
        </Trans>
      </p>
      <SiteLink className={css.way} to={deskPaths(desk, game_id).query}>
        <Trans context="tickets">查看案件 {number}</Trans>
      </SiteLink>
    </Notice>
  );
}
