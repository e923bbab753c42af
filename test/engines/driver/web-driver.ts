import { once } from 'node:events';
import { connect } from 'node:net';

/** W3C WebDriver commands: the key is the name in Marionette, the value is the HTTP method and path. `:id` stands for the parameter `id`. */
const commands = {
  Navigate: 'POST url',
  ExecuteScript: 'POST execute/sync',
  ExecuteAsyncScript: 'POST execute/async',
  ElementClick: 'POST element/:id/click',
  ElementClear: 'POST element/:id/clear',
  ElementSendKeys: 'POST element/:id/value',
  PerformActions: 'POST actions',
  ReleaseActions: 'DELETE actions',
  TakeScreenshot: 'GET screenshot',
  SetWindowRect: 'POST window/rect',
  NewWindow: 'POST window/new',
  GetWindowHandle: 'GET window',
  SwitchToWindow: 'POST window',
  CloseWindow: 'DELETE window',
  DeleteSession: 'DELETE ',
  /** Firefox's own: whether scripts run in the page or in the browser around it. */
  'Marionette:SetContext': '',
} as const;

type Command = keyof typeof commands;

/** Runs a command in the open session. @throws WebDriverError if the browser refuses it. */
export type Call = (command: Command, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Time limit in milliseconds for a command. A browser that leaves one unanswered would otherwise end in the time limit of the test, which doesn't name the command. */
const commandMs = 60_000;

/** @throws Error that names the command if the browser doesn't answer in time */
async function answerInTime<T>(answer: Promise<T>, command: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${command} was not answered`)), commandMs);
  return await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** An error response of the browser. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  /** Error code of the specification, such as "stale element reference". */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

interface ErrorResponse {
  readonly error: string;
  readonly message: string;
}

/** Opens a session over HTTP, as the specification defines. @param url URL of the driver @throws WebDriverError */
export async function openOverHttp(url: string, capabilities: object): Promise<Call> {
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${url}/${path}`, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as ErrorResponse;
    throw new WebDriverError(error, message);
  };
  const opening = send('POST', 'session', { capabilities: { alwaysMatch: capabilities } });
  const opened = await answerInTime(opening, 'NewSession');
  const { sessionId } = opened as { readonly sessionId: string };
  return async (command, params = {}) => {
    const [method = '', path = ''] = commands[command].split(' ');
    const { id, ...body } = params;
    const place = `session/${sessionId}/${path.replace(':id', String(id))}`.replace(/\/$/, '');
    return await answerInTime(send(method, place, body), command);
  };
}

/**
 * Opens a session over Marionette, the protocol of Firefox behind geckodriver. Commands, parameters and results are those of WebDriver
 * as JSON. A message starts with its length in bytes and a colon.
 * @param port TCP port of Marionette
 * @throws WebDriverError
 */
export async function openOverMarionette(port: number, capabilities: object): Promise<Call> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let kept = Buffer.alloc(0);
  socket.on('data', (part) => {
    kept = Buffer.concat([kept, part]);
    for (;;) {
      const colon = kept.indexOf(':');
      const end = colon + 1 + Number(kept.toString('latin1', 0, Math.max(colon, 0)));
      if (colon < 0 || kept.length < end) return;
      const message: unknown = JSON.parse(kept.toString('utf8', colon + 1, end));
      kept = kept.subarray(end);
      // The first message describes the protocol and is no array.
      if (Array.isArray(message)) settle(message as [1, number, ErrorResponse | null, unknown]);
    }
  });
  const settle = ([, id, error, result]: [1, number, ErrorResponse | null, unknown]) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new WebDriverError(error.error, error.message));
    else resolve?.(result);
  };
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended'));
  });
  let sent = 0;
  const send = async (command: string, params: object): Promise<unknown> => {
    sent += 1;
    const pending = Promise.withResolvers<unknown>();
    waiting.set(sent, pending);
    const name = command.includes(':') ? command : `WebDriver:${command}`;
    const body = JSON.stringify([0, sent, name, params]);
    socket.write(`${Buffer.byteLength(body)}:${body}`);
    const result = await pending.promise;
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  };
  await answerInTime(send('NewSession', capabilities), 'NewSession');
  return async (command, params = {}) => await answerInTime(send(command, params), command);
}
