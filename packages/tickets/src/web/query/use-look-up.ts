import { useState } from 'react';
import { isApiFault, useLocation, useNavigate } from '@hub/web';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { placeAfter, readPrefill, type LookUpValues } from './prefill.ts';

export type LookUp = {
  prefill: LookUpValues;
  /** The wish for a mail begins with the same contact. */
  typed: LookUpValues;
  setTyped: (values: LookUpValues) => void;
  /** Opens the case; throws the fault with its sentences at fields of the form. */
  find: (body: object, how: { key: string }) => Promise<void>;
  /** Has the codes mailed; resolves with the server's sentence about it. */
  mailCodes: (body: object, how: { key: string }) => Promise<string>;
};

export function useLookUp(game: string): LookUp {
  const { desk, api } = useDesk();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [prefill] = useState(() => readPrefill(hash));
  const [place] = useState(() => placeAfter(hash));
  const [typed, setTyped] = useState(prefill);
  const [send] = api.lookup.useMutation();

  const ask = (body: object, key: string) => send({ body: { ...body }, key }).unwrap();
  return {
    prefill,
    typed,
    setTyped,
    find: async (body, { key }) => {
      const { question_id, token } = await ask(body, key).catch(atTheCode);
      void navigate(`${deskPaths(desk, game).view(question_id)}?token=${encodeURIComponent(token)}${place}`);
    },
    mailCodes: async (body, { key }) => {
      try {
        await ask(body, key);
      } catch (thrown) {
        // Without a code the server never opens a case: the sentence at the code says what it did instead.
        if (isApiFault(thrown) && thrown.fields.check_id) return thrown.fields.check_id;
        throw thrown;
      }
      return '';
    },
  };
}

/** 「Does not exist」 belongs to contact and code together; it stands at the code, where it can be corrected. */
function atTheCode(thrown: unknown): never {
  if (!isApiFault(thrown) || !thrown.fields.noexist) throw thrown;
  const { noexist, ...fields } = thrown.fields;
  throw { ...thrown, fields: { ...fields, check_id: noexist } };
}
