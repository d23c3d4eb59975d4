import { Button, CheckIcon, Notice } from '@hub/web';
import { ArchiveIcon, MailIcon, RotateCcwIcon } from '@hub/web/parts';
import { ActionMenu, Kbd, type MenuAction } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { GitMergeIcon, ShuffleIcon, StickyNoteIcon, UndoIcon, UserPlusIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { News } from '../case/use-news.ts';
import { useShortKey } from '../keys/use-short-key.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { mayHold } from '../staff-rights.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { useCaseWork, type CaseWorker } from './use-case-work.ts';
import type { WorkDialogProps } from './work-dialog.ts';
import css from './work.module.css';

export type Asked = 'assign' | 'change' | 'merge' | 'close' | 'reopen' | 'resend' | 'hold';

const dialogs: Record<Asked, (props: WorkDialogProps) => ReactNode> = {
  assign: AssignDialog,
  change: ChangeDialog,
  merge: MergeDialog,
  close: CloseDialog,
  reopen: ReopenDialog,
  resend: ResendDialog,
  hold: HoldDialog,
};

type Props = { ticket: StaffTicket; news: News; onNote: () => void };
export type CaseActions = { bar: ReactNode; below: ReactNode; worker: CaseWorker };

/** `below` stands under the head. */
export function useCaseActions({ ticket, news, onNote }: Props): CaseActions {
  const { t } = useLingui();
  const { me, signedIn } = useStaffDesk();
  const worker = useCaseWork(ticket, news, t`沒有送到，請再按一次`);
  const [asked, setAsked] = useState<Asked>();
  const closed = ticket.status === '4';
  const take = () => (ticket.assignee === null ? worker.press({ work: 'takeCase' }) : setAsked('assign'));
  useShortKey('a', () => !closed && take());
  useShortKey('e', () => setAsked(closed ? 'reopen' : 'close'));
  useShortKey('n', onNote);

  const release = () => worker.press({ work: 'releaseCase' });
  const note: MenuAction = { name: t`寫內部備註`, icon: <StickyNoteIcon />, act: onNote, letter: 'N' };
  const code: MenuAction = { name: t`再寄一次查詢碼`, icon: <MailIcon />, act: () => setAsked('resend') };
  const hold = useHoldAction(ticket, () => setAsked('hold'));
  const open: MenuAction[] = [
    { name: t`轉派給同事`, icon: <UserPlusIcon />, act: () => setAsked('assign') },
    ...(ticket.assignee === null ? [] : [{ name: t`放回清單`, icon: <UndoIcon />, act: release }]),
    { name: t`改類型、遊戲、伺服器`, icon: <ShuffleIcon />, act: () => setAsked('change') },
    { name: t`併入另一件`, icon: <GitMergeIcon />, act: () => setAsked('merge') },
  ];
  const Asking = asked && dialogs[asked];
  return {
    worker,
    bar: (
      <>
        {!closed && <Taker ticket={ticket} me={me.id} busy={worker.busy} onPress={take} />}
        <Button
          size="small"
          icon={closed ? <RotateCcwIcon /> : <CheckIcon />}
          iconAfter={<Kbd>E</Kbd>}
          onClick={() => setAsked(closed ? 'reopen' : 'close')}
        >
          {closed ? t`重新開啟` : t({ context: 'action', message: '結案' })}
        </Button>
        <ActionMenu label={t`更多動作`} on={signedIn} actions={[note, ...(closed ? [] : open), code, ...hold]} />
        {Asking && <Asking ticket={ticket} worker={worker} onClose={() => setAsked(undefined)} />}
      </>
    ),
    below:
      worker.refusal === undefined || asked ? null : (
        <div className={css.refusal}>
          <Notice kind="warn" role="alert" title={worker.refusal} />
        </div>
      ),
  };
}

function useHoldAction({ game_id, hold }: StaffTicket, act: () => void): MenuAction[] {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  if (!mayHold(me, game_id)) return [];
  return [{ name: hold ? t`解除暫停刪除` : t`暫停刪除`, icon: <ArchiveIcon />, act }];
}

type TakerProps = { ticket: StaffTicket; me: number; busy: boolean; onPress: () => void };

function Taker({ ticket: { assignee }, me, busy, onPress }: TakerProps) {
  const { t } = useLingui();
  if (assignee === null) {
    return (
      <Button size="small" icon={<UserPlusIcon />} iconAfter={<Kbd>A</Kbd>} busy={busy} onClick={onPress}>
        {t`接手`}
      </Button>
    );
  }
  const name = assignee.id === me ? t`我` : assignee.name;
  return (
    <Button size="small" iconAfter={<Kbd>A</Kbd>} onClick={onPress}>
      <span className={css.who} aria-hidden="true">
        {[...assignee.name].at(-1)}
      </span>
      <span className={css.taker}>{t`${name}負責`}</span>
    </Button>
  );
}
