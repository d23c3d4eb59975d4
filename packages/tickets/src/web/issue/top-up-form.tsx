import type { ReportFormProps } from '../create/report-form-props.ts';
import { useReportMark } from '../create/report-mark.ts';
import { reportWork, type ReportWork } from '../create/report-work.ts';
import { useReporter } from '../create/use-reporter.ts';
import { replyLeftBehind } from '../create/use-filled.ts';
import { useDesk } from '../desk-context.ts';
import { Loading } from '../loading.tsx';
import { useTakenOver } from '../started-work.ts';
import { PlayerTopUpForm } from './player-top-up-form.tsx';
import { topUpFields } from './top-up-values.ts';
import { VisitorTopUpForm } from './visitor-top-up-form.tsx';

const KEPT = ['email', ...topUpFields];

export function TopUpForm(props: ReportFormProps) {
  const { desk } = useDesk();
  const { game } = props.settings;
  const work = reportWork(desk, game.game_id, useReporter(props.settings), 'topup_not_received', useReportMark());
  return <NamedForm key={work.draft} work={work} {...props} />;
}

function NamedForm({ work, ...props }: ReportFormProps & { work: ReportWork }) {
  const { desk } = useDesk();
  const { user } = props.settings;
  if (!useTakenOver(work, KEPT, replyLeftBehind(desk, props.followed))) return <Loading shape="fields" count={7} />;
  return user ? <PlayerTopUpForm {...props} user={user} /> : <VisitorTopUpForm {...props} />;
}
