/** Where a stage answers. */
export interface StageAddresses {
  /** CloudFront's own name: `https://…`, without a path. */
  readonly site: string;
  /** Of the gateway behind CloudFront, which must refuse everybody. */
  readonly api: string;
}

interface Expectation {
  readonly what: string;
  readonly url: string;
  readonly holds: (answer: Response) => boolean | Promise<boolean>;
}

/**
 * Looks at a stage from outside, as a stranger: the page comes with its headers, the API answers through CloudFront only.
 * @param ask how an address is asked.
 * @returns one sentence for each thing that is not as it should be.
 */
export async function verifyDeployment({ site, api }: StageAddresses, ask: typeof fetch = fetch): Promise<string[]> {
  const expectations: Expectation[] = [
    { what: 'the page comes with its security headers', url: `${site}/`, holds: isGuardedPage },
    { what: 'a place in the app is the same page', url: `${site}/privacy`, holds: isGuardedPage },
    {
      what: 'a file that is not there is a 404',
      url: `${site}/assets/not-there.js`,
      holds: ({ status }) => status === 404,
    },
    {
      what: 'the API asks who calls',
      url: `${site}/api/me`,
      holds: async (answer) => await isRefusal(answer, 401, 'not-signed-in'),
    },
    {
      what: 'the gateway refuses what comes past CloudFront',
      url: `${api}/api/me`,
      holds: async (answer) => await isRefusal(answer, 403, 'not-allowed'),
    },
  ];
  const faults = await Promise.all(expectations.map(async (expectation) => await describeFault(expectation, ask)));
  return faults.filter((fault) => fault !== undefined);
}

async function describeFault({ what, url, holds }: Expectation, ask: typeof fetch): Promise<string | undefined> {
  try {
    const answer = await ask(url, { redirect: 'manual' });
    return (await holds(answer)) ? undefined : `Not so: ${what}. ${url} answered ${answer.status}.`;
  } catch (error) {
    return `Not so: ${what}. ${url} did not answer (${error instanceof Error ? error.message : String(error)}).`;
  }
}

async function isGuardedPage(answer: Response): Promise<boolean> {
  const { headers } = answer;
  const isGuarded = headers.has('content-security-policy') && headers.get('x-content-type-options') === 'nosniff';
  return answer.status === 200 && isGuarded && (await answer.text()).includes('<div id="root">');
}

async function isRefusal(answer: Response, status: number, code: string): Promise<boolean> {
  if (answer.status !== status) return false;
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code;
}
