import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ClipboardPaste from 'virtual:icons/clipboard-paste';
import FileUp from 'virtual:icons/file-up';
import Globe from 'virtual:icons/globe';
import Grid from 'virtual:icons/grid-3x3';
import Hand from 'virtual:icons/hand';
import Languages from 'virtual:icons/languages';
import Pencil from 'virtual:icons/pencil';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { CoverColour } from '../../../../shared/card-marks.ts';
import { describeMissing, findLibraryDeck } from '../../../../shared/library/catalogue.ts';
import { householdName } from '../../../../shared/schemas/household.ts';
import { learnerName } from '../../../../shared/schemas/learner.ts';
import { AvatarPicker } from '../../components/controls/avatar-picker.tsx';
import { Button } from '../../components/controls/button.tsx';
import { fieldOf, useContractForm } from '../../components/controls/contract-form.ts';
import { TextField } from '../../components/controls/field.tsx';
import { lazyScreen } from '../../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { SectionCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { useShelf } from '../../words/shelf/shelf-words.ts';
import { Choice } from './choice.tsx';
import { type Answers, chosenDeck, nameFamily, needsChoice, ownDeck, type Question } from './first-answers.ts';
import styles from './first-steps.module.css';

/** In the chunk of the library, which few families open here. */
export const DeckOptions = lazyScreen(
  async () => (await import('../create/library/library-deck-view.tsx')).DeckOptions,
  'shelf',
  'making',
);

export interface QuestionProps {
  readonly answers: Answers;
  readonly keep: (part: Partial<Answers>) => void;
  readonly goOn: (next: Question, part: Partial<Answers>) => void;
  readonly goBack: (previous: Question) => void;
}

interface QuestionCardProps {
  readonly title: string;
  readonly step: 1 | 2 | 3;
  readonly children: ReactNode;
}

/** One question of three. Its title can take the focus. */
export function QuestionCard({ title, step, children }: QuestionCardProps) {
  const { t } = useLingui();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.question}>
      <SectionCard title={title} titleRef={titleRef} action={<span className="note">{t`${step} of 3`}</span>}>
        {children}
      </SectionCard>
    </div>
  );
}

/** The row at the end of a question: Back, then the button that goes on. */
export function Steps({ onBack, children }: { readonly onBack: () => void; readonly children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={joinClasses(styles.steps, 'row-wrap gap-3')}>
      <Button variant="quiet" onClick={onBack}>
        {t({ message: 'Back', comment: 'To the question before' })}
      </Button>
      {children}
    </div>
  );
}

const child = z.object({ childName: learnerName, avatar: z.string(), familyName: z.optional(z.string()) });
const childAndFamily = z.extend(child, { familyName: householdName });

/** The child's name and animal. The family's name is made from the child's and can be changed. */
export function WhoQuestion({ answers, keep, goOn, onJoin }: QuestionProps & { readonly onJoin: () => void }) {
  const { t } = useLingui();
  const { childName, avatar, familyName } = answers;
  const [wasNamed] = useState(familyName !== undefined);
  const [isNaming, setIsNaming] = useState(wasNamed);
  const form = useContractForm<Answers, z.infer<typeof child>>(familyName?.trim() ? childAndFamily : child, {
    childName,
    avatar,
    ...(familyName !== undefined && { familyName }),
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isNaming && !wasNamed) setFocus('familyName');
  }, [isNaming, wasNamed, setFocus]);
  const submit = form.handleSubmit((values) => goOn('what', values));
  return (
    <QuestionCard title={t`Who is learning?`} step={1}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => void submit(event)}
        onChange={() => keep(form.getValues())}
      >
        <TextField
          label={t`First child`}
          placeholder={t`e.g. Emma`}
          autoComplete="off"
          enterKeyHint="next"
          {...fieldOf(form, 'childName')}
        />
        <AvatarPicker alone={avatar} inputOf={() => form.register('avatar')} />
        {isNaming ? (
          <TextField
            label={t`Family name`}
            placeholder={childName.trim() === '' ? undefined : nameFamily({ childName })}
            autoComplete="off"
            {...fieldOf(form, 'familyName')}
          />
        ) : (
          <p className={joinClasses(styles.family, 'row-wrap note apart')}>
            <span className="shrinks breaks">
              {childName.trim() === ''
                ? t`We’ll name your family after them.`
                : t`You’ll be “${{ family: nameFamily(answers) }}”.`}
            </span>
            <Button
              variant="quiet"
              aria-label={t`Change the family name`}
              onClick={() => {
                form.setValue('familyName', childName.trim() === '' ? '' : nameFamily(answers));
                setIsNaming(true);
                keep(form.getValues());
              }}
            >{t`Change`}</Button>
          </p>
        )}
        <Button type="submit" variant="primary" isWide>{t`Next`}</Button>
      </form>
      <p className={joinClasses(styles.join, 'row-wrap note apart')}>
        {t`Is your family here already?`} <Button variant="quiet" onClick={onJoin}>{t`Join with a code`}</Button>
      </p>
    </QuestionCard>
  );
}

