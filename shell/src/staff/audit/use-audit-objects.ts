import { pageData, useStaffMeQuery } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { staffAreasOf } from '../staff-areas.ts';
import { among } from './among.ts';
import { useTold } from './use-told-words.ts';
import { isOwn } from './words-in-audit.ts';

type Thing = { object: string; object_name: string };
export type AuditObjects = {
  /** `ticket:10231` as people say it; what has no word stays as it is. */
  words: (thing: Thing) => string;
  /** The page of the thing, where there is one and the reader may go there. */
  pageOf: (object: string) => string | null;
};

const partsOf = (object: string): [kind: string, key: string] => {
  const at = object.indexOf(':');
  return at < 1 ? ['', object] : [object.slice(0, at), object.slice(at + 1)];
};

export function useAuditObjects(service: string): AuditObjects {
  const { data: me } = useStaffMeQuery();
  // Two areas may call theirs the same: both desks have tickets, and numbers of their own.
  const own = Object.values(pageData().registry.areas).filter(isOwn(service));
  const areas = me ? staffAreasOf(me, own) : [];
  const kinds = useKindNames(service);
  const kindName = among(kinds);
  return {
    words: ({ object, object_name }) => {
      const [kind, key] = partsOf(object);
      return kind in kinds ? `${kindName(kind)} ${object_name || key}` : object;
    },
    pageOf: (object) => {
      const [kind, key] = partsOf(object);
      const area = areas.find(({ records = [] }) => records.includes(kind));
      return area && /^[1-9]\d{0,9}$/.test(key) ? `${area.to}/${key}` : null;
    },
  };
}

function useKindNames(service: string): Record<string, string> {
  const { t } = useLingui();
  const told = useTold(service);
  return {
    ...told(({ objects }) => objects),
    staff: t`人員`,
    role: t`角色`,
    member: t`會員`,
    approval: t`核准`,
    export: t`匯出`,
    outbox: t`系統工作`,
    game: t`遊戲`,
    link: t`遊戲連線`,
    kid: t`金鑰`,
    month: t`月份`,
  };
}
