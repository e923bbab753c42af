import { retention } from '../../../../shared/retention.ts';
import { joinNames } from '../../words/names.ts';

/** `60, 30, and 7`. */
const announcedDays = joinNames(retention.announcedDaysBefore.map(String));

/** For how long the privacy policy says that things are kept: the numbers are those by which the product deletes. */
export function WhatIsKept() {
  return (
    <>
      <p>
        We keep your data as long as your account and your household exist and are used. The log of answers is kept for
        as long as the learner exists, since the whole schedule can be rebuilt from it.
      </p>
      <ul>
        <li>
          Deleting a card, a deck, a learner or a household removes it from the service, a household with everything in
          it.
        </li>
        <li>
          A deck, card, quiz or assignment that you delete stays in your family’s bin for {retention.binDays} days,
          unless you remove it there. Then it is gone. Learners are never in the bin.
        </li>
        <li>A picture or a sound that no card shows any more is removed after {retention.unusedMediaHours} hours.</li>
        <li>
          What an import changed in a deck is kept for {retention.undoneImportDays} days, so that it can be undone.
        </li>
        <li>
          A household that nobody uses for {retention.unusedHouseholdMonths} months is deleted with everything in it. We
          write to its owners and guardians {announcedDays} days before; one sign-in keeps it.
        </li>
        <li>
          An account whose email nobody confirmed, and that has nothing, is deleted after{' '}
          {retention.unconfirmedAccountDays} days without use.
        </li>
        <li>
          We note that an account is used only every {retention.usageNotedEveryDays} days: what goes because nobody uses
          it may go up to {retention.usageNotedEveryDays - 1} days later.
        </li>
        <li>
          Where a grown-up shares a deck, whoever has the code can take a copy of its cards for{' '}
          {retention.sharedDeckDays} days, or until the sharing is ended. Copies stay with those who took them.
        </li>
        <li>Backups forget it after at most {retention.backupDays} days.</li>
        <li>
          A session ends after {retention.unusedSignInDays} days without use, at the latest after {retention.signInDays}{' '}
          days.
        </li>
        <li>Operating logs are deleted after {retention.logDays} days.</li>
        <li>What administrators did is kept for {retention.auditDays} days, by numbers without names.</li>
        <li>
          Counts of failed sign-ins are forgotten within hours. What a request was answered is kept, encrypted so that
          only the sender can read it, for {retention.keptAnswerHours} hours.
        </li>
        <li>
          Of what was erased we keep a number and the time, so that a restored backup is erased again before anybody can
          use it.
        </li>
      </ul>
    </>
  );
}
