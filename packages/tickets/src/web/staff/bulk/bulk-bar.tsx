import { Button, CheckIcon } from '@hub/web';
import { MessageCircleIcon } from '@hub/web/parts';
import { SelectionBar } from '@hub/web/staff';
import { BULK_MAX, type BulkAction } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { BulkDialog } from './bulk-dialog.tsx';

type Props = {
  ids: readonly number[];
  onClear: () => void;
  /** The work was begun and its dialog is closed; the bar, where the focus came from, is gone. */
  onBegun: () => void;
};

export function BulkBar({ ids, onClear, onBegun }: Props) {
  const { t } = useLingui();
  // What was confirmed stays what it was, whatever is chosen meanwhile.
  const [asked, setAsked] = useState<{ action: BulkAction; ids: number[] }>();
  // Kept while the dialog is away: it may be closed to look at the list once more.
  const [words, setWords] = useState('');
  const begun = useRef(false);
  useEffect(() => {
    if (asked || !begun.current) return;
    begun.current = false;
    onBegun();
  }, [asked, onBegun]);
  const count = ids.length;
  const many = count > BULK_MAX;
  const ask = (action: BulkAction) => setAsked({ action, ids: [...ids] });
  if (count === 0 && !asked) return null;
  return (
    <SelectionBar
      label={t`選取的案件`}
      status={many ? t`已選 ${count} 件，一次最多 ${BULK_MAX} 件` : t`已選 ${count} 件`}
      clear={{ label: t`取消選取`, onPress: onClear }}
    >
      <Button size="small" icon={<CheckIcon />} disabled={many} onClick={() => ask('close')}>
        {t({ context: 'action', message: '結案' })}
      </Button>
      <Button size="small" icon={<MessageCircleIcon />} disabled={many} onClick={() => ask('answer')}>
        {t`一起回覆`}
      </Button>
      {asked && (
        <BulkDialog
          {...asked}
          words={words}
          onWords={setWords}
          onClose={(done) => {
            setAsked(undefined);
            if (!done) return;
            begun.current = true;
            onClear();
            setWords('');
          }}
        />
      )}
    </SelectionBar>
  );
}
