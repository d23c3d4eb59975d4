import { Badge, contentLang, type BadgeKind } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import type { KnownRoleView, RoleVerdict } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import css from '../screen.module.css';
import own from './role-card.module.css';

const looks: Record<RoleVerdict, BadgeKind> = {
  ok: 'ok',
  banned: 'danger',
  moved: 'warn',
  none: 'neutral',
  ambiguous: 'warn',
};

/** What a game says of a role. */
export function RoleCard({ role, action }: { role: KnownRoleView; action?: ReactNode }) {
  const { t } = useLingui();
  const words = useVerdictWords()[role.verdict];
  const found = role.char_name !== '' || role.server_id !== '';
  const facts: DescriptionItem[] = [
    { term: t`角色 ID`, value: role.role_id },
    { term: t`伺服器`, value: <span lang={contentLang}>{`${role.server_name} ${role.server_id}`.trim()}</span> },
    { term: t`帳號 UID`, value: role.partner_uid },
  ].filter(({ term }) => found || term === t`角色 ID`);
  return (
    <section className={css.block} aria-label={t`遊戲的回答`}>
      <p className={own.name}>
        <b lang={contentLang}>{found ? role.char_name || t`（沒有取名）` : words.name}</b>
        <Badge kind={looks[role.verdict]} icon={null}>
          {words.word}
        </Badge>
      </p>
      {words.text && <p className={own.text}>{words.text}</p>}
      <DescriptionList facts={facts.filter(({ value }) => value !== '')} />
      {action}
    </section>
  );
}

/** `word`: of the badge. `name`: stands where the character's would. */
export function useVerdictWords(): Record<RoleVerdict, { word: string; name: string; text: string }> {
  const { t } = useLingui();
  return {
    ok: { word: t`正常`, name: '', text: '' },
    banned: { word: t`停權中`, name: t`停權中的角色`, text: t`遊戲不會收寄給這個角色的信；玩家查的時候看不到名字。` },
    moved: { word: t`不在這個伺服器`, name: t`已移走的角色`, text: t`角色現在在下面這個伺服器，請改選那裡再查。` },
    none: { word: t`查無角色`, name: t`沒有這個角色`, text: t`請和玩家核對角色 ID 和伺服器。` },
    ambiguous: {
      word: t`不只一個`,
      name: t`不只一個伺服器有這個角色`,
      text: t`請和玩家確認伺服器；也請在設定看看這款遊戲的「角色編號」規則。`,
    },
  };
}
