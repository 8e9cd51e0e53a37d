import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the endpoint does next: words of the answer, bytes as they are, or a way to end. */
export type Act = { say: string } | { raw: string } | 'stop' | 'cut' | 'hang';

/** One answer; it may wait for whatever it likes between two acts. */
export type Script = (call: number) => AsyncIterable<Act>;

/** A slow OpenAI-compatible endpoint over real HTTP. */
export interface FakeOpenAi {
  /** What a server needs to use it. */
  env: Record<string, string>;
  /** How many answers were begun. */
  calls: number;
  script: Script;
  close(): Promise<void>;
}

/** A reading that passes every check: it names all that the tests draw, cast and compare. */
export const SENTENCES = [
  'El Sol abre la tirada y deja ver sin prisa lo que ya estaba delante de ti. ',
  'La Luna al revés guarda una duda antigua que esta semana empieza a soltarse sola. ',
  'El Loco cierra con un paso pequeño hacia un camino que nadie ha recorrido por ti. ',
  'Entre la luz y la duda hay una conversación pendiente que puedes empezar con calma. ',
  'Con Isa y con Fehu, o entre Leo y Aries, cada cosa encuentra su lugar y nadie te pide que corras. ',
  'Mira qué parte de tu día se siente ligera y dale un rato más de tu tiempo.',
] as const;

/** Says the whole reading at once. */
export async function* wholeReading(): AsyncGenerator<Act> {
  for (const say of SENTENCES) yield { say };
  yield 'stop';
}

export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    void answer(fake, request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const fake: FakeOpenAi = {
    env: {
      OPENAI_API_KEY: 'sk-test',
      OPENAI_MODEL: 'fake',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    calls: 0,
    script: wholeReading,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return fake;
}

async function answer(fake: FakeOpenAi, request: IncomingMessage, response: ServerResponse) {
  request.resume();
  if (request.url !== '/v1/chat/completions') {
    response.writeHead(404).end();
    return;
  }
  fake.calls += 1;
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  for await (const act of fake.script(fake.calls)) {
    if (act === 'hang') return;
    if (act === 'cut') {
      response.destroy();
      return;
    }
    if (act === 'stop') {
      response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
      return;
    }
    response.write('raw' in act ? act.raw : event({ content: act.say }));
  }
}

function event(delta: { content?: string }, finish: 'stop' | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'fake', choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
