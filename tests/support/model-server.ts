/** A server that speaks the protocol of Bedrock's runtime over HTTP/2, and answers well, slowly, wrongly or not at all. */
import { createServer, type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface Asked {
  path: string;
  // The request as the SDK wrote it; tests look into it.
  // biome-ignore lint/suspicious/noExplicitAny: a body under test
  body: any;
}

/** What the model does with one call; what it does not end stays open. */
export type ModelBehaviour = (response: Http2ServerResponse, asked: Asked) => void;

export interface ModelServer {
  endpoint: string;
  asked: Asked[];
  behave(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
}

/** Starts it on a free port of the loopback address. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  const sessions = new Set<ServerHttp2Session>();
  let behaviour: ModelBehaviour = (response) => void response.writeHead(500).end();
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const one = { path: decodeURIComponent(request.url), body: JSON.parse(text) };
      asked.push(one);
      behaviour(response, one);
    });
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave: (next) => {
      behaviour = next;
      asked.length = 0;
    },
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: Http2ServerRequest): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** Says `text` as a model does through the Converse API. */
export function says(text: string): ModelBehaviour {
  return answers({
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason: 'end_turn',
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
    metrics: { latencyMs: 1 },
  });
}

/** Answers with 200 and this JSON. */
export function answers(body: unknown): ModelBehaviour {
  return (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Refuses as Bedrock does. */
export function refuses(status: number, name: string): ModelBehaviour {
  const headers = { 'content-type': 'application/json', 'x-amzn-errortype': name };
  return (response) => void response.writeHead(status, headers).end(JSON.stringify({ message: 'no' }));
}
