import { Button, ButtonRow } from '@hub/web';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DisableDialog } from './disable-dialog.tsx';
import { PressDialog } from './press-dialog.tsx';

const deeds = ['retry', 'cancel', 'disable'] as const;
type Asked = { deed: (typeof deeds)[number]; seen: SerialBatch };

/** What the reader may do with a batch now; the server says what. */
export function BatchDeeds({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const words = { retry: t`再做一次`, cancel: t`取消這一批`, disable: t`停用這一批` };
  const close = () => setAsked(undefined);
  const offered = deeds.filter((deed) => batch.may.includes(deed));
  return (
    <>
      {offered.length > 0 && (
        <ButtonRow>
          {offered.map((deed) => (
            <Button key={deed} size="small" onClick={() => setAsked({ deed, seen: batch })}>
              {words[deed]}
            </Button>
          ))}
        </ButtonRow>
      )}
      {asked?.deed === 'disable' && <DisableDialog batch={asked.seen} onClose={close} />}
      {asked && asked.deed !== 'disable' && <PressDialog deed={asked.deed} batch={asked.seen} onClose={close} />}
    </>
  );
}
