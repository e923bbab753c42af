import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { type ComponentProps, Suspense, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { findLibraryDeck } from '../../../../shared/library/catalogue.ts';
import { householdName } from '../../../../shared/schemas/household.ts';
import { avatarNames, learnerName } from '../../../../shared/schemas/learner.ts';
import { emailCode } from '../../../../shared/schemas/sign-in.ts';
import { Button } from '../../components/controls/button.tsx';
import { TextField } from '../../components/controls/field.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { AvatarPicker } from '../../components/controls/avatar-picker.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Banner, ErrorState } from '../../components/feedback/messages.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { Sentences } from '../../components/layout/sentences.tsx';
import { useAccount } from '../../lib/account/account.tsx';
import { describeFailure } from '../../lib/api/describe-error.ts';
import { isAboutCode, noticeQuery } from '../../queries/consent.ts';
import { beginFamily, showNewHousehold, takeFirstStepsMutation } from '../../queries/first-steps.ts';
import { HandOver } from '../learners/hand-over.tsx';
import styles from './first-steps.module.css';
import { PasskeyOffer } from './passkey-offer.tsx';
import { fieldOf } from '../../components/controls/contract-form.ts';

const EmailCode = lazyScreen(async () => (await import('../../components/account/email-code.tsx')).EmailCode);
const NobodyCanAgree = lazyScreen(async () => (await import('../../components/account/email-code.tsx')).NobodyCanAgree);

const ownDeck = 'own';

/** Library decks suggested to new families: small ones, starting with one for the youngest children. */
const firstDecks = ['counting', 'times-tables', 'capitals-europe', 'first-words'].flatMap(
  (id) => findLibraryDeck(id) ?? [],
);

const fields = z.object({
  familyName: householdName,
  childName: learnerName,
  avatar: z.string(),
  deck: z.string(),
  agrees: z.literal(true, 'Please read this and agree to it: without that we may not store anything about a child.'),
  code: z.optional(z.string()),
});
const fieldsWithCode = z.extend(fields, emailCode.shape);

interface FirstStepsProps {
  /** Opens the new household, on the tab for its decks or its learners. */
  readonly onOpen: (householdId: string, tab: 'learners' | 'create') => void;
  readonly onReady: () => void;
}

