import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('dev-api.ts', import.meta.url));

/** An editor writes several files at once; they make one restart. */
const GATHERING_MS = 100;

/** The API in a process of its own, so that it can start afresh with changed sources. */
export type ApiProcess = {
  readonly restart: () => void;
  readonly stop: () => void;
};

/** Starts the API of `npm run dev`. The process ends by itself when this one is gone. */
export function startApiProcess(place: { endpoint: string; accessKeyId: string; port: number }): ApiProcess {
  const env = {
    ...process.env,
    DYNAMODB_ENDPOINT: place.endpoint,
    DYNAMODB_ACCESS_KEY_ID: place.accessKeyId,
    PORT: String(place.port),
  };
  let child: ChildProcess;
  let gathering: NodeJS.Timeout | undefined;
  let isRestarting = false;
  const launch = (): void => {
    child = fork(script, { env });
    child.once('exit', launchAgain);
  };
  // The port is free only when the one before has gone.
  const launchAgain = (): void => {
    if (isRestarting) launch();
    isRestarting = false;
  };
  const startAfresh = (): void => {
    isRestarting = true;
    if (!child.kill()) launchAgain();
  };
  launch();
  return {
    restart: () => {
      clearTimeout(gathering);
      gathering = setTimeout(startAfresh, GATHERING_MS);
    },
    stop: () => void child.kill(),
  };
}
