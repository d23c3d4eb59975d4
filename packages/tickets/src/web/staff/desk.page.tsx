import {
  EmptyState,
  lazyPage,
  MessageSquareQuoteIcon,
  useLocation,
  useNavigate,
  usePageTitle,
  WaitingContext,
} from '@hub/web';
import { useReturnToRow } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { CaseSkeleton } from './case-skeleton.tsx';
import { caseIdOf, choiceOf, queueAddress } from './desk-address.ts';
import css from './desk.module.css';
import { KeyBar } from './keys/key-bar.tsx';
import { useShortKey } from './keys/use-short-key.ts';
import { nextCase } from './next-case.ts';
import { QueuePane } from './queue/queue-pane.tsx';
import { useQueue } from './queue/use-queue.ts';
import { useQueueWords } from './queue/use-queue-words.ts';
import { ViewsNav } from './queue/views-nav.tsx';
import { useStaffDesk } from './staff-desk-context.ts';

const CasePage = lazyPage(() =>
  import(/* webpackChunkName: "staff-case" */ './case/case.page.tsx').then((file) => file.CasePage),
);
const caseWaiting = <CaseSkeleton />;

/** Views, queue and case. Beside each other on wide screens; below that the case is a page of its own. */
export function DeskPage() {
  const { desk } = useStaffDesk();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choice = choiceOf(new URLSearchParams(search));
  const id = caseIdOf(desk, pathname);
  const queue = useQueue(choice);
  const words = useQueueWords()[choice.queue];
  const back = queueAddress(desk, choice);
  usePageTitle(id === null ? words.name : '');
  useReturnToRow(id);
  useEffect(() => void CasePage.preload().catch(() => undefined), []);
  useShortKey('Escape', () => {
    if (id !== null) void navigate(back);
  });
  return (
    <div className={css.desk} data-open={id !== null || undefined}>
      <ViewsNav choice={choice} behind={id !== null} />
      <QueuePane choice={choice} queue={queue} openId={id} />
      {id === null ? (
        <NothingOpen />
      ) : (
        <WaitingContext value={caseWaiting}>
          <CasePage key={id} id={id} back={back} choice={choice} next={nextCase(queue.rows ?? [], id)} />
        </WaitingContext>
      )}
      <KeyBar />
    </div>
  );
}

function NothingOpen() {
  const { t } = useLingui();
  return (
    <div className={css.nothing}>
      <EmptyState
        icon={<MessageSquareQuoteIcon />}
        title={t`選一件來看`}
        text={t`從清單開啟一件，內容會出現在這裡。`}
      />
    </div>
  );
}
