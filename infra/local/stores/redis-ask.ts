import { connect } from 'node:net';

export function askRedis(port: number, ...command: string[]): Promise<string | undefined> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const end = (answer?: string) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => socket.write(`${command.join(' ')}\r\n`));
    socket.once('data', (data) => end(data.toString('utf8')));
    socket.once('error', () => end());
    socket.once('timeout', () => end());
    socket.once('close', () => end());
  });
}
