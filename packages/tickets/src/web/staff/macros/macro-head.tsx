import { Badge, Button, ChevronLeftIcon, IconLink, isApiFault, Notice, PageTitle } from '@hub/web';
import { ArchiveIcon } from '@hub/web/parts';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { MacroRow } from '@hub/contracts/tickets';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayEditMacros } from '../staff-rights.ts';
import { macrosAddress } from './macros-address.ts';
import css from './macros.module.css';
import { useMacrosApi } from './use-macros-api.ts';

export function MacroHead({ title, macro }: { title: string; macro?: MacroRow }) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const api = useMacrosApi();
  const [archive, { error, isLoading }] = api.archive.useMutation();
  useSessionEnd(error);
  const refusal = isApiFault(error) && error.status === 409 ? error.fields.msg : undefined;
  return (
    <>
      <div className={css.head}>
        <div className={css.deeds}>
          <IconLink to={macrosAddress(desk)} label={t`回罐頭回覆清單`}>
            <ChevronLeftIcon />
          </IconLink>
          <PageTitle title={title} small />
          {macro?.archived && <Badge kind="neutral" icon={<ArchiveIcon />}>{t`已封存`}</Badge>}
        </div>
        {macro && mayEditMacros(me, macro.game_id) && (
          <Button
            size="small"
            busy={isLoading}
            busyWords={t`儲存中`}
            onClick={() => void archive({ id: macro.id, version: macro.version, archived: !macro.archived })}
          >
            {macro.archived ? t`恢復使用` : t`封存`}
          </Button>
        )}
      </div>
      {error !== undefined && <Notice kind="bad" title={refusal ?? t`沒有存到，內容沒有變`} role="alert" />}
    </>
  );
}
