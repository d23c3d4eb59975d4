import { Button, EmptyState, formatTime, isApiFault, Notice, SearchIcon } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { ListPane, PaneSkeleton, PaneNotice, VirtualRows, type VirtualList, useNow } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { caseAddress, type QueueChoice } from '../desk-address.ts';
import pane from '../queue/queue-pane.module.css';
import { isMixed } from '../queue/game-words.tsx';
import { QueueColumns } from '../queue/queue-pane.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import { SearchForm } from './search-form.tsx';
import { SearchRow } from './search-row.tsx';
import css from './search-pane.module.css';
import type { Search } from './use-search.ts';

const BONES = 6;
/** Below that the index is as good as of now. */
const BEHIND_S = 10;

type Props = { choice: QueueChoice; search: Search; openId: number | null; list: RefObject<VirtualList | null> };

export function SearchPane({ choice, search, openId, list }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const now = useNow();
  const { hits, fault } = search;
  const mixed = isMixed(hits);
  const refused = isApiFault(fault) && fault.status === 400 ? fault.fields.q : undefined;
  return (
    <ListPane
      className={pane.pane}
      label={t`搜尋案件`}
      title={t`搜尋`}
      order={t`新的在上面`}
      behind={openId !== null}
      data-unchosen=""
      columns={hits !== undefined && hits.length > 0 ? <QueueColumns /> : undefined}
      tools={<SearchForm key={choice.q} choice={choice} error={refused} />}
    >
      {fault !== undefined && refused === undefined && (
        <PaneNotice
          fault={fault}
          title={t`沒有搜尋到結果`}
          text={t`暫時連不上，要找的字還在。`}
          again={{ label: t`再試一次`, onPress: search.retry }}
        />
      )}
      {choice.q === '' && <SearchHint />}
      {choice.q !== '' && hits === undefined && fault === undefined && <PaneSkeleton count={BONES} />}
      {search.slow && <SearchSlow search={search} />}
      {hits?.length === 0 && !search.slow && !search.more && <NothingFound />}
      {hits !== undefined && hits.length > 0 && (
        <VirtualRows
          ref={list}
          label={t`搜尋結果`}
          rows={hits}
          openId={openId}
          total={search.more ? null : hits.length}
        >
          {(hit) => (
            <SearchRow
              hit={hit}
              to={caseAddress(desk, hit.id, choice)}
              open={hit.id === openId}
              now={now}
              mixed={mixed}
            />
          )}
        </VirtualRows>
      )}
      {hits !== undefined && (hits.length > 0 || search.more) && <SearchFoot search={search} count={hits.length} />}
      <IndexState search={search} />
    </ListPane>
  );
}

function SearchHint() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t`要找哪一件？`}
      text={t`可以找案件編號、查詢碼、完整的信箱或手機、角色 ID、角色名稱，或內容裡的字。中文至少兩個字。`}
    />
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t`沒有找到`}
      text={t`換一個說法，或少一個字再找。英文要打完整的單字，信箱和手機要打完整；角色 ID 和內容裡的號碼，打四碼以上就可以。`}
    />
  );
}

function SearchSlow({ search }: { search: Search }) {
  const { t } = useLingui();
  return (
    <div className={css.notice}>
      <Notice kind="warn" title={t`這次找太久，先停下來了`} role="status">
        <p>{t`下面是停下來以前找到的，可能不是全部。多打一個少見的字會快很多。`}</p>
        <Button variant="quiet" size="small" onClick={search.retry}>{t`再找一次`}</Button>
      </Notice>
    </div>
  );
}

function SearchFoot({ search, count }: { search: Search; count: number }) {
  const { t } = useLingui();
  const { more, loadingMore } = search;
  return (
    <MoreButton
      size="small"
      status={more ? t`已列出 ${count} 件` : t`共 ${count} 件，已全部列出`}
      more={more && { label: t`更多`, onPress: more, busy: loadingMore }}
    />
  );
}

/** Said only when something that was written may be missing. */
function IndexState({ search: { index } }: { search: Search }) {
  const { t } = useLingui();
  if (!index || (index.behind_s < BEHIND_S && index.rebuilding === 0)) return null;
  const to = formatTime(index.to);
  const left = index.rebuilding;
  return (
    <p className={css.index} role="status">
      {index.behind_s >= BEHIND_S && t`索引到 ${to}，之後寫的還找不到。`}
      {left > 0 && t`索引重建中，還有 ${left} 件。`}
    </p>
  );
}
