import { isApiFault, useLocation, useNavigate, windowNote } from '@hub/web';
import type { CreatedView, FormSettingsView } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { CENTRE, deskPaths, type Sent } from '../desk-paths.ts';
import { inGameWindow } from '../in-game-window.ts';
import { endStartedWork, useStartedWork } from '../started-work.ts';
import { reportWork } from './report-work.ts';
import { useReportFiles, type ReportFiles } from './use-report-files.ts';

/** A report that the server took: when (ISO), of which type, and where the mail goes. */
export type CreatedReport = CreatedView & { at: string; type: string; email: string };
type ReportBody = { question_type: string; email: string; [field: string]: unknown };
export type SendReport = {
  draftKey: string;
  files: ReportFiles;
  created: CreatedReport | null;
  send: (body: ReportBody, how: { key: string }) => Promise<void>;
};

/** Sends a report, `follows`: as one that continues this case. What the form cannot heal leads away from it; the draft stays for the way back. */
export function useSendReport({ game }: FormSettingsView, role: string, follows: number | undefined): SendReport {
  const { desk, api } = useDesk();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [post] = api.create.useMutation();
  const { game_id } = game;
  const work = reportWork(desk, game_id, role);
  const draftKey = work.draft;
  useStartedWork(work);
  const files = useReportFiles(desk, draftKey);

  const leave = (thrown: unknown) => {
    if (!isApiFault(thrown)) return;
    const { status, fields } = thrown;
    if (!fields.msg || (status !== 403 && status !== 404)) return;
    const state: Sent = { message: fields.msg, back: deskPaths(desk, game_id).create };
    void navigate(CENTRE, { state });
  };
  return {
    draftKey,
    files,
    // It lies in the history entry, so that the slip is still there after a reload or a step back.
    created: (state as { created?: CreatedReport } | null)?.created ?? null,
    send: async (body, { key }) => {
      try {
        const note = inGameWindow() ? windowNote() : undefined;
        const answer = await post({ body: { ...body, follows, note }, key }).unwrap();
        endStartedWork(draftKey);
        const { question_type, email } = body;
        const created: CreatedReport = { ...answer, at: new Date().toISOString(), type: question_type, email };
        void navigate(pathname + search, { replace: true, state: { created } });
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
