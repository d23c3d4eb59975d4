import { useState } from 'react';
import { solveOnce } from '@hub/forms';
import { isApiFault, useLocation, useNavigate } from '@hub/web';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { readPrefill, type LookUpValues } from './prefill.ts';

const CHALLENGE = '/api/captcha/challenge?for=lookup';

export type LookUp = {
  /** What the address brought along. */
  prefill: LookUpValues;
  /** What stands in the form; the wish for a mail begins with the same contact. */
  typed: LookUpValues;
  setTyped: (values: LookUpValues) => void;
  /** After some failures the server asks for a proof of work. */
  challengeUrl: string | null;
  /** Opens the case; throws the fault with its sentences at fields of the form. */
  find: (body: object) => Promise<void>;
  /** Has the codes mailed; resolves with the server's sentence about it. */
  mailCodes: (body: object) => Promise<string>;
};

/** The two ways to use the look-up call. */
export function useLookUp(game: string): LookUp {
  const { desk, api } = useDesk();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [prefill] = useState(() => readPrefill(hash));
  const [typed, setTyped] = useState(prefill);
  const [guarded, setGuarded] = useState(false);
  const [send] = api.lookup.useMutation();

  const ask = async (body: object) => {
    try {
      return await send({ ...body }).unwrap();
    } catch (thrown) {
      if (!isApiFault(thrown) || !thrown.fields.captcha_token) throw thrown;
      setGuarded(true);
      // Nothing was wrong with what was typed: the proof is made here and the same question asked again.
      const captcha_token = await solveOnce(CHALLENGE).catch(() => null);
      if (!captcha_token) throw thrown;
      return send({ ...body, captcha_token }).unwrap();
    }
  };
  return {
    prefill,
    typed,
    setTyped,
    challengeUrl: guarded ? CHALLENGE : null,
    find: async (body) => {
      const { question_id, token } = await ask(body).catch(atTheCode);
      void navigate(`${deskPaths(desk, game).view(question_id)}?token=${encodeURIComponent(token)}`);
    },
    mailCodes: async (body) => {
      try {
        await ask(body);
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
