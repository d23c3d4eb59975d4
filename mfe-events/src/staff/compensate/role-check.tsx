import { Button, Notice } from '@hub/web';
import type { KnownRoleView } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { RoleCard } from '../roles/role-card.tsx';
import { useLookUpRoleMutation } from '../tools.api.ts';
import { refusalOf } from '../words/delivery-message.ts';

type Props = {
  /** As it stands in the form. */
  of: { server_id: string; role_id: string };
  game: string;
  /** What the game said about them; undefined until it was asked. */
  role: KnownRoleView | undefined;
  onKnown: (role: KnownRoleView) => void;
};

/** Asks the game who that is. Another server or role is to be asked anew. */
export function RoleCheck({ of: { server_id, role_id }, game, role, onKnown }: Props) {
  const { t } = useLingui();
  const [ask, { error, isLoading }] = useLookUpRoleMutation();
  const look = async () => {
    const { data } = await ask({ game_id: game, server_id, role_id: role_id.trim() });
    if (data) onKnown(data);
  };
  if (role) return <RoleCard role={role} />;
  return (
    <>
      {error && <Notice kind="bad" role="alert" title={refusalOf(error) ?? t`沒有查到，您填的還在，再按一次`} />}
      <div>
        <Button
          variant="primary"
          wide="phone"
          type="submit"
          busy={isLoading}
          busyWords={t`查詢中`}
          onClick={(event) => {
            // Enter in a field presses this button: there is nothing to send yet.
            event.preventDefault();
            void look();
          }}
        >
          {t`查角色`}
        </Button>
      </div>
    </>
  );
}
