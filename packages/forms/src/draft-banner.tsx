import { Button, FileTextIcon, Notice } from '@hub/web';
import type { MouseEvent } from 'react';
import type { ContractForm, FormValues } from './contract-form.ts';
import { useFormTexts } from './form-texts.ts';

const FIELD = 'select, textarea, input:not([type="hidden"], [type="file"])';

/** Shown only when the form opened with a draft. */
export function DraftBanner<V extends FormValues>({ form }: { form: ContractForm<V> }) {
  const texts = useFormTexts();
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The banner goes with its button; the form begins anew at its first field.
    currentTarget.form?.querySelector<HTMLElement>(FIELD)?.focus();
    form.draft.discard();
  };
  if (!form.draft.restored || form.done) return null;
  return (
    <Notice kind="plain" icon={<FileTextIcon />} title={texts.draftRestored} role="status">
      <Button variant="quiet" size="small" onClick={discard}>
        {texts.draftDiscard}
      </Button>
    </Notice>
  );
}
