import { createConnection } from 'node:net';

/** Speaks SMTP by hand and answers the server's last reply line. */
export function sendMail(
  smtpUrl: string,
  to: string[],
  raw: string,
  from = 'no-reply@player.example',
): Promise<string> {
  const { hostname, port } = new URL(smtpUrl);
  const said = [
    'EHLO test',
    `MAIL FROM:<${from}>`,
    ...to.map((address) => `RCPT TO:<${address}>`),
    'DATA',
    `${raw.replaceAll('\n', '\r\n')}\r\n.`,
  ];
  return new Promise((done, failed) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.setEncoding('utf8');
    socket.once('error', failed);
    let text = '';
    socket.on('data', (chunk: string) => {
      text += chunk;
      const reply = /(?:^|\r\n)(\d{3} [^\r]*)\r\n$/.exec(text)?.[1];
      if (!reply) return;
      text = '';
      const next = said.shift();
      if (next !== undefined) return void socket.write(`${next}\r\n`);
      socket.end('QUIT\r\n');
      done(reply);
    });
  });
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A mail with a text and an HTML part, as our mailer writes them. */
export const twoPartMail = (
  subject: string,
  text: string,
  html: string,
): string => `From: Player Hub <no-reply@player.example>
To: somebody@example.com
Subject: =?UTF-8?B?${base64(subject)}?=
Message-ID: <m1@player.example>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="b1"

--b1
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

${base64(text)}
--b1
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${base64(html)}
--b1--`;
