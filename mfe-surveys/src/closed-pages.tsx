import type { SurveySettings } from '@hub/contracts/surveys';
import {
  Button,
  EmptyState,
  FileTextIcon,
  formatTime,
  HeadphonesIcon,
  isApiFault,
  LinkButton,
  RotateCwIcon,
  serverNow,
  usePageTitle,
  WrenchIcon,
} from '@hub/web';
import { ClockIcon } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';

const ToSupport = () => (
  <LinkButton icon={<HeadphonesIcon />} to="/support">
    <Trans>前往客服中心</Trans>
  </LinkButton>
);

/** `page`: it stands for the whole page. */
export function NoSurvey({ page = true }: { page?: boolean }) {
  const { t } = useLingui();
  usePageTitle(t`玩家問卷`);
  return (
    <EmptyState
      page={page}
      icon={<FileTextIcon />}
      title={t`此問卷不存在或已結束`}
      text={t`連結可能少了一段，或問卷已經收件完畢。對獎勵有疑問，客服可以幫您查。`}
      action={<ToSupport />}
    />
  );
}

/** Not open yet, or over; null while answers are taken. */
export function closedBy({ open, opens_at }: SurveySettings): 'early' | 'over' | null {
  if (open) return null;
  return opens_at !== null && Date.parse(opens_at) > serverNow() ? 'early' : 'over';
}

export function ClosedSurvey({ survey }: { survey: SurveySettings }) {
  const { t } = useLingui();
  const { opens_at, closes_at } = survey;
  const from = opens_at === null ? '' : formatTime(opens_at);
  const until = closes_at === null ? '' : formatTime(closes_at);
  if (closedBy(survey) === 'early')
    return (
      <EmptyState
        icon={<ClockIcon />}
        title={t`問卷還沒開始`}
        text={t`${from}（台北時間）開放填寫，到時再來就可以。`}
      />
    );
  return (
    <EmptyState
      icon={<ClockIcon />}
      title={t`問卷已經結束`}
      text={
        until === ''
          ? t`謝謝您的關注。已經填寫的獎勵會照原訂時間寄出。`
          : t`收件到 ${until}（台北時間）為止。已經填寫的獎勵會照原訂時間寄出。`
      }
      action={<ToSupport />}
    />
  );
}

type AwayProps = { fault: unknown; busy: boolean; onRetry: () => void };

/** In place of what could not be read: the server's own sentence if there is one, and another try. */
export function SurveyAway({ fault, busy, onRetry }: AwayProps) {
  const { t } = useLingui();
  const said = isApiFault(fault) ? fault.fields.msg : undefined;
  return (
    <EmptyState
      icon={<WrenchIcon />}
      title={t`暫時讀不到問卷`}
      text={said ?? t`可能是網路中斷，請再試一次。您填到一半的內容還在這台裝置。`}
      action={
        <Button variant="primary" icon={<RotateCwIcon />} busy={busy} busyWords={t`讀取中`} onClick={onRetry}>
          <Trans>再試一次</Trans>
        </Button>
      }
    />
  );
}

export const isMissing = (fault: unknown): boolean => isApiFault(fault) && fault.status === 404;
