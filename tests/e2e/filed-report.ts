import { freshEmail, freshRole, partnerToken } from './hub.ts';

export type Filed = { id: number; token: string; email: string };

type Over = {
  email?: string;
  token?: string;
  language?: string;
  /** More fields of the form, or others. */
  fields?: Record<string, string>;
};

/** A player files a report through the interface, without a page. */
export async function fileReport(origin: string | undefined, content: string, over: Over = {}): Promise<Filed> {
  const { email = freshEmail(), token = partnerToken(freshRole()), language = 'zh-TW', fields } = over;
  const answer = await fetch(`${origin}/api/questions/create_web_form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token, 'accept-language': language },
    body: JSON.stringify({ game_id: 'H73', question_type: '1', email, content, ...fields }),
  });
  const { msg } = (await answer.json()) as { msg: { question_id: number } };
  return { id: msg.question_id, token, email };
}

/** What the player gets to read of a report, as text. */
export async function playerReads(origin: string | undefined, { id, token }: Filed): Promise<string> {
  const answer = await fetch(`${origin}/api/questions/view/${id}`, { headers: { 'x-auth-token': token } });
  return answer.text();
}
