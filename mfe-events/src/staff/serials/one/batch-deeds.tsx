import { Button, ButtonRow } from '@hub/web';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DisableDialog } from './disable-dialog.tsx';
import { PressDialog } from './press-dialog.tsx';

const deeds = ['retry', 'cancel', 'disable'] as const;

/** What the reader may do with a batch now; the server says what. */
export function BatchDeeds({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<(typeof deeds)[number]>();
  const words = { retry: t`再做一次`, cancel: t`取消這一批`, disable: t`停用這一批` };
  const close = () => setAsked(undefined);
  const offered = deeds.filter((deed) => batch.may.includes(deed));
  return (
    <>
      {offered.length > 0 && (
        <ButtonRow>
          {offered.map((deed) => (
            <Button key={deed} size="small" onClick={() => setAsked(deed)}>
              {words[deed]}
            </Button>
          ))}
        </ButtonRow>
      )}
      {asked === 'disable' && <DisableDialog batch={batch} onClose={close} />}
      {asked && asked !== 'disable' && <PressDialog deed={asked} batch={batch} onClose={close} />}
    </>
  );
}
