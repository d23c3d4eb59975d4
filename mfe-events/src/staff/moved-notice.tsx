import { Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

type Props = { now: string; can?: boolean; typed?: boolean; said?: string };

/** Above what somebody was about to do: it has changed, and is now this. `can`: it may still be done. `said`: the refusal. */
export function MovedNotice({ now, can = true, typed = false, said }: Props) {
  const { t } = useLingui();
  return (
    <Notice kind="warn" role="status" title={said ?? t`剛剛有變化，這裡已經更新`}>
      <p>
        {!can
          ? t`現在是「${now}」，已經不能這樣做了。`
          : typed
            ? t`現在是「${now}」。您填的還在，看過後請再按一次。`
            : t`現在是「${now}」，看過後請再按一次。`}
      </p>
    </Notice>
  );
}
