import { CheckboxRow, RadioRow, Select, TextArea, TextInput } from '../parts/controls.tsx';
import { Field, FieldGroup } from '../parts/field.tsx';
import { Specimen } from './specimen.tsx';

export function FieldParts() {
  return (
    <>
      <Specimen name="欄位">
        <Field id="g-mail" label="電子信箱" hint="回覆時會寄通知到這裡">
          {(wire) => <TextInput {...wire} type="email" autoComplete="email" defaultValue="mei.lin@example.com" />}
        </Field>
        <Field id="g-phone" label="手機" optional>
          {(wire) => <TextInput {...wire} type="tel" autoComplete="tel" width="short" placeholder="0912 345 678" />}
        </Field>
        <Field id="g-role" label="角色 ID" error="角色 ID 是 9 位數字，目前 8 位">
          {(wire) => <TextInput {...wire} inputMode="numeric" defaultValue="12345678" />}
        </Field>
        <Field id="g-code" label="查詢碼" hint="8 個字，寫在憑條和通知信裡">
          {(wire) => <TextInput {...wire} code defaultValue="7K3M 9Q" />}
        </Field>
        <Field id="g-name" label="角色名稱">
          {(wire) => <TextInput {...wire} readOnly value="測試角色" />}
        </Field>
        <Field id="g-sure" label="確認的角色" hint="請確認這是您的角色">
          {(wire) => <TextInput {...wire} readOnly confirmed value="青石巷的貓" />}
        </Field>
        <Field id="g-server" label="伺服器">
          {(wire) => (
            <Select {...wire} empty="請選擇">
              <option>單一伺服器</option>
            </Select>
          )}
        </Field>
        <Field
          id="g-text"
          label="問題描述"
          hint="發生時間、商品名稱與訂單編號，能幫我們更快查到"
          error="問題描述至少要 5 個字，目前 3 個字"
          note="草稿已存在這台裝置"
          count="3／2,000"
        >
          {(wire) => <TextArea {...wire} defaultValue="沒入帳" />}
        </Field>
        <Field id="g-off" label="停用的欄位">
          {(wire) => <TextInput {...wire} disabled defaultValue="現在不能填" />}
        </Field>
      </Specimen>
      <Choices />
    </>
  );
}

function Choices() {
  return (
    <Specimen name="單選、勾選">
      <FieldGroup id="g-invoice" legend="發票">
        <RadioRow id="g-invoice" name="invoice" label="手機條碼" hint="存進您的財政部載具" defaultChecked />
        <RadioRow name="invoice" label="紙本" />
        <RadioRow name="invoice" label="會員載具" disabled />
      </FieldGroup>
      <FieldGroup id="g-helpful" legend="這次的客服對您有幫助嗎？" columns={2} error="請選一個">
        <RadioRow id="g-helpful" name="helpful" label="有幫助" aria-invalid />
        <RadioRow name="helpful" label="沒有" aria-invalid />
      </FieldGroup>
      <CheckboxRow label="我沒有角色" />
      <CheckboxRow label="我已閱讀並同意個資同意書" hint="未滿 18 歲請由法定代理人同意" defaultChecked boxed />
    </Specimen>
  );
}
