import type { DataRequest } from '@hub/contracts/surveys';
import { Button, ButtonRow, isApiFault, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dataAddress } from '../data-address.ts';
import css from '../personal-data.module.css';
import { usePreviewDataRequestMutation, type FoundPersonData, type ReasonedAction } from '../personal-data.api.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { ReasonDialog, useActionWords } from './reason-dialog.tsx';

type Opened = ReasonedAction | 'correct' | 'name' | null;
const reasoned: readonly ReasonedAction[] = ['prove', 'ask', 'finish', 'extend', 'hold', 'release', 'refuse'];

/** The step that leads on stands out; what cannot be undone does so its own way. */
function variantOf(action: ReasonedAction, { state }: DataRequest): 'danger' | 'primary' | 'secondary' {
  if (action === 'ask' || action === 'refuse') return 'danger';
  const next = state === 'open' ? 'prove' : 'finish';
  return action === next ? 'primary' : 'secondary';
}

/** What may be done with the request now. Looking is for everybody who may be here, and leaves its trace. */
export function RequestActions({ one, onFound }: { one: DataRequest; onFound: (found: FoundPersonData) => void }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>(null);
  const [preview, { isLoading, error }] = usePreviewDataRequestMutation();
  const words = useActionWords(one.kind);
  const close = () => setOpened(null);
  const look = async () => {
    const answer = await preview(one.id);
    if (answer.data) onFound(answer.data);
  };
  if (one.person === null) return null;
  const may = (action: string) => one.may.includes(action);
  const isAsked = one.approval !== null;
  return (
    <div className={css.screen}>
      {error !== undefined && (
        <Notice kind="bad" role="alert" title={(isApiFault(error) && error.fields.msg) || t`沒有找到，請再按一次`} />
      )}
      <ButtonRow>
        <Button busy={isLoading} busyWords={t`查找中`} onClick={() => void look()}>
          {one.kind === 'delete' ? t`看會刪什麼、留什麼` : t`看各服務的資料`}
        </Button>
        {may('name') && <Button onClick={() => setOpened('name')}>{t`改識別資料`}</Button>}
        {may('correct') && <Button onClick={() => setOpened('correct')}>{t`更正聯絡資料`}</Button>}
        {may('export') && (
          <a href={dataAddress.file(one.id)} download>
            {t`下載全部資料（JSON）`}
          </a>
        )}
        {reasoned
          .filter((action) => may(action) && !(action === 'ask' && isAsked))
          .map((action) => (
            <Button key={action} variant={variantOf(action, one)} onClick={() => setOpened(action)}>
              {words[action].button}
            </Button>
          ))}
      </ButtonRow>
      {opened === 'correct' && <CorrectDialog one={one} onClose={close} />}
      {opened === 'name' && <NameDialog one={one} onClose={close} />}
      {opened !== null && opened !== 'correct' && opened !== 'name' && (
        <ReasonDialog one={one} action={opened} onClose={close} />
      )}
    </div>
  );
}
