import { Skeleton } from '@hub/web';
import { TextChanges } from '@hub/web/text-changes';
import { useLingui } from '@lingui/react/macro';
import { useGetLegalChangesQuery } from './legal.api.ts';

export function VersionChanges({ site, number }: { site: string; number: number }) {
  const { t } = useLingui();
  const { data, isError } = useGetLegalChangesQuery({ site, number });
  if (isError) return <p role="alert">{t`差異沒有載到，請再打開一次。`}</p>;
  if (!data) return <Skeleton shape="text" count={2} />;
  return <TextChanges texts={data.sections} none={t`和前一版相同。`} />;
}
