import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Sprout from 'virtual:icons/sprout';
import type { Deck } from '../../../../shared/schemas/deck.ts';
import { BackButton } from '../../components/controls/button.tsx';
import { EmptyState, NotLoaded } from '../../components/feedback/messages.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { ownDecksQuery } from '../../queries/home.ts';
import styles from './garden.module.css';
import { countGrown, growthOf, Plant } from './plant.tsx';

/** The learner's decks as plants that grow with the known cards. */
export function GardenScreen({ onBack }: { readonly onBack: () => void }) {
  const { t } = useLingui();
  usePageTitle(t`My garden`);
  return (
    <div className="stack gap-4">
      <header className="row-wrap gap-2">
        <BackButton onPress={onBack} />
        <h1>{t`My garden`}</h1>
      </header>
      <Beds />
    </div>
  );
}

function Beds() {
  const { t } = useLingui();
  const decks = useQuery(ownDecksQuery);
  if (decks.data) return <Garden decks={decks.data.filter(({ totalCards }) => totalCards > 0)} />;
  return (
    <NotLoaded
      of={decks}
      loading={t`Loading your garden...`}
      failed={t`Failed to load your garden`}
      className={styles.beds}
      height="196px"
      count={4}
    />
  );
}

function Garden({ decks }: { readonly decks: readonly Deck[] }) {
  const { t } = useLingui();
  if (decks.length === 0)
    return (
      <EmptyState icon={<Sprout />} title={t`Nothing planted yet`} text={t`Each deck grows here as you learn it.`} />
    );
  const { known, growing } = countGrown(decks);
  return (
    <div className="stack gap-4">
      <p className="text-l">
        <Trans>
          <strong>
            <Plural value={known} one="# card" other="# cards" />
          </strong>{' '}
          by heart, <strong>{growing}</strong> growing
        </Trans>
      </p>
      <ul className={styles.beds}>
        {decks.map((deck) => (
          <li key={deck.id} className={styles.bed}>
            <Plant growth={growthOf(deck)} size={112} />
            <h2 dir="auto" className="breaks text-m max-full">
              {deck.name}
            </h2>
            <Shelf deck={deck} />
          </li>
        ))}
      </ul>
      <p className="note balanced text-center">{t`By heart means remembering it for three weeks.`}</p>
    </div>
  );
}

function Shelf({ deck }: { readonly deck: Deck }) {
  const { t } = useLingui();
  const { totalCards, masteredCards } = deck;
  const { growing } = countGrown([deck]);
  return (
    <>
      <span aria-hidden="true" className={styles.shelf}>
        <span className={styles.known} style={{ flexGrow: masteredCards }} />
        <span className={styles.growing} style={{ flexGrow: growing }} />
        <span style={{ flexGrow: Math.max(totalCards - masteredCards - growing, 0) }} />
      </span>
      <p className="note balanced">
        {growing > 0
          ? t`${plural(totalCards, {
              one: `${masteredCards} of # card by heart, ${growing} growing`,
              other: `${masteredCards} of # cards by heart, ${growing} growing`,
            })}`
          : t`${plural(totalCards, {
              one: `${masteredCards} of # card by heart`,
              other: `${masteredCards} of # cards by heart`,
            })}`}
      </p>
    </>
  );
}
