import type { FormSettingsView } from '@hub/contracts/tickets';
import { OpenReportNote } from './open-report-note.tsx';
import { ReadFirst } from './read-first.tsx';
import { SolvedDialog } from './solved-dialog.tsx';
import { useSolved } from './use-solved.ts';

type Props = {
  settings: FormSettingsView;
  /** The chosen type; '' while there is none. */
  type: string;
  written: string;
  /** The problem is solved. */
  onDiscard: () => void;
};

export function BeforeSending({ settings, type, written, onDiscard }: Props) {
  const { game_id } = settings.game;
  const { solved, solve, back, leave } = useSolved(game_id, type);
  if (!type) return null;
  return (
    <>
      <OpenReportNote settings={settings} type={type} />
      <ReadFirst settings={settings} type={type} written={written} onSolved={solve} />
      <SolvedDialog
        open={solved}
        onBack={back}
        onDone={() => {
          onDiscard();
          leave();
        }}
      />
    </>
  );
}
