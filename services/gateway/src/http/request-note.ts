/** What the log line of a request will say, gathered on its way. `route` is always a pattern, never an address. */
export type RequestNote = { route: string; area?: string; code?: string; kind?: string; game?: string };

declare module 'fastify' {
  interface FastifyRequest {
    note: RequestNote;
  }
}

export const newNote = (): RequestNote => ({ route: '(none)' });
