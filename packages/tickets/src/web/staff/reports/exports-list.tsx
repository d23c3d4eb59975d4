import { ExportList, useExports } from '@hub/web/staff';
import type { ExportRow } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { pointName } from './figure-words.ts';
import { useReports } from './reports-context.ts';
import css from './reports.module.css';

/** `asked`: one that was just begun. */
export function ExportsList({ asked }: { asked: string | undefined }) {
  const { t } = useLingui();
  const { api } = useReports();
  const files = useExports<ExportRow>(api.exports.useQuery);
  const [cancel] = api.cancel.useMutation();
  const title = useRef<HTMLHeadingElement>(null);
  const isListed = files.rows?.some(({ id }) => id === asked) ?? false;
  // It stands far below the button that began it.
  useEffect(() => {
    if (!isListed) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [isListed, asked]);
  const nameOf = (row: ExportRow) => `${row.kind === 'figures' ? t`報表數字` : t`案件與評分`} ${pointName(row)}`;
  return (
    <ExportList
      className={css.block}
      files={files}
      onlyFiles
      titleRef={title}
      nameOf={nameOf}
      isPersonal={({ personal }) => personal === '1'}
      addressOf={api.fileAddress}
      cancel={cancel}
    />
  );
}
