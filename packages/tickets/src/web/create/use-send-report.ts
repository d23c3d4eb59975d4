import { isApiFault, useLocation, useNavigate, windowNote, inGameWindow } from '@hub/web';
import type { DeadlineView, FormSettingsView } from '@hub/contracts/tickets';
import { rememberSent } from '../before/sent-here.ts';
import { useDesk } from '../desk-context.ts';
import { CENTRE, type Sent } from '../desk-paths.ts';
import { endStartedWork, useStartedWork } from '../started-work.ts';
import { useReportMark } from './report-mark.ts';
import { slipHash, slipOfHash, type KeptSlip } from './slip-address.ts';
import { reportWork, type ReportFormName } from './report-work.ts';
import { useReportFiles, type FileWishes, type ReportFiles } from './use-report-files.ts';

/** A report that the server took: when (ISO), of which type, and where the mail goes; of a bookmark the slip alone. */
export type CreatedReport = KeptSlip &
  Partial<{
    token: string;
    at: string;
    type: string;
    email: string;
    reply_by: string | null;
    deadline: DeadlineView | null;
  }>;
type ReportBody = { question_type: string; email: string; [field: string]: unknown };
type Asks = { form: ReportFormName; files?: FileWishes; follows: number | undefined };
export type SendReport = {
  draftKey: string;
  files: ReportFiles;
  created: CreatedReport | null;
  send: (body: ReportBody, how: { key: string }) => Promise<void>;
};

/** What the form cannot heal leads away from it; the draft stays for the way back. */
export function useSendReport({ game, user, limits }: FormSettingsView, role: string, asks: Asks): SendReport {
  const { form, files: wishes, follows } = asks;
  const { desk, api } = useDesk();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const [post] = api.create.useMutation();
  const { game_id } = game;
  const work = reportWork(desk, game_id, role, form, useReportMark());
  const draftKey = work.draft;
  useStartedWork(work);
  const files = useReportFiles(desk, limits, draftKey, wishes);

  const leave = (thrown: unknown) => {
    if (!isApiFault(thrown)) return;
    const { status, fields } = thrown;
    // A character that may not report here is the form's to change.
    const leads = status === 404 || (status === 403 && !desk.confirmsCharacter);
    if (!fields.msg || !leads) return;
    const state: Sent = { message: fields.msg, back: pathname + search };
    void navigate(CENTRE, { state });
  };
  return {
    draftKey,
    files,
    // It lies in the history entry, so that the slip is still there after a reload or a step back.
    created: (state as { created?: CreatedReport } | null)?.created ?? slipOfHash(hash),
    send: async (body, { key }) => {
      try {
        const note = inGameWindow() ? windowNote() : undefined;
        const answer = await post({ body: { ...body, follows, note }, key }).unwrap();
        endStartedWork(draftKey);
        const { question_type, email } = body;
        const created: CreatedReport = { ...answer, at: new Date().toISOString(), type: question_type, email };
        if (!user) rememberSent({ desk: desk.key, game: game_id, id: answer.question_id, type: question_type });
        void navigate(pathname + search + slipHash(answer), { replace: true, state: { created } });
      } catch (thrown) {
        leave(thrown);
        throw aboutTheForm(thrown);
      }
    },
  };
}

/** The case that is continued is no field of the form: what the server says about it belongs to the form as a whole. */
function aboutTheForm(thrown: unknown): unknown {
  if (!isApiFault(thrown) || !thrown.fields.follows) return thrown;
  const { follows, ...fields } = thrown.fields;
  return { ...thrown, fields: { ...fields, msg: follows } };
}
