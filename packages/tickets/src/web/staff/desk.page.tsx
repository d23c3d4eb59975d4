import { lazyPage, MessageSquareQuoteIcon, useLocation, useNavigate, usePageTitle, WaitingContext } from '@hub/web';
import { DeskFrame, NothingOpen, type VirtualList } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { setCardOpen, useCardOpen } from './card/card-open.ts';
import { CaseSkeleton } from './case-skeleton.tsx';
import { caseIdOf, choiceOf, isSearchPath, queueAddress, searchAddress } from './desk-address.ts';
import { DeskKeyBar } from './keys/desk-key-bar.tsx';
import { useDeskKeys } from './keys/use-desk-keys.ts';
import { nextCase } from './next-case.ts';
import { DeskPalette } from './palette/desk-palette.tsx';
import { QueuePane } from './queue/queue-pane.tsx';
import { useQueue } from './queue/use-queue.ts';
import { useQueueWords } from './queue/use-queue-words.ts';
import { ViewsNav } from './queue/views-nav.tsx';
import { SearchPane } from './search/search-pane.tsx';
import { useSearch } from './search/use-search.ts';
import { useStaffDesk } from './staff-desk-context.ts';

const CasePage = lazyPage(() =>
  import(/* webpackChunkName: "staff-case" */ './case/case.page.tsx').then((file) => file.CasePage),
);
const caseWaiting = <CaseSkeleton />;

/** Beside each other on wide screens; below that the case is a page of its own. */
export function DeskPage() {
  const { desk } = useStaffDesk();
  const { t } = useLingui();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const choice = choiceOf(new URLSearchParams(query));
  const id = caseIdOf(desk, pathname);
  const searching = choice.q !== '' || isSearchPath(desk, pathname);
  const queue = useQueue(choice, searching);
  const search = useSearch(choice);
  const name = useQueueWords()[choice.queue].name;
  const back = queueAddress(desk, choice);
  const list = useRef<VirtualList>(null);
  const cardOpen = useCardOpen();
  const [palette, setPalette] = useState(false);
  usePageTitle(id === null ? (searching ? t`搜尋` : name) : '');
  useReturn(list, id);
  useTypeAtOnce(searching && choice.q === '' && id === null);
  useEffect(() => void CasePage.preload().catch(() => undefined), []);
  useDeskKeys({
    list,
    leave: id === null ? null : () => (cardOpen ? setCardOpen(false) : void navigate(back)),
    search: () => {
      const field = document.querySelector<HTMLInputElement>('[data-search-field]');
      if (field?.offsetParent) field.select();
      else void navigate(searchAddress(desk));
    },
    palette: () => setPalette(true),
  });
  const rows = (searching ? search.hits : queue.rows) ?? [];
  return (
    <DeskFrame open={id !== null}>
      <ViewsNav choice={choice} behind={id !== null} searching={searching} />
      {searching ? (
        <SearchPane choice={choice} search={search} openId={id} list={list} />
      ) : (
        <QueuePane choice={choice} queue={queue} openId={id} list={list} />
      )}
      {id === null ? (
        <NothingOpen
          icon={<MessageSquareQuoteIcon />}
          title={t`選一件來看`}
          text={t`從清單開啟一件，內容會出現在這裡。`}
        />
      ) : (
        <WaitingContext value={caseWaiting}>
          <CasePage key={id} id={id} back={back} choice={choice} next={nextCase(rows, id)} />
        </WaitingContext>
      )}
      <DeskKeyBar id={id} searching={searching} />
      <DeskPalette open={palette} onClose={() => setPalette(false)} choice={choice} />
    </DeskFrame>
  );
}

/** Back in the list the focus stands on the row that was open, wherever it is in the list. */
function useReturn(list: { current: VirtualList | null }, openId: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId === null && left !== null) list.current?.show(left);
  }, [list, openId]);
}

/** The empty search is there to be typed into; the page's title would take the focus otherwise. */
function useTypeAtOnce(on: boolean): void {
  useEffect(() => {
    if (on) document.querySelector<HTMLElement>('[data-search-field]')?.focus();
  }, [on]);
}
