import { Button, isApiFault, Notice, PageBody, Skeleton, usePageTitle } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAddMacros, mayEditMacros } from '../staff-rights.ts';
import { MacroForm } from './macro-form.tsx';
import { MacroHead } from './macro-head.tsx';
import { MacroPreview } from './macro-preview.tsx';
import { MacroVersions } from './macro-versions.tsx';
import { NoSuchMacro } from './no-such-macro.tsx';
import css from './macros.module.css';
import { useMacrosApi } from './use-macros-api.ts';

export function MacroPage({ id }: { id: number | 'new' }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const api = useMacrosApi();
  const skip = id === 'new';
  const { data, error, isFetching, refetch } = api.one.useQuery(id === 'new' ? 0 : id, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  useSessionEnd(error);
  usePageTitle(data?.macro.title ?? t`新增罐頭回覆`);
  if (skip) {
    if (!mayAddMacros(me)) return <NoSuchMacro />;
    return (
      <PageBody>
        <MacroHead title={t`新增罐頭回覆`} />
        <MacroForm />
      </PageBody>
    );
  }
  if (!data && isApiFault(error) && error.status === 404) return <NoSuchMacro />;
  if (!data) {
    return (
      <PageBody>
        <h1 className="visually-hidden">{t`罐頭回覆`}</h1>
        {error ? (
          <Notice kind="bad" title={t`罐頭回覆沒有載到`} role="alert">
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              {t`再試一次`}
            </Button>
          </Notice>
        ) : (
          <Skeleton shape="rows" count={4} />
        )}
      </PageBody>
    );
  }
  const { macro, versions } = data;
  return (
    <PageBody>
      <MacroHead title={macro.title} macro={macro} />
      {mayEditMacros(me, macro.game_id) && !macro.archived ? (
        <MacroForm macro={macro} onReload={() => void refetch()} />
      ) : (
        <div className={css.only}>
          <MacroPreview content={macro.content} language={macro.language} game={macro.game_id} />
        </div>
      )}
      <MacroVersions versions={versions} />
    </PageBody>
  );
}
