import { Button, isApiFault, Notice } from '@hub/web';
import { Dialog, TextInput } from '@hub/web/parts';
import { FILTER_NAME_MAX, type ChangeFilterBody, type SavedFilter } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './manage-views.module.css';

export function ManageViews({ filters }: { filters: readonly SavedFilter[] }) {
  const { t } = useLingui();
  const { api } = useStaffDesk();
  const [open, setOpen] = useState(false);
  const [change, { error: changeFault }] = api.changeFilter.useMutation();
  const [remove, { error: removeFault }] = api.removeFilter.useMutation();
  const fault = changeFault ?? removeFault;
  const mine = filters.filter(({ mine }) => mine);
  if (mine.length === 0) return null;
  const lists = [...new Set(mine.map(({ shared_game }) => shared_game))];
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>{t`整理檢視`}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`整理檢視`} crossed>
        {fault !== undefined && (
          <Notice kind="warn" title={t`沒有改到`} role="status">
            <p>{isApiFault(fault) ? (fault.fields.msg ?? fault.fields.noexist ?? t`清單已經更新，請再試一次`) : ''}</p>
          </Notice>
        )}
        {lists.map((game) => (
          <ul key={game ?? ''} className={css.views} aria-label={game ?? t`我的檢視`}>
            {mine
              .filter(({ shared_game }) => shared_game === game)
              .map((view, place) => (
                <ViewLine
                  key={view.id}
                  view={view}
                  place={place}
                  onChange={async (body) => {
                    const answer = await change({ id: view.id, version: view.version, body });
                    return answer.error === undefined;
                  }}
                  onRemove={() => void remove({ id: view.id, version: view.version })}
                />
              ))}
          </ul>
        ))}
      </Dialog>
    </>
  );
}

type LineProps = {
  view: SavedFilter;
  place: number;
  /** Says whether it was taken. */
  onChange: (body: ChangeFilterBody) => Promise<boolean>;
  onRemove: () => void;
};

function ViewLine({ view, place, onChange, onRemove }: LineProps) {
  const { t } = useLingui();
  const was = view.name;
  // What a refusal left behind stays in the field, whatever the view is called by now.
  const [typed, setTyped] = useState<string>();
  const rename = async () => {
    const name = typed?.trim();
    if (!name || name === was || (await onChange({ name }))) setTyped(undefined);
  };
  return (
    <li className={css.view}>
      <TextInput
        aria-label={t`「${was}」的名稱`}
        value={typed ?? was}
        maxLength={FILTER_NAME_MAX}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        autoComplete="off"
      />
      <span className={css.deeds}>
        <Button
          variant="quiet"
          size="small"
          disabled={place === 0}
          onClick={() => void onChange({ place: place - 1 })}
          aria-label={t`「${was}」往上移`}
        >
          ↑
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => void onChange({ place: place + 1 })}
          aria-label={t`「${was}」往下移`}
        >
          ↓
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove} aria-label={t`刪除「${was}」`}>{t`刪除`}</Button>
      </span>
    </li>
  );
}