interface FirstDeck {
  readonly id: string;
  readonly sign: ReactNode;
  readonly colour: CoverColour;
  readonly detail: MessageDescriptor;
}

/** Library decks suggested to new families: small ones, starting with one for the youngest children. */
const firstDecks: readonly FirstDeck[] = [
  { id: 'counting', sign: <Hand />, colour: 'yellow', detail: msg`For the youngest` },
  { id: 'times-tables', sign: <Grid />, colour: 'violet', detail: msg`You pick which` },
  { id: 'capitals-europe', sign: <Globe />, colour: 'blue', detail: msg`Paris, Rome, Oslo…` },
  { id: 'first-words', sign: <Languages />, colour: 'green', detail: msg`In a new language` },
];

/** What the child learns first. One press answers it; a deck that needs a choice asks for it next. */
export function WhatQuestion({ goOn, goBack }: QuestionProps) {
  const { t } = useLingui();
  const { say } = useShelf();
  return (
    <QuestionCard title={t`What’s first?`} step={2}>
      <ul className="stack gap-2">
        {firstDecks.map(({ id, detail, ...look }) => {
          const deck = findLibraryDeck(id);
          if (!deck) return null;
          const next = needsChoice(deck) ? 'which' : 'consent';
          return (
            <Choice
              key={id}
              {...look}
              detail={t(detail)}
              name={say(deck.name)}
              onPress={() => goOn(next, { first: id })}
            />
          );
        })}
        <Choice
          sign={<Pencil />}
          colour="orange"
          name={t`Something of our own`}
          detail={t`Typed, pasted or a file`}
          onPress={() => goOn('which', { first: ownDeck })}
        />
      </ul>
      <Steps onBack={() => goBack('who')} />
    </QuestionCard>
  );
}

/** The choice within the second question: which tables or languages, or how the family's own cards come in. */
export function WhichQuestion({ answers, keep, goOn, goBack }: QuestionProps) {
  const { t } = useLingui();
  const { say } = useShelf();
  const chosen = chosenDeck(answers);
  if (!chosen) {
    const ways = [
      { Icon: Pencil, name: t`I’ll type the cards`, way: 'new-deck' },
      { Icon: ClipboardPaste, name: t`I’ll paste a list`, way: 'paste' },
      { Icon: FileUp, name: t`I have a file`, way: 'import' },
    ] as const;
    return (
      <QuestionCard title={t`Something of our own`} step={2}>
        <ul className="stack gap-2">
          {ways.map(({ Icon, name, way }) => (
            <Choice
              key={name}
              sign={<Icon />}
              colour="orange"
              name={name}
              onPress={() => goOn('consent', { first: ownDeck, way })}
            />
          ))}
        </ul>
        <Steps onBack={() => goBack('what')} />
      </QuestionCard>
    );
  }
  const missing = describeMissing(chosen.deck, chosen.choices);
  return (
    <QuestionCard title={say(chosen.deck.name)} step={2}>
      <Suspense fallback={<Skeleton height="220px" />}>
        <DeckOptions {...chosen} onChoose={(choices) => keep({ choices })} />
      </Suspense>
      {missing !== undefined && <p className="note snug block">{say(missing)}</p>}
      <Steps onBack={() => goBack('what')}>
        <Button
          variant="primary"
          disabled={missing !== undefined}
          onClick={() => goOn('consent', { choices: chosen.choices })}
        >{t`Next`}</Button>
      </Steps>
    </QuestionCard>
  );
}
