import {
  Button,
  CardList,
  EmptyState,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  SearchIcon,
  Skeleton,
  usePageTitle,
  useSearchParams,
} from '@hub/web';
import { Field, MoreButton, TextInput } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { AccountRowItem } from './account-row.tsx';
import { useAccountsQuery } from './accounts.api.ts';
import css from './accounts.module.css';

/** All accounts by login, a page at a time. What is searched for stands in the address. */
export function AccountsPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  usePageTitle(t`帳號管理`);
  // What is typed follows the address, without losing the focus after a search.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = q;
  }, [q]);
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setSearch(typed ? { q: typed } : {});
  };
  return (
    <PageBody>
      <div className={css.head}>
        <PageTitle title={t`帳號管理`} small />
        <LinkButton variant="primary" size="small" to="/staff/accounts/new">
          <Trans>新增帳號</Trans>
        </LinkButton>
      </div>
      <form role="search" className={css.search} onSubmit={look}>
        <Field id="account-search" label={t`找同事`}>
          {(wire) => (
            <TextInput
              {...wire}
              ref={field}
              name="q"
              type="search"
              defaultValue={q}
              placeholder={t`姓名，或帳號開頭`}
              autoCapitalize="none"
            />
          )}
        </Field>
        <Button type="submit" icon={<SearchIcon />}>
          <Trans>搜尋</Trans>
        </Button>
      </form>
      <AccountList key={q} q={q} />
    </PageBody>
  );
}

function AccountList({ q }: { q: string }) {
  const { t } = useLingui();
  const [page, setPage] = useState('');
  const { data: list, error, isLoading, isFetching, refetch } = useAccountsQuery({ q, page });
  if (isLoading) return <Skeleton shape="rows" count={6} />;
  if (!list || error) {
    return (
      <Notice kind="bad" title={t`帳號清單沒有載入`} role="alert">
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          <Trans>再試一次</Trans>
        </Button>
      </Notice>
    );
  }
  const { data: rows } = list;
  const { next } = list.page;
  if (rows.length === 0) {
    return <EmptyState icon={<SearchIcon />} title={t`沒有符合的帳號`} text={t`換個姓名或帳號開頭的幾個字再找。`} />;
  }
  return (
    <>
      <CardList aria-label={t`帳號`}>
        {rows.map((row) => (
          <AccountRowItem key={row.id} row={row} />
        ))}
      </CardList>
      <MoreButton
        status={next ? t`已列出 ${rows.length} 個帳號` : t`共 ${rows.length} 個帳號，已全部列出`}
        more={next ? { label: t`列出更多`, busy: isFetching, onPress: () => setPage(next) } : undefined}
      />
    </>
  );
}
