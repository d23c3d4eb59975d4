import { LinkButton } from '@hub/web';
import { FormFrame, RoleFields, SubmitButton, useContractForm } from '@hub/forms';
import { roleLookupBody } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { useLookUpRoleMutation } from '../tools.api.ts';
import { anyDelivery, listAddress } from '../deliveries-address.ts';
import { useGames } from '../games.ts';
import css from '../screen.module.css';
import { deliveryMessage } from '../words/delivery-message.ts';
import { RoleCard } from './role-card.tsx';

/** Server and id, and below what the game says. */
export function RoleForm({ game }: { game: string }) {
  const { t } = useLingui();
  const { all } = useGames();
  const [ask, { data: role }] = useLookUpRoleMutation();
  const servers = all.find(({ game_id }) => game_id === game)?.servers ?? [];
  const only = servers.length === 1 ? (servers[0]?.server_id ?? '') : '';
  const form = useContractForm({
    schema: roleLookupBody.omit(['game_id']),
    initial: { server_id: only, role_id: '' },
    messages: deliveryMessage,
    submit: async (body) => {
      await ask({ ...body, game_id: game }).unwrap();
      form.restart((typed) => typed);
    },
  });
  return (
    <>
      <div className={css.form}>
        <FormFrame form={form}>
          <RoleFields form={form} game={game} />
          <SubmitButton form={form}>{t`查角色`}</SubmitButton>
        </FormFrame>
      </div>
      <div role="status">
        {role && (
          <RoleCard
            role={role}
            action={
              <LinkButton size="small" to={listAddress({ ...anyDelivery, show: 'all', game, find: role.role_id })}>
                {t`看這個角色的寄送`}
              </LinkButton>
            }
          />
        )}
      </div>
    </>
  );
}
