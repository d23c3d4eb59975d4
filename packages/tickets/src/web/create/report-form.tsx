import { askedDetails } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { Loading } from '../loading.tsx';
import { useTakenOver } from '../started-work.ts';
import { PlayerReportForm } from './player-report-form.tsx';
import type { ReportFormProps } from './report-form-props.ts';
import { useReportMark } from './report-mark.ts';
import { formOfType, reportWork, type ReportWork } from './report-work.ts';
import { deadlineFields } from './report-values.ts';
import { replyLeftBehind } from './use-filled.ts';
import { useReporter } from './use-reporter.ts';
import { VisitorReportForm } from './visitor-report-form.tsx';

/** What a report keeps when it goes on under another name; the type is chosen anew where it is no longer offered. */
const KEPT = ['email', 'content', ...deadlineFields, ...askedDetails];

export function ReportForm(props: ReportFormProps) {
  const { desk } = useDesk();
  const { game } = props.settings;
  const work = reportWork(desk, game.game_id, useReporter(props.settings), formOfType(props.type), useReportMark());
  return <NamedForm key={work.draft} work={work} {...props} />;
}

function NamedForm({ work, ...props }: ReportFormProps & { work: ReportWork }) {
  const { desk, parts } = useDesk();
  const { VisitorForm = VisitorReportForm } = parts;
  const { user } = props.settings;
  if (!useTakenOver(work, KEPT, replyLeftBehind(desk, props.followed))) return <Loading shape="fields" count={5} />;
  return user ? <PlayerReportForm {...props} user={user} /> : <VisitorForm {...props} />;
}
