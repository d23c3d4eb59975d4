import { Button, Notice } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../words/delivery-message.ts';
import { useFetchUnusedMutation } from '../serials.api.ts';

/** The one download. It destroys what it brings, so it is no link: what a foreign page can open must not use it up. */
export function FetchUnused({ id }: { id: number }) {
  const { t } = useLingui();
  const [fetchUnused, { error, isLoading }] = useFetchUnusedMutation();
  useSessionEnd(error);
  const act = async () => {
    const { data } = await fetchUnused(id);
    if (data) save(data, `serials-${id}-unused.csv`);
  };
  const refusal = error && (refusalOf(error) ?? t`沒有送到，請再按一次`);
  return (
    <>
      {refusal && <Notice kind="bad" role="alert" title={refusal} />}
      <Button size="small" variant="primary" busy={isLoading} busyWords={t`處理中`} onClick={() => void act()}>
        {t`下載沒用過的序號（CSV）`}
      </Button>
    </>
  );
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