/** Setup for new families: three questions on one screen, then the child gets their first card. */
export function FirstSteps({ onOpen, onReady }: FirstStepsProps) {
  const notice = useQuery(noticeQuery);
  const client = useQueryClient();
  const [begun] = useState(beginFamily);
  const beginning = useMutation(takeFirstStepsMutation);

  async function open(tab: 'learners' | 'create') {
    if (!beginning.data) return;
    const { id } = beginning.data.household;
    await showNewHousehold(client);
    onOpen(id, tab);
  }

  if (beginning.data) {
    const { learner, deck } = beginning.data;
    return (
      <SectionCard title={`${learner.name} is ready`}>
        <p>
          {deck
            ? `“${deck.name}” is waiting. Give ${learner.name} this device: one press, and the first card is there.`
            : `Now ${learner.name} needs something to learn.`}
        </p>
        {deck ? (
          <HandOver learner={learner} deck={deck} isPrimary />
        ) : (
          <Button variant="primary" isWide onClick={() => void open('create')}>
            Make or import a deck
          </Button>
        )}
        <Button variant="quiet" isWide onClick={() => void open('learners')}>
          Look around first
        </Button>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="Start in a minute">
      {notice.isError && !notice.data && <ErrorState title="Failed to load the notice" of={notice} />}
      {!notice.data && !notice.isError && <Skeleton height="420px" />}
      {notice.data?.agreeing === 'nobody' && (
        <Suspense>
          <NobodyCanAgree />
        </Suspense>
      )}
      {notice.data && notice.data.agreeing !== 'nobody' && (
        <Questions
          notice={notice.data.text}
          asksForCode={notice.data.agreeing === 'email-plus'}
          failure={beginning.error}
          isBusy={beginning.isPending}
          onAnswers={({ deck: id, familyName, childName, avatar, code }) => {
            const deck = findLibraryDeck(id);
            const said = { familyName, childName, avatar, code };
            const steps = { ...said, noticeVersion: notice.data.version, ...(deck && { deck }) };
            beginning.mutate({ steps, begun }, { onSuccess: onReady });
          }}
        />
      )}
      {notice.data && <PasskeyOffer />}
    </SectionCard>
  );
}

interface QuestionsProps {
  readonly notice: readonly string[];
  /** True if the email must still be confirmed with the mailed code. */
  readonly asksForCode: boolean;
  readonly failure: Error | null;
  readonly isBusy: boolean;
  readonly onAnswers: (answers: z.output<typeof fields>) => void;
}

function Questions({ notice, asksForCode, failure, isBusy, onAnswers }: QuestionsProps) {
  const { me } = useAccount();
  const formId = useId();
  const [waitsForLink, setWaitsForLink] = useState(false);
  const [wasUnconfirmed] = useState(asksForCode && !me.emailVerified);
  const needsCode = wasUnconfirmed && !me.emailVerified && !waitsForLink;
  const form = useForm<z.input<typeof fields>, unknown, z.output<typeof fields>>({
    resolver: standardSchemaResolver(needsCode ? fieldsWithCode : fields),
    defaultValues: {
      familyName: guessFamilyName(me.email ?? ''),
      childName: '',
      avatar: avatarNames[0],
      deck: firstDecks[0]?.id ?? ownDeck,
    },
  });
  const submit = form.handleSubmit(({ code, ...answers }) => {
    if (!isBusy) onAnswers({ ...answers, ...(needsCode && { code }) });
  });
  return (
    <div className={styles.form}>
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {failure && !isAboutCode(failure) && (
          <Banner tone="error">{describeFailure(failure, 'That did not work')}</Banner>
        )}
        <TextField label="Family name" autoComplete="off" {...fieldOf(form, 'familyName')} />
        <TextField label="First child" placeholder="e.g. Emma" autoComplete="off" {...fieldOf(form, 'childName')} />
        <AvatarPicker inputOf={() => form.register('avatar')} />
        <DeckChoice inputOf={() => form.register('deck')} />
        <div className={styles.notice}>
          <Sentences of={notice} />
        </div>
        <label className={styles.agreement}>
          <input type="checkbox" aria-describedby="agreement-error" {...form.register('agrees')} />
          <span>I am the parent or guardian, and I agree to what is stored about my child.</span>
        </label>
        <p id="agreement-error" className={styles.error}>
          {form.formState.errors.agrees?.message}
        </p>
      </form>
      {wasUnconfirmed && (
        <Suspense fallback={<Skeleton height="210px" />}>
          <EmailCode
            form={formId}
            input={form.register('code')}
            error={form.formState.errors.code?.message ?? (isAboutCode(failure) ? failure.message : undefined)}
            onLinkSent={() => setWaitsForLink(true)}
          />
        </Suspense>
      )}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        isWide
        icon={<Sparkles />}
        busyText={isBusy && 'Getting everything ready...'}
      >
        Start
      </Button>
    </div>
  );
}

function DeckChoice({ inputOf }: { readonly inputOf: () => ComponentProps<'input'> }) {
  const own = { id: ownDeck, name: 'Something of our own', description: 'I type cards, or have a file.' };
  return (
    <fieldset>
      <legend className={styles.legend}>What to learn first?</legend>
      <div className={styles.decks}>
        {[...firstDecks, own].map(({ id, name, description }) => (
          <label key={id} className={styles.deck}>
            <input type="radio" value={id} {...inputOf()} />
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.detail}>{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** @returns `Smith Family` for `anna.smith@…`; an empty string if the address contains no name. */
function guessFamilyName(email: string): string {
  const name = email
    .split('@')[0]
    ?.split(/[^\p{L}]+/u)
    .findLast((part) => part.length > 2);
  return name ? `${name.charAt(0).toUpperCase()}${name.slice(1)} Family` : '';
}
