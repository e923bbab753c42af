import { Suspense, useEffect, useRef, useState } from 'react';
import { householdOfId } from '../../../shared/ids.ts';
import type { OpenVisit } from '../../../shared/schemas/visit.ts';
import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { type AskedCall, answerReasonsBy } from '../lib/api/api-client.ts';

const ReasonDialog = lazyScreen(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

interface Question {
  readonly householdId: string;
  readonly answer: Promise<boolean>;
  readonly settle: (mayGoOn: boolean) => void;
}

/** Asks an admin why they open a family's data, when the server requires a reason. One answer releases all waiting calls for that household. */
export function ReasonAsker({ onOpened }: { readonly onOpened: (householdId: string, visit: OpenVisit) => void }) {
  const [open, setOpen] = useState<Question>();
  const asked = useRef<Question>(undefined);
  const answeredAt = useRef(new Map<string, number>());

  useEffect(
    () =>
      answerReasonsBy(async (call) => {
        const householdId = findHousehold(call);
        if (householdId === undefined) return false;
        // The call was sent before the reason was saved, so it succeeds when retried.
        if ((answeredAt.current.get(householdId) ?? Number.NEGATIVE_INFINITY) >= call.begunAt) return true;
        if (asked.current) return asked.current.householdId === householdId && (await asked.current.answer);
        const { promise: answer, resolve: settle } = Promise.withResolvers<boolean>();
        asked.current = { householdId, answer, settle };
        setOpen(asked.current);
        return await answer;
      }),
    [],
  );
  // Unmounting (signing out) with the dialog open rejects the waiting calls.
  useEffect(() => () => asked.current?.settle(false), []);

  if (!open) return null;

  function close(mayGoOn: boolean) {
    if (mayGoOn) answeredAt.current.set(open?.householdId ?? '', performance.now());
    asked.current = undefined;
    setOpen(undefined);
    open?.settle(mayGoOn);
  }

  return (
    <Suspense fallback={null}>
      <ReasonDialog
        householdId={open.householdId}
        onOpened={(visit) => {
          onOpened(open.householdId, visit);
          close(true);
        }}
        onClose={() => close(false)}
      />
    </Suspense>
  );
}

/** Finds the household of a call: its `householdId`, else the household part of a path parameter or `learnerId`. */
function findHousehold({ params, query, body }: AskedCall): string | undefined {
  const sent = typeof body === 'object' ? body : {};
  const { householdId, learnerId, ...others }: Readonly<Record<string, unknown>> = { ...sent, ...query, ...params };
  if (typeof householdId === 'string') return householdId;
  const named = [...Object.keys(params ?? {}).map((name) => others[name]), learnerId];
  const id = named.find((value) => typeof value === 'string');
  return id === undefined ? undefined : householdOfId(id);
}
