import { uploadFile } from '@hub/web';
import { useEffect, useRef, useState } from 'react';
import type { Schema } from 'yup';
import type { ContractForm, ContractFormOptions, FormValues } from './contract-form.ts';
import { useContractForm } from './use-contract-form.ts';

const ANSWER_MS = 120_000;
const FIELD = 'file';

type Options<V extends FormValues, S extends Schema, Answer> = Pick<
  ContractFormOptions<V, S>,
  'schema' | 'initial' | 'messages'
> & {
  url: string;
  /** Bytes. */
  largest: number;
  words: { none: string; tooLarge: string };
  sent: (answer: Answer) => void;
};

/** For the field of the file. */
type ChosenFile = { id: string; file: File | undefined; error: string | undefined; onChoose: (file: File) => void };

/** A form that goes with one file, beside the fields of its schema. It is called off when the page is left. */
export function useFileForm<V extends FormValues, S extends Schema, Answer>({
  url,
  largest,
  words,
  sent,
  ...options
}: Options<V, S, Answer>): { form: ContractForm<V>; chosen: ChosenFile } {
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const form = useContractForm<V, S>({
    ...options,
    submit: async (fields, { key }) => {
      if (!file || file.size > largest) {
        const said = file ? words.tooLarge : words.none;
        setWrong(said);
        throw { status: 400, fields: { [FIELD]: said } };
      }
      const { signal } = (running.current = new AbortController());
      const { name } = file;
      sent(
        await uploadFile<Answer>({
          url,
          file,
          name,
          fields: fields as Record<string, string>,
          key,
          signal,
          answerMs: ANSWER_MS,
        }),
      );
    },
  });
  const onChoose = (next: File) => {
    setWrong('');
    setFile(next);
    form.forget(FIELD);
    form.renewKey();
  };
  return { form, chosen: { id: form.fieldId(FIELD), file, error: wrong || form.errors[FIELD], onChoose } };
}
