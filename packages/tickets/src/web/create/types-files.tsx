import type { ContractForm } from '@hub/forms';
import type { FileKind } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { HandOver } from '../hand-over/hand-over.tsx';
import { useDeadPicker } from '../hand-over/use-dead-picker.tsx';
import css from './create-report.module.css';
import { PapersField, PaymentsField, PicturesField } from './file-fields.tsx';
import type { ReportValues } from './report-values.ts';
import type { ReportFormName } from './report-work.ts';
import type { ReportFiles } from './use-report-files.ts';

const fields = { picture: PicturesField, id_paper: PapersField, pay: PaymentsField };

type Props = {
  form: ContractForm<ReportValues>;
  files: ReportFiles;
  shown: readonly FileKind[];
  /** Of the form, for the browser that may go on with it. */
  name: ReportFormName;
  follows: number | undefined;
};

/** What was picked for another type stays, and is said to. */
export function TypesFiles({ form, files, shown, name, follows }: Props) {
  const { desk } = useDesk();
  const { silent, below } = useDeadPicker(files);
  const aside = (Object.keys(files) as FileKind[])
    .filter((kind) => !shown.includes(kind))
    .reduce((count, kind) => count + files[kind].list.length, 0);
  return (
    <>
      {shown.map((kind) => {
        const FilesField = fields[kind];
        return <FilesField key={kind} form={form} files={files[kind]} elsewhere={below} />;
      })}
      <HandOver desk={desk} form={form} files={files} name={name} follows={follows} silent={silent} />
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
