import { Button, FileTextIcon, Notice } from '@hub/web';
import type { ContractForm, FormValues } from './contract-form.ts';
import { useFormTexts } from './form-texts.ts';

/** 已還原草稿, with the way to begin anew. Shown only when the form opened with a draft. */
export function DraftBanner<V extends FormValues>({ form }: { form: ContractForm<V> }) {
  const texts = useFormTexts();
  if (!form.draft.restored || form.done) return null;
  return (
    <Notice kind="plain" icon={<FileTextIcon />} title={texts.draftRestored} role="status">
      <Button look="quiet" size="small" onClick={form.draft.discard}>
        {texts.draftDiscard}
      </Button>
    </Notice>
  );
}
