import { isApiFault, useLocation, useNavigate, windowNote } from '@hub/web';
import { useFiles, type FormFiles } from '@hub/forms';
import { FILE_BYTES_MAX, filesFor, type CreatedView, type FormSettingsView } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { CENTRE, deskPaths, uploadUrl, type Sent } from '../desk-paths.ts';
import { inGameWindow } from '../in-game-window.ts';
import { endStartedWork, useStartedWork } from '../started-work.ts';
import { reportWork } from './report-work.ts';

/** A report that the server took: when (ISO), of which type, and where the mail goes. */
export type CreatedReport = CreatedView & { at: string; type: string; email: string };
type ReportBody = { question_type: string; email: string; [field: string]: unknown };
export type SendReport = {
  draftKey: string;
  files: FormFiles;
  created: CreatedReport | null;
  send: (body: ReportBody, how: { key: string }) => Promise<void>;
};

/** Sends a report. What the form cannot heal leads away from it; the draft stays for the way back. */
export function useSendReport({ game }: FormSettingsView, role: string): SendReport {
  const { desk, api } = useDesk();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [post] = api.create.useMutation();
  const { game_id } = game;
  const work = reportWork(desk, game_id, role);
  const draftKey = work.draft;
  useStartedWork(work);
  const files = useFiles({
    url: uploadUrl(desk, 'create'),
    max: filesFor(desk, 'create'),
    bytes: FILE_BYTES_MAX,
    draftKey,
  });

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
        const answer = await post({ body: { ...body, ...(inGameWindow() && { note: windowNote() }) }, key }).unwrap();
        endStartedWork(draftKey);
        const { question_type, email } = body;
        const created: CreatedReport = { ...answer, at: new Date().toISOString(), type: question_type, email };
        void navigate(pathname + search, { replace: true, state: { created } });
      } catch (thrown) {
        leave(thrown);
        throw thrown;
      }
    },
  };
}
