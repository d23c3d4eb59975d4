import {
  Button,
  Card,
  Disclosure,
  formatDay,
  ShieldCheckIcon,
  Notice,
  Skeleton,
  Stack,
  useGetGamesQuery,
} from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAccountLinkQuery, useEndAccountLinkMutation } from './accounts.api.ts';
import { LinkForm } from './link-form.tsx';

/** Who plays, whether a member is linked, and what can be done about it. `account`: names the query. */
export function AccountLink({ account }: { account: string }) {
  const { t } = useLingui();
  const { currentData: link, error, isFetching, refetch } = useAccountLinkQuery(account);
  const { data: games = [] } = useGetGamesQuery();
  const [linkedNow, setLinkedNow] = useState(false);
  const [end, ending] = useEndAccountLinkMutation();
  if (!link && error !== undefined)
    return (
      <Notice kind="bad" role="alert" title={t`暫時讀不到這個遊戲帳號，請過幾分鐘再試`}>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          <Trans>再試一次</Trans>
        </Button>
      </Notice>
    );
  if (!link) return <Skeleton shape="fields" count={2} />;
  const { game_id, role_id, char_name, linked_at } = link;
  const since = linked_at ? formatDay(linked_at) : '';
  const done = () => setLinkedNow(true);
  return (
    <Stack gap="sections">
      <Card>
        <DescriptionList
          facts={[
            { term: t`遊戲`, value: games.find((game) => game.game_id === game_id)?.game_name ?? game_id },
            ...(char_name ? [{ term: t`角色名稱`, value: char_name }] : []),
            { term: t`角色 ID`, value: role_id, code: true },
          ]}
        />
      </Card>
      {linkedNow && linked_at && (
        <Notice kind="ok" role="status" title={t`連結好了`}>
          <Trans>用瀏覽器登入會員，「我的資料」裡就有這個遊戲帳號的兌換紀錄。</Trans>
        </Notice>
      )}
      {!linkedNow && linked_at && (
        <Notice kind="info" icon={<ShieldCheckIcon />} title={t`這個遊戲帳號從 ${since} 起連結了一位會員`}>
          <Trans>那位會員看得到這個遊戲帳號的序號兌換紀錄。如果不是您，請結束連結。</Trans>
        </Notice>
      )}
      {ending.isSuccess && !linked_at && <Notice kind="ok" role="status" title={t`連結已經結束`} />}
      {ending.isError && <Notice kind="bad" role="alert" title={t`連結沒有結束，請再試一次`} />}
      {linked_at && (
        <Button
          wide="phone"
          busy={ending.isLoading}
          onClick={() => {
            setLinkedNow(false);
            void end();
          }}
        >
          <Trans>結束連結</Trans>
        </Button>
      )}
      {!linked_at && (
        <Card>
          <LinkForm onDone={done} />
        </Card>
      )}
      {linked_at && !linkedNow && (
        <Disclosure title={t`改連結到我的會員信箱`}>
          <LinkForm onDone={done} />
        </Disclosure>
      )}
    </Stack>
  );
}
