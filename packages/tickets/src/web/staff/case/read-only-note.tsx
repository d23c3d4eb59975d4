import { LockIcon, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

export function ReadOnlyNote({ game }: { game: string }) {
  const { t } = useLingui();
  return (
    <Notice kind="plain" icon={<LockIcon />} title={t`只能看，不能回覆`}>
      <p>{t`這個帳號在「${game}」沒有客服角色。需要回覆時，請組長開權限。`}</p>
    </Notice>
  );
}
