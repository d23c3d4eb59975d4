import { Skeleton, Notice } from '@hub/web';
import { TextChanges } from '@hub/web/text-changes';
import { useLingui } from '@lingui/react/macro';
import { useLegalComparedQuery } from './legal.api.ts';

/** What differs from the published version before it. */
export function LegalComparison({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, isError } = useLegalComparedQuery(id);
  if (isError) return <Notice kind="bad" role="alert" title={t`差異沒有載到，請再打開一次。`} />;
  if (!data) return <Skeleton shape="text" count={4} />;
  if (data.against === null) return <p>{t`這是第一版，前面沒有可以比較的。`}</p>;
  const before = data.against;
  return (
    <>
      <p>{t`和第 ${before} 版比較`}</p>
      <TextChanges texts={data.sections} none={t`和前一版相同。`} />
    </>
  );
}
