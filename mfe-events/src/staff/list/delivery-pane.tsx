import { EmptyState, isApiFault, LinkButton, SearchIcon } from '@hub/web';
import { MailIcon, MoreButton } from '@hub/web/parts';
import {
  ListPane,
  PaneSkeleton,
  PaneNotice,
  useNow,
  useQuietRefresh,
  useSessionEnd,
  VirtualRows,
  type VirtualList,
} from '@hub/web/staff';
import type { DeliveryRow as Row } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, type RefObject } from 'react';
import { useDeliveriesInfiniteQuery, useDeliveryCountsQuery } from '../deliveries.api.ts';
import { anyDelivery, deliveryAddress, listAddress, type DeliveryChoice } from '../deliveries-address.ts';
import { useGames } from '../games.ts';
import { useStaff } from '../staff-context.ts';
import { mayRead } from '../staff-rights.ts';
import { useShowWords } from '../words/use-delivery-words.ts';
import css from './delivery-pane.module.css';
import { DeliveryRow } from './delivery-row.tsx';
import { DeliveryTools } from './delivery-tools.tsx';

const BONES = 12;
type Props = { choice: DeliveryChoice; openId: number | null; list: RefObject<VirtualList | null> };

/** The list of deliveries. */
export function DeliveryPane({ choice, openId, list }: Props) {
  const { t } = useLingui();
  const { rows, error, refetch, more, loadingMore } = useRows(choice);
  const words = useShowWords()[choice.show];
  const now = useNow();
  const nearEnd = useCallback(() => more?.(), [more]);
  return (
    <ListPane
      className={css.pane}
      label={t`寄送清單`}
      title={words.name}
      order={t`新的在上面`}
      behind={openId !== null}
      columns={<Columns />}
      tools={<DeliveryTools choice={choice} />}
      data-unchosen=""
    >
      {error !== undefined && <ListFault fault={error} stale={rows !== undefined} onRetry={refetch} />}
      {rows === undefined && error === undefined && <PaneSkeleton count={BONES} />}
      {rows?.length === 0 && <ListEmpty choice={choice} title={words.empty} />}
      {rows !== undefined && (
        <VirtualRows
          ref={list}
          label={words.name}
          rows={rows}
          openId={openId}
          total={more ? null : rows.length}
          onNearEnd={loadingMore ? undefined : nearEnd}
        >
          {(row) => <DeliveryRow row={row} to={deliveryAddress(row.id, choice)} open={row.id === openId} now={now} />}
        </VirtualRows>
      )}
      {rows !== undefined && rows.length > 0 && <ListFoot many={rows.length} more={more} busy={loadingMore} />}
    </ListPane>
  );
}

/** The rows as far as they are loaded, kept fresh without a sign of it. */
function useRows(choice: DeliveryChoice) {
  const { signedIn } = useStaff();
  const result = useDeliveriesInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = result;
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), signedIn);
  const rows = useMemo(() => {
    const all: Row[] | undefined = currentData?.pages.flatMap(({ data }) => data);
    // One that came in between the pages may stand on two of them.
    return all && [...new Map(all.map((row) => [row.id, row])).values()];
  }, [currentData]);
  const next = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    rows,
    error,
    refetch: () => void refetch(),
    more: hasNextPage ? next : undefined,
    loadingMore: isFetchingNextPage,
  };
}

function Columns() {
  const { t } = useLingui();
  return (
    <>
      <span className={css.subject}>{t`內容與角色`}</span>
      <span className={css.source}>{t`來源`}</span>
      <span>{t`狀態`}</span>
      <span className={css.right}>{t`時間`}</span>
    </>
  );
}

function ListEmpty({ choice, title }: { choice: DeliveryChoice; title: string }) {
  const { t } = useLingui();
  const narrowed = choice.source || choice.error || choice.batch || choice.find;
  if (useUnknown(choice.game)) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t`找不到遊戲「${choice.game}」`}
        text={t`代碼不對，或不在這個帳號負責的遊戲裡。`}
        action={<LinkButton size="small" to={listAddress({ ...choice, game: '' })}>{t`看全部遊戲`}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon={<MailIcon />}
      title={narrowed ? t`沒有符合的寄送` : title}
      text={narrowed ? t`條件都符合的一封也沒有。可以少一個條件再看。` : t`換個檢視，或看全部遊戲。`}
      action={
        (narrowed || choice.game) && (
          <LinkButton size="small" to={listAddress({ ...anyDelivery, show: narrowed ? choice.show : 'all' })}>
            {t`清除條件`}
          </LinkButton>
        )
      }
    />
  );
}

/** A game that is not the reader's: none of theirs is called so, open to players or not. Not before that is known. */
function useUnknown(game: string): boolean {
  const { me } = useStaff();
  const { all } = useGames();
  const { data: counts } = useDeliveryCountsQuery(undefined, { skip: game === '' });
  if (game === '' || all.length === 0 || counts === undefined) return false;
  const shown = all.filter(({ game_id }) => mayRead(me, game_id));
  return ![...shown, ...counts.games].some(({ game_id }) => game_id === game);
}

type FaultProps = { fault: unknown; stale: boolean; onRetry: () => void };

/** The list could not be had; what was listed before stays below. */
function ListFault({ fault, stale, onRetry }: FaultProps) {
  const { t } = useLingui();
  const forbidden = isApiFault(fault) && fault.status === 403;
  const title = forbidden ? t`這個帳號不能看寄送` : stale ? t`清單沒有更新` : t`清單沒有載到`;
  const text = forbidden ? t`需要時請管理者開「活動」或「客服」角色。` : t`寄送不受影響，照樣在背景進行。`;
  return <PaneNotice fault={fault} title={title} text={text} again={{ label: t`再試一次`, onPress: onRetry }} />;
}

type FootProps = { many: number; more: (() => void) | undefined; busy: boolean };

function ListFoot({ many, more, busy }: FootProps) {
  const { t } = useLingui();
  return (
    <MoreButton
      size="small"
      status={more ? t`已列出 ${many} 封` : t`共 ${many} 封，已全部列出`}
      more={more && { label: t`更多`, onPress: more, busy }}
    />
  );
}
