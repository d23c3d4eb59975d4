import { useEffect, useRef, useState } from 'react';
import type { ContractForm } from '@hub/forms';
import type { FileKind } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { HandOver } from '../hand-over/hand-over.tsx';
import css from './create-report.module.css';
import { PapersField, PaymentsField, PicturesField } from './file-fields.tsx';
import { kindsOfType } from './files-of-type.ts';
import type { ReportValues } from './report-values.ts';
import type { ReportFiles } from './use-report-files.ts';

const fields = { picture: PicturesField, id_paper: PapersField, pay: PaymentsField };

/** The pickers that belong to the chosen type. What was picked for another type stays, and is said to. */
export function TypesFiles({ form, files }: { form: ContractForm<ReportValues>; files: ReportFiles }) {
  const { desk } = useDesk();
  const shown = kindsOfType(desk, form.values.question_type);
  const aside = (Object.keys(files) as FileKind[])
    .filter((kind) => !shown.includes(kind))
    .reduce((count, kind) => count + files[kind].list.length, 0);
  const [silent, setSilent] = useState(false);
  const elsewhere = (dead: boolean) => dead && <DeadPicker onFound={() => setSilent(true)} />;
  return (
    <>
      {shown.map((kind) => {
        const FilesField = fields[kind];
        return <FilesField key={kind} form={form} files={files[kind]} elsewhere={elsewhere} />;
      })}
      <HandOver desk={desk} form={form} files={files} name="create" silent={silent} />
      <p role="status" className={aside > 0 ? css.aside : 'visually-hidden'}>
        {aside > 0 && (
          <Trans context="tickets">
            為其他問題類型選的 {aside} 張圖片先放在一旁，這次不會送出；換回那個類型時都還在。
          </Trans>
        )}
      </p>
    </>
  );
}

/** Stands below a field whose button was pressed in vain; the offer itself stays when the fields change. */
function DeadPicker({ onFound }: { onFound: () => void }) {
  const found = useRef(onFound);
  useEffect(() => found.current(), []);
  return null;
}
