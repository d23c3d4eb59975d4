import { PageBody, Stack } from '@hub/web';
import { boolean, object, string } from 'yup';
import { CheckboxField } from '../checkbox-field.tsx';
import { FileField } from '../files/file-field.tsx';
import type { FileEntry } from '../files/file-entry.ts';
import type { FormFiles } from '../files/form-files.ts';
import { FormFrame } from '../form-frame.tsx';
import { RadioField } from '../radio-field.tsx';
import { SelectField } from '../select-field.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { TextField } from '../text-field.tsx';
import { useContractForm } from '../use-contract-form.ts';

const schema = object({
  type: string().required('TYPE_REQUIRED'),
  email: string()
    .trim()
    .required('EMAIL_REQUIRED')
    .matches(/^\S+@\S+\.\S+$/, { message: 'EMAIL_FORMAT', excludeEmptyString: true }),
  content: string()
    .trim()
    .test('shortest', 'CONTENT_SHORT', (value, context) => {
      const length = Array.from(value ?? '').length;
      return length >= 5 || context.createError({ message: 'CONTENT_SHORT', params: { min: 5, length } });
    }),
  invoice: string().oneOf(['mobile', 'paper'], 'INVOICE_REQUIRED').required('INVOICE_REQUIRED'),
  agreed: boolean().oneOf([true], 'AGREE_REQUIRED'),
});
const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  TYPE_REQUIRED: () => '請選擇問題類型',
  EMAIL_REQUIRED: () => '請填寫電子信箱，例如 name@example.com',
  EMAIL_FORMAT: () => '電子信箱的格式不正確，例如 name@example.com',
  CONTENT_SHORT: ({ min, length }) => `問題描述至少要 ${String(min)} 個字，目前 ${String(length)} 個字`,
  INVOICE_REQUIRED: () => '請選擇發票',
  AGREE_REQUIRED: () => '請先閱讀並同意個資同意書',
};
const initial = { type: '', email: '', content: '', invoice: '', agreed: false };
const KB = 1024;
const rows: FileEntry[] = [
  {
    id: '1',
    name: '收據_20261119_2214.jpg',
    size: 412 * KB,
    state: 'done',
    percent: 100,
    upload: 'u1',
    thumb: '/media/games/H73.svg',
  },
  {
    id: '2',
    name: '商城購買畫面.png',
    size: 1946 * KB,
    state: 'sending',
    percent: 62,
    thumb: '/media/games/L33.svg',
  },
  {
    id: '3',
    name: '對話截圖.png',
    size: 12_697 * KB,
    state: 'failed',
    percent: 0,
    reason: '檔案 12.4 MB，請選 8 MB 以內的圖片',
    thumb: '/media/games/g83tw.svg',
  },
  {
    id: '4',
    name: '商店截圖.png',
    size: 900 * KB,
    state: 'failed',
    percent: 0,
    reason: '網路中斷，沒有傳完',
    retry: true,
  },
  { id: '5', name: 'IMG_0412.HEIC', size: 2100 * KB, state: 'preparing', percent: 0 },
];

/** Files in every state, standing still. */
const shownFiles: FormFiles = {
  field: 'attachment',
  place: 'file01',
  papers: false,
  whole: false,
  list: rows,
  max: 6,
  bytes: 8 * KB * KB,
  note: undefined,
  said: '',
  restored: false,
  waiting: undefined,
  pick: () => undefined,
  remove: () => undefined,
  retry: () => undefined,
  problems: () => ({ 'file-3': '「對話截圖.png」超過 8 MB' }),
  settle: () => Promise.resolve(),
  ids: () => ({}),
  blame: (fields) => fields,
  clear: () => undefined,
  take: () => [],
  giveBack: () => undefined,
};

/** A form with every kind of field. */
export function EveryField() {
  const form = useContractForm({
    schema,
    initial,
    submit: async () => undefined,
    messages: (code, params) => sentences[code]?.(params) ?? code,
    files: shownFiles,
  });
  return (
    <PageBody width="text">
      <h1>線上回報</h1>
      <FormFrame form={form}>
        <SelectField form={form} name="type" label="問題類型" options={[{ value: 'pay', label: '儲值未入帳' }]} />
        <TextField
          form={form}
          name="email"
          type="email"
          autoComplete="email"
          label="電子信箱"
          hint="回覆時會寄通知到這裡"
        />
        <TextAreaField
          form={form}
          name="content"
          label="問題描述"
          hint="發生時間、商品名稱與訂單編號，能幫我們更快查到"
          limit={2000}
        />
        <FileField form={form} files={shownFiles} label="附件" optional />
        <RadioField
          form={form}
          name="invoice"
          label="發票"
          choices={[
            { value: 'mobile', label: '手機條碼', hint: '存進您的財政部載具' },
            { value: 'paper', label: '紙本' },
          ]}
        />
        <Stack gap="tight">
          <CheckboxField form={form} name="agreed" label="我已閱讀並同意個資同意書" />
        </Stack>
        <SubmitButton form={form}>送出回報</SubmitButton>
      </FormFrame>
    </PageBody>
  );
}
